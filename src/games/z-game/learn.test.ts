/** What the lesson says of its positions is so. That they are legal is proved for every game in test/learn.test.ts. */
import { expect, test } from 'vitest';
import type { Diagram } from '../../board/learn.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { rules as zGame } from './index.ts';
import * as positions from './learn/positions.ts';
import type { ZGameState } from './state.ts';

function after({ seats, options, events }: Diagram, ...moves: readonly string[]): ZGameState {
  const more = moves.map((move) => ({ by: 0, move }));
  return expectOk(openLog(zGame, seats, options ?? {}, [...events, ...more])).state as ZGameState;
}
const onCell = (diagram: Diagram, cell: string, ...moves: readonly string[]) =>
  zGame.view(after(diagram, ...moves), 0).pieces[cell];

test('the set-ups with the arrow before the Z are 90, and the first steps are all there are', () => {
  // 6! / (2! · 2! · 2!)
  expect(positions.arrowInFront).toHaveLength(90);
  expect(onCell({ ...positions.setUp, events: [] }, 'c2', positions.arrowInFront[0]!)?.symbol).toBe('arrow');
  const steps = zGame.legal(after(positions.setUp), 0).list.filter(({ kind }) => kind === 'move');
  expect(steps.map(zGame.write)).toEqual([...positions.firstMoves].sort());
});

test('a hidden zero takes a zero and stays hidden', () => {
  expect(onCell(positions.hiddenTook, 'b4')).toEqual({ seat: 0, symbol: 'zero', up: false });
  expect(after(positions.hiddenTook).taken[1]).toEqual(['zero']);
});

test('the cross, the plus and the arrow take what the lesson names', () => {
  expect(after(positions.crossUp, 'e3-c5').taken[1].at(-1)).toBe('cross');
  expect(onCell(positions.plusUp, 'a7', 'a1-a7')).toEqual({ seat: 0, symbol: 'plus', up: true });
  expect(onCell(positions.arrowUp, 'c5', 'c3-c5')).toEqual({ seat: 0, symbol: 'arrow', up: true });
});

test('the base line turns a cross up, the Z saves itself, and the last step wins', () => {
  expect(onCell(positions.onBaseLine, 'e7')).toEqual({ seat: 0, symbol: 'cross', up: true });
  expect(after(positions.onBaseLine).taken[1]).toEqual(['zero']);
  expect(zGame.legal({ ...after(positions.zInDanger), turns: 9 }, 1).list.map(zGame.write)).toContain('b2-c1');
  expect(zGame.outcome(after(positions.zTaken))).toMatchObject({ winners: [0], reason: 'z-taken' });
});
