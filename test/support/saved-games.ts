/** Saved games of version 2: begun at a position, after moves, with chance that was said. */

import type { AnyGame, GameEvent } from '../../src/core/game.ts';
import { type Log, openLog } from '../../src/core/log.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { SHELF } from '../../src/games/shelf.ts';
import { type FileExtra, savedGame, writeSavedGame } from '../../src/table/file/saved-game.ts';
import { eventOf, randomPlay } from './random-game.ts';

export interface SavedFile {
  readonly name: string;
  readonly text: string;
  readonly extra: FileExtra;
}

const PLAYERS = ['Ada', 'Ben'];
const FIXED = ['layout:1A,4B,2A,3B', 'robots:r=a7,y=l11,g=l14,b=p16', 'target:red-triangle'];
const MOVES = 6;

export const setUpFiles = (): readonly SavedFile[] => [
  ...SHELF.flatMap(({ rules }) => (rules.setUp ? [setUpFile(rules)] : [])),
  ...SHELF.map(({ rules }) => laterFile(rules)),
  drawnFile('chance that was fixed', { fixed: FIXED }),
  drawnFile('chance that was asked for', 'asked'),
];

function setUpFile(game: AnyGame): SavedFile {
  const states = [...randomPlay(game, start(game).state, seededRandom(game.id), MOVES)].map(({ after }) => after);
  const setUp = states.map((state) => game.setUp!.write(state)).findLast((text) => text !== undefined);
  const begin = expectOk(openLog(game, 2, {}, [], setUp));
  return file(`${game.id}, set up`, playOn(begin, 3), { setUp });
}

/** Its first moves were given. */
function laterFile(game: AnyGame): SavedFile {
  return file(`${game.id}, begun later`, playOn(start(game), MOVES), { from: MOVES - 2, chance: 'asked' });
}

function drawnFile(name: string, chance: FileExtra['chance']): SavedFile {
  const game = SHELF.map(({ rules }) => rules).find(({ id }) => id === 'ricochet-robots')!;
  const events: GameEvent[] = [...FIXED.map((move) => ({ by: 'chance' as const, move })), { by: 0, move: 'bid:9' }];
  return file(name, expectOk(openLog(game, 2, {}, events)), { chance });
}

const start = (game: AnyGame): Log => expectOk(openLog(game, 2, {}));

function playOn(log: Log, moves: number): Log {
  const { game, options, seats } = log;
  const steps = [...randomPlay(game, log.state, seededRandom(`${game.id} on`), moves)];
  const events = steps.map((step) => eventOf(game, step));
  return { game, options, seats, events, state: steps.at(-1)?.after ?? log.state };
}

function file(name: string, log: Log, more: FileExtra): SavedFile {
  const extra = { players: PLAYERS, ...more };
  return { name, extra, text: writeSavedGame(savedGame(log, extra)) };
}
