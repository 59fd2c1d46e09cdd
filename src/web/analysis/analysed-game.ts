/** A game on the analysis board: where it began, all that was played and tried from there, and how it becomes a file and comes back. */
import { lineOf, treeOf } from '../../core/annotated-line.ts';
import { openLog } from '../../core/log.ts';
import { err, expectOk, ok, type Result } from '../../core/result.ts';
import type { Variations } from '../../core/variations.ts';
import type { DrawnGame } from '../../games/module.ts';
import { findGame } from '../../games/shelf.ts';
import {
  type FileFault,
  type OpenedGame,
  readSavedGame,
  savedGame,
  writeSavedGame,
} from '../../table/file/saved-game.ts';

export interface AnalysedGame {
  readonly module: DrawnGame;
  readonly seats: number;
  /** As the rules have read them. */
  readonly options: unknown;
  readonly setUp?: string | undefined;
  /** Names by seat, where it is somebody's game. */
  readonly players?: readonly string[] | undefined;
  readonly tree: Variations;
}

/** Who drew what is not carried along: on the analysis board anybody may. */
export function fileOfAnalysis({ module, seats, options, setUp, players, tree }: AnalysedGame): string {
  const line = lineOf(tree);
  const log = expectOk(openLog(module.rules, seats, options, line.events, setUp));
  return writeSavedGame(savedGame(log, { setUp, annotations: line, ...(players && { players }) }));
}

export const analysedFrom = ({ saved, module, log }: OpenedGame<DrawnGame>): AnalysedGame => ({
  module,
  seats: log.seats,
  options: log.options,
  setUp: saved.setUp,
  players: saved.players?.some(Boolean) ? saved.players : undefined,
  tree: treeOf(saved),
});

export function readAnalysis(file: string): Result<AnalysedGame, FileFault> {
  const read = readSavedGame(file, findGame);
  return read.ok ? ok(analysedFrom(read.value)) : err(read.error);
}
