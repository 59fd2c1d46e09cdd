/** What of a view is on the table: the round in play, or the last one until the next code is set. */
import {
  type Attribute,
  type Code,
  type MastermindView,
  ROWS_PER_ATTRIBUTE,
  type Track,
  type Value,
} from '../state.ts';

export interface ShownRow {
  readonly values: readonly Value[];
  readonly black: number;
  readonly white: number;
}

const shownRound = ({ phase, round, codes }: MastermindView): number => (phase === 'seek' ? round : codes.length);

/** A round that is over while the next one has not begun. */
export const isPast = ({ phase, codes }: MastermindView): boolean =>
  (phase === 'code' || phase === 'remove') && codes.length > 0;

export function shownRows(view: MastermindView, attribute: Attribute): ShownRow[] {
  const round = shownRound(view);
  return view.rows
    .filter((each) => each.round === round && each.row.startsWith(attribute))
    .map(({ row, black, white }) => ({ values: row.slice(attribute.length + 1).split(',') as Value[], black, white }));
}

export function shownTrack(rows: readonly ShownRow[]): Track {
  const last = rows.at(-1);
  if (last?.black === 3) return 'solved';
  return rows.length === ROWS_PER_ATTRIBUTE && last?.values.length === 3 ? 'unsolved' : 'open';
}

/** The cards on the screen: 'hidden' while they are a secret, nothing before the first code. */
export function shownCode({ phase, code, codes }: MastermindView): Code | 'hidden' | undefined {
  return code ?? (phase === 'seek' ? 'hidden' : codes.at(-1));
}
