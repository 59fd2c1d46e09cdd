/** Every event of a game, gathered from the lines of its table: for files, and for whoever goes back a long way. */
import type { GameEvent } from '../../core/game.ts';
import type { Opened, TableEvent } from '../events/events.ts';
import { type RowFault, readEvent } from '../events/forms.ts';
import { ROWS_AT_ONCE, type Row, type TableLog } from './ports.ts';
import { TableClosed } from './table-closed.ts';

/** The salt of a commitment. */
export interface Salt {
  /** The place of the move among the events of the game. */
  readonly event: number;
  readonly salt: string;
}

/** All events of a game, from all rows of its table. */
export function eventsIn(rows: Iterable<Row>, opened: Opened): readonly GameEvent[] {
  const history = new History(opened);
  for (const row of rows) history.addRow(row);
  return history.events;
}

/** The same, from a log that is read page by page. */
export async function historyOf(log: Pick<TableLog, 'read'>, opened: Opened, lines: number): Promise<History> {
  const history = new History(opened);
  for (let seq = 1; seq < lines; seq += ROWS_AT_ONCE) {
    for (const row of await log.read(seq, Math.min(ROWS_AT_ONCE, lines - seq))) {
      const fault = history.addRow(row);
      if (fault) throw new TableClosed({ seq: row.seq, ...fault });
    }
  }
  return history;
}

export class History {
  /** As the game stands: what was taken back is not in it. */
  readonly events: GameEvent[];
  readonly #salts: (string | undefined)[];

  constructor({ start }: Pick<Opened, 'start'>) {
    this.events = [...(start?.events ?? [])];
    this.#salts = this.events.map(() => undefined);
  }

  /** One more line of the table. */
  add(event: TableEvent): void {
    if (event.t === 'played') {
      this.events.push({ by: event.by, move: event.move });
      this.#salts.push(event.salt);
    }
    if (event.t === 'taken-back') {
      this.events.length = event.to;
      this.#salts.length = event.to;
    }
  }

  /** What is wrong with its form, if anything is. */
  addRow({ body }: Row): RowFault | undefined {
    const read = readEvent(body);
    if (!read.ok) return read.error;
    this.add(read.value);
    return undefined;
  }

  get salts(): readonly Salt[] {
    return this.#salts.flatMap((salt, event) => (salt === undefined ? [] : [{ event, salt }]));
  }
}
