/** What a list tells of a table besides who plays: how it ended, by what clock, how long it was, and when. */
import type { GameText } from '../../core/text.ts';
import type { Who } from '../../table/events/events.ts';
import { seatOf } from '../../table/state/state.ts';
import type { TimeControl } from '../../table/state/time.ts';
import { counted, fill } from '../../text/index.ts';
import type { ListedTable } from '../../wire/answers/tables.ts';
import { computerName, tellEnding } from '../table/names.ts';
import { tableWords } from '../table/text/index.ts';
import { verdictOf } from '../table/verdict.ts';
import { language, locale, words } from '../text/index.ts';
import { onlineWords } from './text/index.ts';

/** In short words. */
export function storyOf(table: ListedTable): readonly string[] {
  const { control, moves, changed } = table;
  const when = new Date(changed).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  const length = moves === 0 ? [] : [counted(words().moves, moves, language())];
  return [clockOf(control), ...length, when];
}

/** How it ended, in a sentence; to `reader`, if he sat there. */
export function endingIn(table: ListedTable, game: GameText, reader: Who | undefined): string | undefined {
  const { ending } = table;
  if (!ending) return undefined;
  const names = table.holders.map((holder, seat) => {
    if (holder.kind === 'bot') return computerName(holder);
    return ('who' in holder && table.names[holder.who]) || game.seat(seat, table.seats);
  });
  const own = seatOf(table, reader);
  const brokenOff = tellEnding(ending, (seat) => names[seat]!, own);
  if (ending.kind === 'drawn' || ending.kind === 'called-off') return brokenOff;
  const verdict = verdictOf({ ending, names, own });
  return brokenOff ? `${brokenOff} ${verdict}` : verdict;
}

function clockOf(control: TimeControl): string {
  if (control.kind === 'none') return tableWords().times.none;
  const { clocks } = onlineWords();
  if (control.kind === 'move') return fill(clocks.move, { seconds: control.seconds.toLocaleString(locale()) });
  const { minutes, increment } = control;
  const of = { minutes: minutes.toLocaleString(locale()), increment: String(increment) };
  return fill(increment === 0 ? clocks.total : clocks.increment, of);
}
