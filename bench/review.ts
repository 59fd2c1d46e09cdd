/** npm run bench:review: how long the review of a whole game takes, and how soon the first verdict is there. */
import type { GameEvent, GameModule } from '../src/core/game.ts';
import { openLog } from '../src/core/log.ts';
import { seededRandom } from '../src/core/random.ts';
import { expectOk } from '../src/core/result.ts';
import { recorded } from '../src/core/review.ts';
import { findGame } from '../src/games/shelf.ts';
import { tellIfBusy } from '../tools/busy.ts';
import { COURSES, type Course, SEEDS } from './finished-games.ts';

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
