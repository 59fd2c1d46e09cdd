/** escale ratings: how well everybody plays, from the games that were played; JSON in, JSON out. */

import { findGame } from '../games/shelf.ts';
import { SHOWN_AFTER } from '../ratings/rating.ts';
import { type PlayerRating, Ratings } from '../ratings/ratings.ts';
import { readGames } from '../ratings/read-games.ts';
import { type CliCommand, type Context, complain, readArgs } from './command.ts';
import { readJson } from './json-input.ts';
import { readBeside } from './store-options.ts';

const COMPLAINTS = { form: 'gamesForm', points: 'gamesPoints', twice: 'gamesTwice' } as const;

export const ratings: CliCommand = {
  async run(args, context) {
    const { values, positionals } = readArgs(args, { data: { type: 'string' } } as const, context);
    if (values.data !== undefined) return ofHouse(values.data, context);
    const broken = () => complain(context.language, 'gamesForm', { path: 'JSON' });
    const read = readGames(await readJson(positionals[0], context, broken));
    if (!read.ok) throw complain(context.language, COMPLAINTS[read.error.what], read.error.details);
    const all = new Ratings(read.value.fixed);
    for (const game of read.value.games) all.add(game);
    tell(all.list(), context);
  },
};

/** From the finished tables of a house, whether it tells ratings or not: players are told by their ids. */
async function ofHouse(folder: string, context: Context): Promise<void> {
  const { HouseRatings } = await import('../server/ratings/house-ratings.ts');
  await readBeside(folder, context, async ({ logs }) => {
    const house = new HouseRatings(logs, findGame);
    await house.readOn();
    tell(house.all(), context);
  });
}

function tell(list: readonly PlayerRating[], { say }: Context): void {
  const ratings = list.map(({ game, ...rating }) => ({
    ...(game !== '' && { game }),
    ...rating,
    shown: rating.games >= SHOWN_AFTER,
  }));
  say(JSON.stringify({ ratings }));
}
