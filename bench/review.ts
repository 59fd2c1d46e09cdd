/**
 * npm run bench:review: how long the review of a whole game takes, and how soon the first verdict is there. Games of
 * level 3 against level 2 from a seed; of Ricochet Robots 17 rounds, each won by a shortest solution.
 */
import type { Level, Thinking } from '../src/core/bot.ts';
import type { AnyView, GameEvent, GameModule } from '../src/core/game.ts';
import { append, drawChance, type Log, openLog } from '../src/core/log.ts';
import { seededRandom } from '../src/core/random.ts';
import { expectOk } from '../src/core/result.ts';
import { recorded } from '../src/core/review.ts';
import { findGame } from '../src/games/shelf.ts';
import { tellIfBusy } from '../tools/busy.ts';

interface Course {
  readonly id: string;
  readonly seats: number;
  /** What a whole game may take on two cores. */
  readonly aimSeconds: number;
  play(module: GameModule, seed: string): Promise<readonly GameEvent[]>;
}

const SEEDS = ['one', 'two', 'three'];
const LEVELS: readonly Level[] = [3, 2];
const NODES = 2000;

const COURSES: readonly Course[] = [
  { id: 'foxu', seats: 2, aimSeconds: 5, play: played(2) },
  { id: 'royale-mastermind', seats: 1, aimSeconds: 10, play: played(1) },
  { id: 'mister-zero', seats: 2, aimSeconds: 40, play: played(2) },
  { id: 'ricochet-robots', seats: 1, aimSeconds: 20, play: solved },
  { id: 'z-game', seats: 2, aimSeconds: 30, play: played(2) },
];

await tellIfBusy();
console.log('review                events   verdicts   exact   first ms   whole game s   CPU s   aim s');
for (const course of COURSES) {
  const module = findGame(course.id)!;
  for (const seed of SEEDS) await measure(course, module, await course.play(module, seed));
}

async function measure(
  { id, seats, aimSeconds }: Course,
  { rules, reviewer: load }: GameModule,
  events: readonly GameEvent[],
) {
  const reviewer = await load!();
  const { options } = expectOk(openLog(rules, seats, undefined));
  const game = recorded(rules, seats, rules.start(options, seats), events);
  const thinking = { budget: {}, random: seededRandom('review'), now: () => performance.now() };
  const start = performance.now();
  const before = process.cpuUsage();
  let [verdicts, exact, first] = [0, 0, 0];
  for await (const told of reviewer.review(game, thinking)) {
    if (verdicts++ === 0) first = performance.now() - start;
    if (!('exact' in told) || told.exact) exact++;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  // on a busy machine this is what it would take alone
  const { user, system } = process.cpuUsage(before);
  const cpu = ((user + system) / 1e6).toFixed(1);
  const cells = [String(events.length).padStart(6), String(verdicts).padStart(10), String(exact).padStart(7)];
  console.log(
    id.padEnd(22) +
      cells.join(' ') +
      first.toFixed(0).padStart(11) +
      seconds.padStart(15) +
      cpu.padStart(8) +
      String(aimSeconds).padStart(8),
  );
}

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
