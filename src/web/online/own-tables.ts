/** One's own tables at the house that are not over, and whose turn it is there. */
import type { AnyView, Seat } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { findGame } from '../../games/shelf.ts';
import type { Who } from '../../table/events/events.ts';
import { seatOf } from '../../table/state/state.ts';
import { listOf } from '../../text/index.ts';
import type { ListedTable } from '../../wire/answers/tables.ts';
import type { OwnTable, Standing } from '../pages/own-table.ts';
import { computerName } from '../table/names.ts';
import { tableWords } from '../table/text/index.ts';
import { language } from '../text/index.ts';
import { loadMe, me, playerOf, tableOf } from './api.ts';

/** So many of the newest are asked whose turn it is; who plays more at once finds the others on his page. */
const MOST = 6;

export async function ownTables(): Promise<readonly OwnTable[]> {
  await loadMe();
  const who = me.value?.id;
  if (who === undefined) return [];
  const { tables } = await playerOf(who);
  const running = tables.filter((table) => table.status !== 'over').slice(0, MOST);
  return Promise.all(running.map((table) => ownTable(table, who)));
}

async function ownTable(table: ListedTable, who: Who): Promise<OwnTable> {
  const { id, game, changed } = table;
  const { names, standing } = { names: othersAt(table, who), standing: await standingAt(table, who) };
  return { id, game, changed, path: `/t/${id}`, names, standing, isPair: table.seats === 2 };
}

/** Those with whom one plays. */
function othersAt({ holders, names }: ListedTable, who: Who): string {
  const others = holders.flatMap((holder) => {
    if (holder.kind === 'bot') return [computerName(holder)];
    return 'who' in holder && holder.who !== who ? [names[holder.who] || tableWords().anonymous] : [];
  });
  return listOf(others, language());
}

async function standingAt(table: ListedTable, who: Who): Promise<Standing> {
  const { status, holders, id, game } = table;
  if (status === 'open') return 'waiting';
  const seat = seatOf({ holders }, who);
  const holder = seat === undefined ? undefined : holders[seat];
  if (holder?.kind === 'stand-in' || (holder?.kind === 'person' && holder.left)) return 'left';
  const there = await tableOf(id).catch(() => undefined);
  if (!there || seat === undefined) return 'theirs';
  const { gathering } = there.face;
  if (gathering) return gathering.awaited.includes(seat) ? 'awaited' : 'waiting';
  return isTurn(game, there.view, seat) ? 'yours' : 'theirs';
}

/** Whose turn it is follows from what one sees. */
export function isTurn(game: string, view: AnyView, seat: Seat): boolean {
  const rules = findGame(game)?.rules;
  return rules?.toAct(rules.imagine(view, seededRandom('own'))).includes(seat) ?? false;
}
