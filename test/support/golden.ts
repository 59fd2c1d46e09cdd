/** A golden game: one seeded random game, told event by event with every answer the game gives on the way. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyGame, By, GameModule } from '../../src/core/game.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { randomPlay, viewers } from './random-game.ts';

export interface GoldenHeader {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
}

const MOST_EVENTS = 150;
const DRAWING_EVERY = 10;

/** The first line of a golden file says which game to play again. */
export const readHeader = (file: string): GoldenHeader => JSON.parse(file.slice(0, file.indexOf('\n')));

export async function goldenGame({ rules: game, text }: GameModule, header: GoldenHeader): Promise<string> {
  const { seats, seed } = header;
  const english = await text.en();
  const start = game.start(expectOk(game.options(header.options, seats)), seats);
  const lines = [JSON.stringify(header), ...situation(game, start, seats)];
  let count = 0;
  let end = start;
  for (const { before, by, move, after } of randomPlay(game, start, seededRandom(seed), MOST_EVENTS)) {
    const told = game.seen(before, by, move, 'spectator');
    lines.push('', `${++count}  by ${by}  ${game.write(move)}`);
    lines.push(`   ${english.tell(told, (seat) => english.seat(seat, seats))}`);
    for (const viewer of viewers(seats)) {
      const seen = JSON.stringify(game.seen(before, by, move, viewer));
      if (viewer === 'spectator' || seen !== JSON.stringify(told)) lines.push(`   seen by ${viewer}: ${seen}`);
    }
    lines.push(...situation(game, after, seats));
    if (count % DRAWING_EVERY === 0) lines.push(game.show(game.view(after, 'spectator')));
    end = after;
  }
  lines.push('', game.show(game.view(end, 'spectator')), JSON.stringify(game.view(end, 'spectator')));
  lines.push(`outcome ${JSON.stringify(game.outcome(end) ?? null)}`);
  return `${lines.join('\n')}\n`;
}

function situation(game: AnyGame, state: unknown, seats: number): string[] {
  const toAct = game.toAct(state);
  const views = viewers(seats).map((viewer) => `${viewer} ${digest(game.view(state, viewer))}`);
  return [
    `   to act: ${toAct.join(' ') || 'nobody'}`,
    ...toAct.map((by) => choices(game, state, by)),
    `   views: ${views.join('  ')}`,
  ];
}

function choices(game: AnyGame, state: unknown, by: By): string {
  const { list, pattern } = game.legal(state, by);
  const moves = list.map((move) => game.write(move));
  const shown = moves.length <= 6 ? moves : [...moves.slice(0, 3), '…', ...moves.slice(-2)];
  return `   ${by} may: ${moves.length} ${shown.join(' ')}${pattern ? ` ${pattern}` : ''}`;
}

const digest = (value: unknown) => bytesToHex(sha256(utf8ToBytes(JSON.stringify(value)))).slice(0, 8);
