/** Games that version 0.1.0 kept in this browser become tables: finished ones finished, running ones running. */
import * as z from 'zod';
import { findGame } from '../../games/shelf.ts';
import { openTable } from '../../table/course/opening.ts';
import { readLog } from '../../table/course/reading.ts';
import type { TableEvent } from '../../table/events/events.ts';
import { levelForm, outcomeForm, seatForm } from '../../table/events/forms.ts';
import { sameOutcome } from '../../table/file/saved-game.ts';
import type { TableState } from '../../table/state/state.ts';
import type { Database } from './database.ts';
import { AT_HOME } from './policies.ts';
import { type LocalRecord, personAt, summaryOf } from './record.ts';
import { putInto } from './tables.ts';

const form = z.object({
  id: z.string(),
  game: z.string(),
  seats: z.int(),
  options: z.unknown(),
  players: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('person'), name: z.string() }),
      z.object({ kind: z.literal('computer'), level: levelForm }),
    ]),
  ),
  seed: z.string(),
  events: z.array(z.object({ by: z.union([seatForm, z.literal('chance'), z.literal('clock')]), move: z.string() })),
  /** Before the third form of its storage a game said apart who gave it up, and how it was played out. */
  ending: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('played'), outcome: outcomeForm }),
      z.object({ kind: z.literal('resigned'), seat: seatForm, winners: z.array(seatForm) }),
    ])
    .nullish(),
  resigned: seatForm.nullish(),
  result: outcomeForm.nullish(),
  match: z.object({ games: z.int(), outcomes: z.array(outcomeForm) }).optional(),
  started: z.number(),
  changed: z.number(),
});
type OldGame = z.output<typeof form>;

/**
 * Each for itself: one that cannot be read, or moved just now, stays where it is and harms none of the others. In one
 * transaction each, because another tab may do the same, and a page may be closed at any moment.
 */
export async function moveOldGames(database: Database): Promise<void> {
  for (const id of await database.getAllKeys('games')) {
    await moveGame(database, id).catch((error) => console.warn(`the game ${id} stays where it is`, error));
  }
}

async function moveGame(database: Database, id: string): Promise<void> {
  const transaction = database.transaction(['games', 'tables', 'rows'], 'readwrite');
  const [games, tables, rows] = [
    transaction.objectStore('games'),
    transaction.objectStore('tables'),
    transaction.objectStore('rows'),
  ];
  const moved = games.get(id).then((old) => {
    const table = tableOf(old);
    return table && Promise.all([...putInto({ tables, rows }, table.record, table.rows), games.delete(id)]);
  });
  await Promise.all([moved, transaction.done]);
}

/** undefined if it is not what version 0.1.0 wrote, or leads elsewhere by the rules of today. */
export function tableOf(raw: unknown) {
  const read = form.safeParse(raw);
  const rules = read.success ? findGame(read.data.game)?.rules : undefined;
  if (!read.success || !rules) return undefined;
  const old = read.data;
  const { id, game, seats, options, seed, started, changed, match } = old;
  const request = {
    ...{ by: personAt(0), game, seats, options, public: false, policies: AT_HOME },
    control: { kind: 'none' } as const,
    ...(match && { match: { games: match.games, outcomes: match.outcomes } }),
  };
  const bodies = bodiesOf(() => openTable(rules, request, eventsOf(old), seed, changed));
  const rows = bodies.map((body, seq) => ({ seq, at: changed, body }));
  const table = readLog(rows, () => rules);
  if (!table.ok || !endsAs(table.value.state, old)) return undefined;
  const names = Object.fromEntries(
    old.players.flatMap((player, seat) => (player.kind === 'person' ? [[personAt(seat), player.name]] : [])),
  );
  const summary = summaryOf(table.value.state, names);
  const record: LocalRecord = { id, game, seed, names, started, changed, summary };
  return { record, rows };
}

/** None if its events lead nowhere. */
function bodiesOf(open: () => ReturnType<typeof openTable>): readonly string[] {
  try {
    const opened = open();
    return opened.ok ? opened.value.bodies : [];
  } catch {
    return [];
  }
}

function eventsOf(old: OldGame): TableEvent[] {
  const gaveUp = whoGaveUp(old);
  return [
    ...old.players.map(
      (player, seat): TableEvent =>
        player.kind === 'person' ? { t: 'sat', who: personAt(seat), seat } : { t: 'bot', seat, level: player.level },
    ),
    { t: 'started' },
    ...old.events.map(({ by, move }): TableEvent => ({ t: 'played', by, move })),
    ...(gaveUp === undefined ? [] : [{ t: 'resigned', seat: gaveUp } as const]),
  ];
}

function whoGaveUp({ ending, resigned }: OldGame): number | undefined {
  return ending?.kind === 'resigned' ? ending.seat : (resigned ?? undefined);
}

/** Whether it ended then as it does now. */
function endsAs({ ending }: TableState, old: OldGame): boolean {
  const gaveUp = whoGaveUp(old);
  if (gaveUp !== undefined) return ending?.kind === 'resigned' && ending.seat === gaveUp;
  const outcome = old.ending?.kind === 'played' ? old.ending.outcome : old.result;
  return sameOutcome(ending?.kind === 'played' ? ending.outcome : null, outcome ?? null);
}
