/** The sample games of the reference vectors, whole and with every ending that a game knows. */
import { readFileSync } from 'node:fs';
import type { AnyGame, By } from '../../src/core/game.ts';
import { replay } from '../../src/core/play.ts';
import { expectOk } from '../../src/core/result.ts';
import type { Step, Table } from './random-game.ts';

export interface SampleGame {
  readonly table: Table<unknown>;
  readonly steps: readonly Step<unknown, unknown>[];
}

interface Written {
  readonly seats: number;
  readonly options: unknown;
  readonly events: readonly string[];
}

export function sampleGames(game: AnyGame): readonly SampleGame[] {
  const file = new URL(`../vectors/${game.id}.json`, import.meta.url);
  const { games } = JSON.parse(readFileSync(file, 'utf8')) as { readonly games: readonly Written[] };
  return games.map(({ seats, options: raw, events }) => {
    const options = expectOk(game.options(raw, seats));
    const table = { seats, options, start: game.start(options, seats) };
    return { table, steps: stepsOf(game, table.start, events) };
  });
}

function stepsOf(game: AnyGame, start: unknown, lines: readonly string[]): Step<unknown, unknown>[] {
  let before = start;
  return lines.map((line) => {
    const [who, move] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
    const by: By = who === 'chance' || who === 'clock' ? who : Number(who);
    const after = expectOk(replay(game, before, [{ by, move }]));
    const step = { before, by, move: expectOk(game.read(move)), after };
    before = after;
    return step;
  });
}
