/** The position that a puzzle is to be made of: where an analysis or a finished game stands, or one of one's own. */
import { openLog } from '../../../core/log.ts';
import { err, expectOk, ok, type Result } from '../../../core/result.ts';
import { BEGINNING, eventsTo, wayOn } from '../../../core/variations.ts';
import type { DrawnGame } from '../../../games/module.ts';
import type { AnalysisAddress } from '../../analysis/analysis-address.ts';
import { gameFrom, type SourceFault } from '../../analysis/sources.ts';
import type { ExamineRequest } from '../worker/questions.ts';

export interface SourcePosition {
  readonly position: ExamineRequest['position'];
  readonly state: unknown;
}

export async function positionFrom(
  module: DrawnGame,
  { source, at, line }: AnalysisAddress,
): Promise<Result<SourcePosition, SourceFault>> {
  const found = await gameFrom(module, source, line);
  if (!found.ok) return found;
  const { rules } = module;
  const { seats, options, setUp, tree } = found.value;
  const main = [BEGINNING, ...wayOn(tree, BEGINNING)];
  const events = eventsTo(tree, (at === undefined ? undefined : main[at]) ?? main.at(-1)!);
  const { state } = expectOk(openLog(rules, seats, options, events, setUp));
  const written = rules.setUp?.write(state);
  if (written === undefined) return err('missing');
  const position = { game: rules.id, seats, options: options as Record<string, unknown>, setUp: written };
  return ok({ position, state });
}
