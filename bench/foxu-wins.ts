/** Won positions of Foxu, played on by level 5 with few nodes against a level 5 that sees everything: none may be lost. */
import { seededRandom } from '../src/core/random.ts';
import { expectOk } from '../src/core/result.ts';
import { bot } from '../src/games/foxu/bot.ts';
import { rules } from '../src/games/foxu/index.ts';
import { analyst } from '../src/games/foxu/solver/analyst.ts';
import type { FoxuState } from '../src/games/foxu/state.ts';

const POSITIONS = 60;
/** Some 0.02 s a move. */
const FEW = 20_000;
const MANY = 3_000_000;

export async function benchFoxuWins(): Promise<void> {
  let won = 0;
  let moves = 0;
  for (let position = 0, game = 0; position < POSITIONS; game++) {
    const start = randomPosition(game);
    const seat = rules.toAct(start)[0];
    if (seat === undefined || !(await isWon(start, Number(seat)))) continue;
    position++;
    let state = start;
    for (let by = seat; by !== undefined; by = rules.toAct(state)[0]!) {
      const budget = { nodes: by === seat ? FEW : MANY };
      const random = seededRandom(`foxu wins ${game}`, moves++);
      const choice = await bot.choose(rules.view(state, Number(by)), 5, { budget, random, now: () => 0 });
      state = rules.apply(state, by, choice!.move);
    }
    if (rules.outcome(state)!.winners.includes(Number(seat))) won++;
  }
  console.log(`\nfoxu, won positions kept by level 5 with ${FEW} nodes a move: ${won} of ${POSITIONS}`);
  if (won < POSITIONS) throw new Error('foxu: a won position was lost');
}

/** After one to six random slides; one slide leaves the pie to decide. */
function randomPosition(game: number): FoxuState {
  const random = seededRandom('bench foxu wins', game);
  let state = rules.start(expectOk(rules.options({}, 2)), 2);
  for (let by = rules.toAct(state)[0]; by !== undefined && state.slides < 1 + (game % 6); by = rules.toAct(state)[0]) {
    state = rules.apply(state, by, rules.draw(state, by, random));
  }
  return state;
}

async function isWon(state: FoxuState, seat: number): Promise<boolean> {
  const view = rules.view(state, 'spectator');
  const { value } = (await analyst.analyse(view, { budget: {}, random: () => 0, now: () => 0 })) as { value: number };
  return value === (seat === 0 ? 1 : -1);
}
