/** A position that is being set up, and for which kind of table; what an address says of it, and what the rules do. */
import type { PositionEditor, SettledPosition } from '../../board/position-editor.ts';
import { openLog } from '../../core/log.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { explain } from '../../text/index.ts';
import { explainOptions } from '../pages/option-fields.tsx';
import { language } from '../text/index.ts';
import { type AnalysisSource, analysisPath } from './analysis-address.ts';

export interface EditedSetting {
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** The editor's own writing. */
  readonly position: string;
}

/** The editor has the first word, the rules the last one. */
export function settle(
  { rules }: DrawnGame,
  editor: PositionEditor,
  text: GameText,
  { seats, options, position }: EditedSetting,
): Result<SettledPosition, string> {
  const read = rules.options(options, seats);
  if (!read.ok) return err(explainOptions(read.error, text));
  const settled = editor.settle({ position, seats, options: read.value });
  if (!settled.ok) return settled;
  const opened = openLog(rules, seats, options, [], settled.value.setUp);
  return opened.ok ? ok(settled.value) : err(explain(opened.error.refusal, language(), text));
}

/** An empty table of this size; options of another size's table may not be allowed there. */
export function emptySetting(
  { rules }: DrawnGame,
  editor: PositionEditor,
  seats: number,
  wished: Readonly<Record<string, unknown>>,
): EditedSetting {
  const options = rules.options(wished, seats).ok ? wished : {};
  const read = rules.options(options, seats);
  return { seats, options, position: read.ok ? editor.first(read.value, seats) : '' };
}

/** What an address asks for, as far as it can be read; `edited` is what it says in the editor's own writing. */
export function firstSetting(
  module: DrawnGame,
  editor: PositionEditor,
  source: AnalysisSource,
  edited: string,
): EditedSetting {
  const wished = source.kind === 'position' ? source : { seats: undefined, options: undefined, setUp: undefined };
  const seats = editor.seats.find((each) => each === wished.seats) ?? editor.seats[0]!;
  const empty = emptySetting(module, editor, seats, recordOf(wished.options));
  if (edited !== '') return { ...empty, position: edited };
  const read = module.rules.options(empty.options, seats);
  const opened = wished.setUp !== undefined && read.ok ? editor.open(wished.setUp, read.value, seats) : undefined;
  return opened === undefined ? empty : { ...empty, position: opened };
}

export const settingPath = (game: string, { seats, options, position }: EditedSetting): string =>
  analysisPath(game, { source: { kind: 'position', seats, options, setUp: undefined }, edited: position });

const recordOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Readonly<Record<string, unknown>>) : {};
