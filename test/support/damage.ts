/** Ways in which a log can be damaged, as a disk, a hand or a program of another time would do it. */
import fc from 'fast-check';
import type { Row } from '../../src/table/course/ports.ts';

type Damage = (rows: readonly Row[]) => readonly Row[];

const place = fc.nat();
/** As if they had been written in this order. */
const renumbered = (rows: readonly Row[]) => rows.map((row, seq) => ({ ...row, seq }));
const within = (length: number, at: number) => (length === 0 ? 0 : at % length);
const changed = (rows: readonly Row[], at: number, change: (row: Row) => Row): readonly Row[] =>
  rows.map((row, index) => (index === within(rows.length, at) ? change(row) : row));

const flip = fc
  .tuple(place, place, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }))
  .map(([at, letter, other]): Damage => {
    return (rows) =>
      changed(rows, at, (row) => {
        const index = within(row.body.length, letter);
        return { ...row, body: row.body.slice(0, index) + other + row.body.slice(index + 1) };
      });
  });

const cut = fc.tuple(place, place).map(([at, letter]): Damage => {
  return (rows) => changed(rows, at, (row) => ({ ...row, body: row.body.slice(0, within(row.body.length, letter)) }));
});

/** A field gets another value, of another kind or of the right one. */
const field = fc
  .tuple(place, place, fc.oneof(fc.jsonValue(), fc.nat({ max: 20 }), fc.constantFrom('chance', 'clock', 'over')))
  .map(([at, which, value]): Damage => {
    return (rows) =>
      changed(rows, at, (row) => {
        const event = readObject(row.body);
        const names = Object.keys(event);
        const name = names[within(names.length, which)];
        return name === undefined ? row : { ...row, body: JSON.stringify({ ...event, [name]: value }) };
      });
  });

const moment = fc.tuple(place, fc.constantFrom<unknown[]>(Number.NaN, -1, 0, 2 ** 60, 0.5, '0', null, 4e15)).map(
  ([at, value]): Damage =>
    (rows) =>
      changed(rows, at, (row) => ({ ...row, at: value as number })),
);

const drop = fc.tuple(place, fc.boolean()).map(([at, renumbers]): Damage => {
  return (rows) => {
    const rest = rows.toSpliced(within(rows.length, at), 1);
    return renumbers ? renumbered(rest) : rest;
  };
});

const double = fc.tuple(place, fc.boolean()).map(([at, renumbers]): Damage => {
  return (rows) => {
    const twice = rows.flatMap((row, index) => (index === within(rows.length, at) ? [row, row] : [row]));
    return renumbers ? renumbered(twice) : twice;
  };
});

const swap = fc.tuple(place, place, fc.boolean()).map(([one, two, renumbers]): Damage => {
  return (rows) => {
    const [a, b] = [within(rows.length, one), within(rows.length, two)];
    const swapped = rows.map((row, index) => (index === a ? rows[b]! : index === b ? rows[a]! : row));
    return renumbers ? renumbered(swapped) : swapped;
  };
});

const truncate = place.map(
  (at): Damage =>
    (rows) =>
      rows.slice(0, within(rows.length, at)),
);

/** One to three of them, one after the other. */
export const damage: fc.Arbitrary<Damage> = fc
  .array(fc.oneof(flip, cut, field, field, moment, drop, double, swap, truncate), { minLength: 1, maxLength: 3 })
  .map(
    (all): Damage =>
      (rows) =>
        all.reduce((damaged, each) => each(damaged), rows),
  );

function readObject(body: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(body) };
  } catch {
    return {};
  }
}
