/** What a page makes of the lines it knows. */
import { expect, test } from 'vitest';
import { growing } from '../../core/growing.ts';
import type { ToldEvent } from '../../table/told/messages.ts';
import { seenGame } from './seen-game.ts';

const played = (move: string): ToldEvent => ({ t: 'played', seen: { by: 0, move, effects: [] } });
const back = (to: number): ToldEvent => ({ t: 'taken-back', seat: 0, to });

/** A table that began with five events; its lines are known from `start` on, when the game had `events`. */
function seen(start: number, events: number, ...what: readonly ToldEvent[]) {
  const lines = growing(
    what.map((each, index) => ({ seq: start + index, at: 0, what: each })),
    start,
  );
  const game = seenGame({ face: { from: 5, holders: [] }, events, lines } as unknown as Parameters<typeof seenGame>[0]);
  return { ...game, events: game.events.map((each) => `${each.seen.move}@${each.lines}`).join(' ') };
}

test('each event stands where it was told', () => {
  expect(seen(0, 5, { t: 'opened', by: 'ann' }, played('a'), { t: 'started' }, played('b'))).toEqual({
    ...{ before: 0, lines: 0, events: 'a@2 b@4' },
  });
  expect(seen(100, 45, played('x'), played('y'))).toEqual({ before: 40, lines: 100, events: 'x@101 y@102' });
});

test('what was taken back is gone, also where it lies before what is known', () => {
  expect(seen(100, 45, played('x'), played('y'), back(46), played('z'))).toEqual({
    ...{ before: 40, lines: 100, events: 'x@101 z@104' },
  });
  expect(seen(100, 45, played('x'), back(43), played('z'))).toEqual({ before: 38, lines: 102, events: 'z@103' });
});

test('a move is the computer’s from when it took a place until the person came back', () => {
  const told = (holder: object, ...what: readonly ToldEvent[]) => {
    const lines = growing(what.map((each, seq) => ({ seq, at: 0, what: each })));
    const page = { face: { from: 0, holders: [holder] }, events: 0, lines };
    return seenGame(page as unknown as Parameters<typeof seenGame>[0]).events.map(({ isStandIn }) => isStandIn);
  };
  const [standIn, back]: ToldEvent[] = [
    { t: 'stand-in', seat: 0, level: 3 },
    { t: 'returned', seat: 0 },
  ];
  const person = { kind: 'person', who: 'ann', left: false };
  expect(told(person, played('a'), standIn!, played('b'), back!, played('c'))).toEqual([false, true, false]);
  // he was stood in for before the first line that is known
  expect(told({ kind: 'stand-in', level: 3, character: 'rosa', who: 'ann' }, played('a'))).toEqual([true]);
});
