/** What happens between people is said, to each in words that fit. */
import { expect, test } from 'vitest';
import { growing } from '../../core/growing.ts';
import type { ToldEvent } from '../../table/told/messages.ts';
import { tellHappening } from './happening.ts';

const HOLDERS = [
  { kind: 'person', who: 'ann', left: false },
  { kind: 'person', who: 'bob', left: false },
];

/** What whoever sits at `own` reads of the last of these lines. */
const told = (own: number | undefined, ...events: readonly ToldEvent[]) => read(own, false, events);

function read(own: number | undefined, isShared: boolean, events: readonly ToldEvent[]): string | undefined {
  const lines = events.map((what, seq) => ({ seq, at: 0, what }));
  const table = {
    page: { lines: growing(lines) },
    face: { holders: HOLDERS },
    you: { who: ['ann', 'bob'][own ?? 2] ?? null, seat: own ?? null },
  } as unknown as Parameters<typeof tellHappening>[1]['table'];
  const nameAt = (seat: number) => ['Ann', 'Bob'][seat]!;
  return tellHappening(lines.at(-1)!, { own, table, nameAt, nameOf: (who) => who, hearsGuests: true, isShared });
}

const moved = (by: number): ToldEvent => ({ t: 'played', seen: { by, move: 'x', effects: [] } });

test('declining, leaving, coming back and hints are told to the others, not to whoever did it', () => {
  const done: readonly (readonly [ToldEvent, string])[] = [
    [{ t: 'draw-declined', seat: 1 }, 'Bob declined the draw.'],
    [{ t: 'take-back-declined', seat: 1 }, 'Bob declined the take-back.'],
    [{ t: 'taken-back', seat: 1, to: 0 }, 'Bob took a move back.'],
    [{ t: 'left', seat: 1 }, 'Bob left the table.'],
    [{ t: 'left', seat: 1, lost: true }, 'Bob has no connection.'],
    [{ t: 'resign-declined', seat: 1 }, 'Bob would rather play on.'],
    [{ t: 'returned', seat: 1 }, 'Bob is back.'],
    [{ t: 'stand-in', seat: 1, level: 3 }, 'The computer is playing for Bob.'],
    [{ t: 'hinted', seat: 1 }, 'Bob asked for a hint.'],
  ];
  for (const [event, sentence] of done) {
    expect([told(0, event), told(undefined, event)]).toEqual([sentence, sentence]);
    expect(told(1, event)).toBe(undefined);
  }
});

test('that somebody would let the computer play is told to who looks on; who plays is asked', () => {
  const agreed: ToldEvent = { t: 'stand-in-agreed', seat: 1, by: 0 };
  expect([told(undefined, agreed), told(0, agreed), told(1, agreed)]).toEqual([
    'Ann would let the computer play for Bob.',
    undefined,
    undefined,
  ]);
});

test('at one screen nobody is told of a hint or of a move taken back: all have seen it', () => {
  expect(read(undefined, true, [{ t: 'hinted', seat: 1 }])).toBe(undefined);
  expect(read(undefined, true, [{ t: 'taken-back', seat: 1, to: 0 }])).toBe(undefined);
  expect(read(undefined, true, [{ t: 'draw-declined', seat: 1 }])).toBe('Bob declined the draw.');
});

test('who comes back is told how often the computer has moved for him since it took his place', () => {
  const standIn: ToldEvent = { t: 'stand-in', seat: 1, level: 3 };
  const back: ToldEvent = { t: 'returned', seat: 1 };
  expect(told(1, moved(1), standIn, moved(0), moved(1), back)).toBe('The computer made one move for you.');
  expect(told(1, standIn, moved(1), moved(1), back)).toBe('The computer made 2 moves for you.');
  expect(told(1, standIn, back)).toBe(undefined);
});

test('what people without a seat say is told in the line; who has one has his bubble', () => {
  const said = (who: string): ToldEvent => ({ t: 'said', who, text: 'Good luck!', to: 'all' });
  expect(told(0, said('eve'))).toBe('eve: Good luck!');
  expect(told(0, said('bob'))).toBe(undefined);
});

test('a move says nothing here', () => {
  expect(told(0, moved(1))).toBe(undefined);
});
