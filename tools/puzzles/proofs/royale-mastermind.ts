/** Royale Mastermind by counting: every code of the deck, every row, every answer. */
import { CARDS, type MastermindState } from '../../../src/games/royale-mastermind/state.ts';
import type { Proof } from './proof.ts';

const PLACES = [0, 1, 2] as const;
const PARTS = ['color', 'shape'] as const;
type Part = (typeof PARTS)[number];
/** A card as its colour and its shape. */
type Pair = readonly [color: string, shape: string];

const pairs: readonly Pair[] = CARDS.map((card) => card.split('-') as unknown as Pair);
const valuesOf = (part: Part) => [...new Set(pairs.map((pair) => pair[PARTS.indexOf(part)]!))];
const side = (code: readonly Pair[], part: Part) => code.map((pair) => pair[PARTS.indexOf(part)]!);

export const royaleMastermind: Proof = {
  rightMoves(given, _seat, kind, began) {
    const { rounds } = given as MastermindState;
    const begin = began as MastermindState;
    const round = rounds.at(-1)!;
    const rowsAtBegin = begin.rounds.at(-1)!.rows.length;
    const open = PARTS.filter((part) => !round.rows.some((row) => row.kind === part && row.black === 3));
    if (rounds.length > begin.rounds.length || open.length === 0) return [];
    const isFirst = round.rows.length === rowsAtBegin;
    if (!isFirst && kind === 'split') return [];

    const gone = new Set(rounds.slice(0, -1).flatMap(({ code }) => code));
    const deck = pairs.filter((_, i) => !gone.has(CARDS[i]!));
    const fits = (code: readonly Pair[]) =>
      round.rows.every(
        ({ kind: part, values, black, white }) => pegs(side(code, part), values) === `${black} ${white}`,
      );
    const codes = threes(deck).filter((code) => new Set(code).size === code.length && fits(code));
    if (codes.length === 1) return open.map((part) => `${part}:${side(codes[0]!, part).join(',')}`);
    if (kind === 'name') return ['more than one code is left'];

    const rows = open.flatMap((part) => threes(valuesOf(part)).map((values) => ({ part, values })));
    const sizes = rows.map(({ part, values }) => sizesOf(codes.map((code) => pegs(side(code, part), values))));
    const text = (at: number) => `${rows[at]!.part}:${rows[at]!.values.join(',')}`;
    const places = rows.map((_, at) => at);
    if (kind === 'settle') return places.filter((at) => sizes[at]!.every((size) => size === 1)).map(text);

    const best = (measure: (parts: readonly number[]) => number) => {
      const least = Math.min(...sizes.map(measure));
      return places.filter((at) => measure(sizes[at]!) === least).map(text);
    };
    const atWorst = best((parts) => Math.max(...parts));
    const onAverage = best((parts) => parts.reduce((sum, part) => sum + part ** 2, 0));
    const answers = best((parts) => -parts.length);
    const agree = [onAverage, answers].every((each) => each.join() === atWorst.join());
    return agree ? atWorst : ['what is best is not agreed on'];
  },
};

function threes<Item>(items: readonly Item[]): Item[][] {
  return PLACES.reduce<Item[][]>((lists) => lists.flatMap((list) => items.map((item) => [...list, item])), [[]]);
}

/** Black and white, taken off one by one as a Coder would. */
function pegs(hidden: readonly string[], row: readonly string[]): string {
  const others = PLACES.filter((place) => hidden[place] !== row[place]);
  const pool = others.map((place) => hidden[place]!);
  let white = 0;
  for (const place of others) {
    const at = pool.indexOf(row[place]!);
    if (at < 0) continue;
    pool.splice(at, 1);
    white++;
  }
  return `${PLACES.length - others.length} ${white}`;
}

function sizesOf(answers: readonly string[]): number[] {
  const sizes = new Map<string, number>();
  for (const each of answers) sizes.set(each, (sizes.get(each) ?? 0) + 1);
  return [...sizes.values()];
}
