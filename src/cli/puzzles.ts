/** escale puzzles: makes new ones, lists those that are shipped, tells those of a day. */
import type { GameModule } from '../core/game.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { SHELF } from '../games/shelf.ts';
import { dailyOf, dayNumber, FIRST_DAILY, houseGame } from '../puzzles/daily.ts';
import { makePuzzles } from '../puzzles/make.ts';
import { loadShelf } from '../puzzles/shelf.ts';
import { fill } from '../text/index.ts';
import { type CliCommand, type Context, complain, gameNamed, readArgs, wholeNumber } from './command.ts';
import { readBeside } from './store-options.ts';
import { TEXT } from './text/index.ts';

const FLAGS = {
  count: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  data: { type: 'string' },
} as const;

export const puzzles: CliCommand = {
  async run(args, context) {
    const { values, positionals } = readArgs(args, FLAGS, context);
    const [what, name] = positionals;
    switch (what) {
      case 'make':
        return make(gameNamed(name, context), wholeNumber(values.count, '--count', context), values.seed, context);
      case 'list':
        return tell(await loadShelf(withPuzzles(gameNamed(name, context), context)), values.json, context);
      case 'daily':
        return tell(await dailies(name ?? '', context), values.json, context);
      case 'ratings':
        return ratings(withPuzzles(gameNamed(name, context), context), values, context);
      default:
        throw complain(context.language, 'puzzles');
    }
  },
};

/** A line as soon as it is made. */
async function make(module: GameModule, count: number, seed: string, context: Context): Promise<void> {
  const maker = await (await withPuzzles(module, context).puzzles!()).maker();
  let left = count;
  for (const made of makePuzzles(module.rules, maker, seed)) {
    if (!made) continue;
    context.say(JSON.stringify(made.puzzle));
    if (--left === 0) return;
  }
}

/** One of each game; the house's own comes first. */
async function dailies(date: string, { language }: Context): Promise<Puzzle[]> {
  const day = dayNumber(date);
  if (!day.ok) throw complain(language, day.error === 'no-date' ? 'date' : 'dateEarly', { date, first: FIRST_DAILY });
  const games = SHELF.filter((module) => module.puzzles);
  const own = houseGame(day.value, games);
  const found = await Promise.all(
    [own, ...games.filter((each) => each !== own)].map((each) => dailyOf(each, day.value)),
  );
  return found.filter((puzzle) => puzzle !== undefined);
}

/** As people have corrected them in a house, worked out anew from its logs of attempts. */
async function ratings(
  module: GameModule,
  { data, json }: { readonly data?: string | undefined; readonly json: boolean },
  context: Context,
): Promise<void> {
  const { correctRatings } = await import('../server/ratings/house-corrections.ts');
  const { ratingLine } = TEXT[context.language].puzzles;
  await readBeside(data, context, async ({ attempts }) => {
    const told = (await correctRatings(attempts, [module])).get(module.rules.id) ?? [];
    for (const each of told) {
      const line = { id: each.puzzle, rating: String(each.rating), people: String(each.people) };
      context.say(json ? JSON.stringify(each) : fill(ratingLine, line));
    }
  });
}

function tell(found: readonly Puzzle[], json: boolean, { language, say }: Context): void {
  const { line } = TEXT[language].puzzles;
  for (const puzzle of found) {
    const { id, kind, rating } = puzzle;
    say(json ? JSON.stringify(puzzle) : fill(line, { id, kind, rating: String(rating) }));
  }
}

function withPuzzles(module: GameModule, { language }: Context): GameModule {
  if (!module.puzzles) throw complain(language, 'noPuzzles', { game: module.rules.id });
  return module;
}
