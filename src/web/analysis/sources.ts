/** Games that come to the analysis board: from this browser, from the house, or as a position of one's own. */
import type { Notation, Refusal } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { playedThrough } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { variationsOf } from '../../core/variations.ts';
import type { DrawnGame } from '../../games/module.ts';
import { findGame } from '../../games/shelf.ts';
import { readSavedGame } from '../../table/file/saved-game.ts';
import { LocalHost } from '../local/host.ts';
import { textOfLink } from '../local/link.ts';
import { WorkerThinker } from '../worker/thinker.ts';
import { type AnalysedGame, analysedFrom, readAnalysis } from './analysed-game.ts';
import type { AnalysisSource } from './analysis-address.ts';
import { findAnalysis } from './kept-analyses.ts';

/** Why nothing comes: it is not there, somebody still plays it, or the rules refuse the position. */
export type SourceFault = 'missing' | 'not-over' | { readonly refusal: Refusal };

export async function gameFrom(
  module: DrawnGame,
  source: AnalysisSource,
  line: readonly Notation[],
): Promise<Result<AnalysedGame, SourceFault>> {
  switch (source.kind) {
    case 'kept': {
      const kept = await findAnalysis(source.id);
      return kept ? readOrMissing(kept.file) : err('missing');
    }
    case 'table':
      return gameOfTable(source.id);
    case 'record':
      return gameOfRecord(source.id);
    case 'link':
      return gameOfLink(source.hash);
    case 'position':
      return gameAt(module, source, line);
  }
}

async function gameOfTable(id: string): Promise<Result<AnalysedGame, SourceFault>> {
  const found = await LocalHost.open(id, new WorkerThinker());
  if (!found?.ok) return err('missing');
  const host = found.value;
  try {
    return host.table.state.phase === 'over' ? readOrMissing(await host.file()) : err('not-over');
  } finally {
    host.close();
  }
}

/** The house gives a game away when it is over, and not before. */
async function gameOfRecord(id: string): Promise<Result<AnalysedGame, SourceFault>> {
  const { ApiRefusal, recordOf } = await import('../online/api.ts');
  try {
    const { game } = await recordOf(id);
    return readOrMissing(JSON.stringify(game));
  } catch (fault) {
    return err(fault instanceof ApiRefusal && fault.refusal.code === 'not-allowed' ? 'not-over' : 'missing');
  }
}

/** As with a table: only what is over. */
async function gameOfLink(hash: string): Promise<Result<AnalysedGame, SourceFault>> {
  const text = await textOfLink(hash);
  const opened = text === undefined ? undefined : readSavedGame(text, findGame);
  if (!opened?.ok) return err('missing');
  const { log } = opened.value;
  return log.game.outcome(log.state) ? ok(analysedFrom(opened.value)) : err('not-over');
}

export function gameAt(
  module: DrawnGame,
  { seats, options, setUp }: Extract<AnalysisSource, { kind: 'position' }>,
  line: readonly Notation[] = [],
): Result<AnalysedGame, SourceFault> {
  const many = seats ?? usualSeats(module);
  const log = openLog(module.rules, many, options, [], setUp);
  if (!log.ok) return err({ refusal: log.error.refusal });
  const events = playedThrough(module.rules, log.value.state, line).map(({ event }) => event);
  return ok({ module, seats: many, options: log.value.options, setUp, tree: variationsOf(events) });
}

export const usualSeats = ({ rules: { seats } }: DrawnGame): number => (seats.includes(2) ? 2 : seats[0]!);

function readOrMissing(file: string): Result<AnalysedGame, SourceFault> {
  const read = readAnalysis(file);
  return read.ok ? read : err('missing');
}
