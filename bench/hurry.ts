/**
 * How long a computer player still thinks once nobody needs its answer, by game and level: the longest and the usual
 * over the positions of seeded games, interrupted after different times. A house's thread is held for that long.
 *   npm run bench:hurry -- [--games 3] [GAME …]
 */
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../src/core/bot.ts';
import type { AnyGame, AnyView, GameModule } from '../src/core/game.ts';
import { seededRandom } from '../src/core/random.ts';
import { SHELF } from '../src/games/shelf.ts';
import { answerQuestion, BUDGET } from '../src/table/course/questions.ts';
import { randomPlay, randomTable } from '../test/support/random-game.ts';
import { tellIfBusy } from '../tools/busy.ts';

/** Milliseconds after which it is interrupted; 0: before it has begun. */
const AFTER = [0, 30, 300];
const VIEWS_A_GAME = 12;

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '3' } },
  allowPositionals: true,
});

await tellIfBusy();
console.log('held, in ms         load    longest (usual) by level');
for (const module of SHELF) {
  const { rules, bot } = module;
  if (!bot || (positionals.length > 0 && !positionals.includes(rules.id))) continue;
  const before = performance.now();
  await bot();
  const load = performance.now() - before;
  const cells: string[] = [];
  for (const level of LEVELS) cells.push(cell(await heldAt(module, level)));
  console.log(rules.id.padEnd(18), load.toFixed(0).padStart(5), '  ', cells.join(' '));
}

async function heldAt(module: GameModule, level: Level): Promise<number[]> {
  const held: number[] = [];
  for (let game = 0; game < Number(values.games); game++) {
    for (const [index, view] of viewsOf(module.rules, `hurry/${game}`).entries()) {
      for (const after of AFTER) held.push(await heldFor(module, view, level, after, index));
    }
  }
  return held;
}

async function heldFor(
  module: GameModule,
  view: AnyView,
  level: Level,
  after: number,
  stream: number,
): Promise<number> {
  const interrupted = performance.now() + after;
  const question = { view, level, budget: BUDGET, seed: 'bench', stream };
  await answerQuestion(module, question, {
    now: () => performance.now(),
    hurried: () => performance.now() >= interrupted,
  });
  return Math.max(0, performance.now() - interrupted);
}

/** What those who were to act saw in a game at random, some moments of it. */
function viewsOf(rules: AnyGame, seed: string): readonly AnyView[] {
  const random = seededRandom(seed);
  const { start } = randomTable(rules, random);
  const views: AnyView[] = [];
  for (const { before, by } of randomPlay(rules, start, random)) {
    if (typeof by === 'number') views.push(rules.view(before, by));
  }
  const step = Math.max(1, Math.floor(views.length / VIEWS_A_GAME));
  return views.filter((_, index) => index % step === 0).slice(0, VIEWS_A_GAME);
}

function cell(held: readonly number[]): string {
  const sorted = held.toSorted((a, b) => a - b);
  return `${sorted.at(-1)!.toFixed(0)} (${sorted[sorted.length >> 1]!.toFixed(1)})`.padStart(12);
}
