/** What the lesson says of its positions is so. That they are legal is proved for every game in test/learn.test.ts. */
import { expect, test } from 'vitest';
import type { Diagram } from '../../board/learn.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { rules as ricochet } from './index.ts';
import * as positions from './learn/positions.ts';

function played({ seats, events }: Diagram, ...moves: readonly string[]) {
  const more = moves.map((move) => ({ by: 0, move }));
  return ricochet.view(expectOk(openLog(ricochet, seats, {}, [...events, ...more])).state as never, 0);
}

test('blue stops on k10, then on d10, and has won', () => {
  expect(played(positions.oneLeft).robots.b).toBe('k10');
  const { robots, won } = played(positions.squareWon);
  expect([robots.b, won[0]]).toEqual(['d10', ['blue-square']]);
});

test('straight north red fails, and round the corner it wins', () => {
  expect(played(positions.straightToShow, 'show:rN').lastRound?.winner).toBeNull();
  expect(played(positions.roundTheCorner).robots.r).toBe('o10');
  expect(played(positions.roundTheCorner, 'show:rN').won[0]).toEqual(['red-triangle']);
});

test('without its helper green does not stop on m2; with it, it wins in three', () => {
  expect(played(positions.helperToShow, 'show:gS').robots.g).not.toBe('m2');
  expect(played(positions.helperStands).robots).toMatchObject({ y: 'm1', g: 'm2' });
  expect(played(positions.helperStands, 'show:gW').won[0]).toEqual(['green-hexagon']);
});

test('green reaches the vortex in two, stopped by yellow', () => {
  const two = [
    { by: 0, move: 'bid:2' },
    { by: 'clock' as const, move: 'glass' },
  ];
  const shown = { ...positions.vortexInSilence, events: [...positions.vortexInSilence.events, ...two] };
  expect(played(shown, 'show:gS', 'show:gE').won[0]).toEqual(['vortex']);
});
