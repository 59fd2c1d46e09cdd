import { expect, test } from 'vitest';
import type { By, Viewer } from '../../../core/game.ts';
import { openLog } from '../../../core/log.ts';
import { expectOk } from '../../../core/result.ts';
import { board } from '../board.ts';
import { rules as ricochet } from '../index.ts';
import type { RicochetState } from '../state.ts';
import { en } from '../text/en.ts';

const ROUND = 'chance layout:1A,3B,2A,4A; chance robots:r=g2,y=l15,g=c6,b=k12; chance target:blue-square';
const WON = '0 bid:2; 1 bid:4; 1 bid:3; clock glass; 0 show:bS; 0 show:bW';

function inputFor(more: string, viewer: Viewer, notes: string | undefined, analysis?: object) {
  const events = [ROUND, ...(more ? [more] : [])].flatMap((lines) =>
    lines.split('; ').map((line) => {
      const [by, move] = line.split(' ') as [string, string];
      return { by: (/\d/.test(by) ? Number(by) : by) as By, move };
    }),
  );
  const state = expectOk(openLog(ricochet, 2, {}, events)).state as RicochetState;
  const view = ricochet.view(state, viewer);
  return { view, moves: [], draft: {}, words: en.board, names: ['Ada', 'Ben'], flipped: false, notes, analysis };
}
const shortest = { moves: ['bS', 'bW'], optimal: true, nodes: 1 };

test('what one says is noted, the newest number only; and the round once it is decided', () => {
  expect(board.jots!(inputFor('', 1, ''))).toBeUndefined();
  expect(board.jots!(inputFor('1 bid:4', 1, ''))).toBe('1=4');
  expect(board.jots!(inputFor('1 bid:4; 1 bid:3', 1, '1=4'))).toBe('1=3');
  expect(board.jots!(inputFor(WON, 1, '1=3'))).toBeUndefined();
  const noted = board.jots!(inputFor(WON, 1, '1=3', shortest));
  expect(noted).toBe('1=3 1:blue-square:0:2:2');
  const next = inputFor(`${WON}; chance target:red-circle`, 1, noted, shortest);
  expect(board.jots!(next)).toBeUndefined();
  expect(board.jots!(inputFor(WON, 'spectator', undefined, shortest))).toBeUndefined();
});

test('the tally: chips won, and round by round one’s own number against the shortest', () => {
  const ben = board.tally!(inputFor(WON, 1, '1=3 1:blue-square:0:2:2'))!;
  expect(ben.summary).toBe('Round 1 · Ada: 1 · Ben: 0 · targets to win: 8');
  expect(ben.rows).toEqual([['1', 'the blue square', '3', 'Ada (2)', '2']]);
  expect(board.tally!(inputFor(WON, 0, '1=2 1:blue-square:0:2:2'))!.rows[0]![2]).toBe('2');
  const unsolved = board.tally!(inputFor(WON, 0, '4:blue-square:-:0:9+ nonsense 5:nothing:0:1:1'))!;
  expect(unsolved.rows).toEqual([['4', 'the blue square', '–', '–', '9+']]);
  expect(board.tally!(inputFor(WON, 'spectator', undefined))!.rows).toEqual([]);
});
