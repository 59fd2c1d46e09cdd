/**
 * Finished games to be looked back on, each from a seed: of level 3 against level 2; of Ricochet Robots 17 rounds, each won by
 * a shortest solution. With what the review of one may take on two cores.
 */
import type { Level, Thinking } from '../src/core/bot.ts';
import type { AnyView, GameEvent, GameModule } from '../src/core/game.ts';
import { append, drawChance, type Log, openLog } from '../src/core/log.ts';
import { seededRandom } from '../src/core/random.ts';
import { expectOk } from '../src/core/result.ts';

export interface Course {
  readonly id: string;
  readonly seats: number;
  /** What a whole game may take on two cores. */
  readonly aimSeconds: number;
  play(module: GameModule, seed: string): Promise<readonly GameEvent[]>;
}

export const SEEDS = ['one', 'two', 'three'];
const LEVELS: readonly Level[] = [3, 2];
const NODES = 2000;

export const COURSES: readonly Course[] = [
  { id: 'foxu', seats: 2, aimSeconds: 5, play: played(2) },
  { id: 'royale-mastermind', seats: 1, aimSeconds: 10, play: played(1) },
  { id: 'mister-zero', seats: 2, aimSeconds: 40, play: played(2) },
  { id: 'ricochet-robots', seats: 1, aimSeconds: 20, play: solved },
  { id: 'z-game', seats: 2, aimSeconds: 30, play: played(2) },
];

/** By the computer players. */
function played(seats: number) {
  return async ({ rules, bot: load }: GameModule, seed: string): Promise<readonly GameEvent[]> => {
    const bot = await load!();
    let log: Log = drawChance(expectOk(openLog(rules, seats, undefined)), seed);
    for (let by = rules.toAct(log.state)[0]; typeof by === 'number'; by = rules.toAct(log.state)[0]) {
      const thinking: Thinking = {
        budget: { nodes: NODES },
        random: seededRandom(seed, log.events.length),
        now: () => 0,
      };
      const choice = await bot.choose(rules.view(log.state, by) as AnyView, LEVELS[by % 2]!, thinking);
      log = drawChance(expectOk(append(log, by, rules.write(choice!.move))), seed);
    }
    return log.events;
  };
}

/** Every target by a shortest solution, alone. */
async function solved({ rules, analyst: load }: GameModule, seed: string): Promise<readonly GameEvent[]> {
  const analyst = await load!();
  let log: Log = drawChance(expectOk(openLog(rules, 1, undefined)), seed);
  const make = (by: number | 'clock', move: string) => {
    log = drawChance(expectOk(append(log, by, move)), seed);
  };
  while (!rules.outcome(log.state)) {
    const thinking: Thinking = { budget: { ms: 60_000 }, random: () => 0, now: () => performance.now() };
    const view = rules.view(log.state, 'spectator');
    const { moves } = (await analyst.analyse(view, thinking)) as { readonly moves: readonly string[] };
    make(0, `bid:${moves.length}`);
    make('clock', 'glass');
    for (const slide of moves) make(0, `show:${slide}`);
  }
  return log.events;
}
