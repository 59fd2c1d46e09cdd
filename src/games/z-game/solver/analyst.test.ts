import { describe, expect, test } from 'vitest';
import { randomPlay } from '../../../../test/support/random-game.ts';
import type { Budget } from '../../../core/bot.ts';
import { step } from '../../../core/play.ts';
import { seededRandom } from '../../../core/random.ts';
import { expectOk } from '../../../core/result.ts';
import { rules as zGame } from '../index.ts';
import type { ZGameState } from '../state.ts';
import { position } from '../test-support.ts';
import { analyst } from './analyst.ts';

interface Analysis {
  readonly value: number;
  readonly exact: boolean;
  readonly line: readonly string[];
}

async function analyse(state: ZGameState, budget: Budget = { nodes: 20_000 }): Promise<Analysis | undefined> {
  let ms = 0;
  const thinking = { budget, random: seededRandom('analyst'), now: () => ms++ };
  return (await analyst.analyse(zGame.view(state, 'spectator'), thinking)) as Analysis | undefined;
}

describe('the analyst of Z-Game', () => {
  test('sees a forced end where all is turned up, for seat 0 whoever is to move', async () => {
    for (const toMove of [0, 1] as const) {
      const [white, black] = toMove === 0 ? ['Zc1 Pa4', 'Ze4 Od6'] : ['Ze4 Od6', 'Zc1 Pa4'];
      const state = position({ white, black, toMove });
      const { value, exact, line } = (await analyse(state))!;
      expect({ value, exact }).toEqual({ value: toMove === 0 ? 1 : -1, exact: true });
      const end = line.reduce((at, move) => expectOk(step(zGame, at, { by: zGame.toAct(at)[0]!, move })), state);
      expect(zGame.outcome(end)!.winners).toEqual([toMove]);
      expect(await analyse(end)).toEqual({ value, exact: true, line: [] });
    }
  });

  test('prefers who has more, and says that it is not sure of what is hidden', async () => {
    const state = position({ white: 'Zc1 Pa2 xb2 pd2', black: 'Zc7 oa6 ob6' });
    const { value, exact, line } = (await analyse(state))!;
    expect(value).toBeGreaterThan(0.3);
    expect(exact).toBe(false);
    expect(zGame.legal(state, 0).list.map(zGame.write)).toContain(line[0]);
  });

  test('knows no more than its view: what is hidden may be exchanged', async () => {
    let differing = 0;
    for (let game = 0; game < 12; game++) {
      const random = seededRandom(`z-game analyst ${game}`);
      const state = [...randomPlay(zGame, zGame.start({ layout: 'compact', ending: 'draw' }, 2), random, 20)].at(
        -1,
      )!.after;
      const other = zGame.imagine(zGame.view(state, 'spectator'), random);
      if (JSON.stringify(other) !== JSON.stringify(state)) differing++;
      for (const budget of [{ nodes: 2_000 }, { ms: 12 }]) {
        expect(await analyse(other, budget)).toEqual(await analyse(state, budget));
      }
    }
    expect(differing).toBeGreaterThan(8);
  });

  test('has nothing to say before both have set up', async () => {
    expect(await analyse(zGame.start({ layout: 'compact', ending: 'draw' }, 2))).toBeUndefined();
  });
});
