import { describe, expect, test } from 'vitest';
import { everyGame, gameCalled } from '../../test/support/all-games.ts';
import { LEVELS } from '../core/bot.ts';
import type { Seat } from '../core/game.ts';
import { append, drawChance, type Log, openLog } from '../core/log.ts';
import { seededRandom } from '../core/random.ts';
import { expectOk } from '../core/result.ts';
import { plainBot } from './plain.ts';

const opened = (id: string, seats = 2): Log =>
  drawChance(expectOk(openLog(gameCalled(id).rules, seats, undefined)), 'plain');

async function choose({ game, state }: Log, seat: Seat, nodes: number, seed = 'plain') {
  const thinking = { budget: { nodes }, random: seededRandom(seed), now: () => 0 };
  const { move, info } = (await plainBot(game).choose(game.view(state, seat), 5, thinking))!;
  return { move: game.write(move), info };
}

const inTurn = everyGame.filter(({ rules }) => rules.id !== 'ricochet-robots');

describe.each(inTurn.map(({ rules }) => ({ id: rules.id })))('$id', ({ id }) => {
  test('it plays to the end, with any level, and the same again', async () => {
    let log = opened(id);
    for (let number = 0; log.game.toAct(log.state).length > 0 && number < 12; number++) {
      const seat = log.game.toAct(log.state)[0] as Seat;
      const bot = plainBot(log.game);
      const view = log.game.view(log.state, seat);
      const level = LEVELS[number % LEVELS.length]!;
      const asked = () => ({ budget: { nodes: 12 }, random: seededRandom('again', number), now: () => 0 });
      const { move } = (await bot.choose(view, level, asked()))!;
      expect((await bot.choose(view, level, asked()))!.move).toEqual(move);
      log = drawChance(expectOk(append(log, seat, log.game.write(move))), 'plain');
    }
    expect(log.events.length).toBeGreaterThan(1);
  });
});

test('it takes a win that lies before it, where all is open', async () => {
  const game = gameCalled('mister-zero').rules;
  const random = seededRandom('a game of Mister Zero');
  let log = opened('mister-zero');
  while (log.game.toAct(log.state).length > 0) {
    const seat = log.game.toAct(log.state)[0] as Seat;
    const moves = game.legal(log.state, seat).list;
    const wins = moves.filter((move) => game.outcome(game.apply(log.state, seat, move))?.winners.includes(seat));
    if (wins.length > 0) expect(wins.map((move) => game.write(move))).toContain((await choose(log, seat, 400)).move);
    log = expectOk(append(log, seat, game.write(game.draw(log.state, seat, random))));
  }
});

test('it knows that it cannot know: a hidden hand is found half the time', async () => {
  let log = opened('template');
  const hider = log.game.toAct(log.state)[0] as Seat;
  log = expectOk(append(log, hider, 'hide:left'));
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, i) => choose(log, 1 - hider, 200, String(i))));
  for (const { info } of guesses) expect(Math.abs(info.value! - 0.5)).toBeLessThan(0.2);
  expect(new Set(guesses.map(({ move }) => move)).size).toBe(2);
});
