/** Tells everybody at a table what has happened: each what he may know, and all who may know the same the same bytes. */
import type { Viewer } from '../../core/game.ts';
import type { TableEvent, Who } from '../../table/life/events.ts';
import { clockOf, faceOf, type Told, tell, viewerOf, viewFor } from '../../table/life/face.ts';
import { type Life, live, seatOf } from '../../table/life/life.ts';
import type { Happened, Line, ServerMessage } from '../../wire/messages.ts';
import type { Row } from '../store/store.ts';
import { openLifeFrom } from './reading.ts';
import type { Surroundings } from './surroundings.ts';

export interface Listener {
  readonly who: Who | undefined;
  send(message: ServerMessage | string): void;
}

export class Announcer {
  readonly #life: () => Life;
  readonly #around: Surroundings;
  readonly #listeners = new Set<Listener>();
  readonly #rows: Row[];

  constructor(life: () => Life, rows: readonly Row[], around: Surroundings) {
    this.#life = life;
    this.#rows = [...rows];
    this.#around = around;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  listeners(): readonly Listener[] {
    return [...this.#listeners];
  }

  isOnline(who: Who): boolean {
    return [...this.#listeners].some((listener) => listener.who === who);
  }

  /** The life of the table has just gone on from `before` by this event. */
  tell(before: Life, event: TableEvent, row: Row): void {
    const life = this.#life();
    this.#rows.push(row);
    if (this.isEmpty) return;
    const texts = new Map<Viewer, string>();
    const people = whoIn(event);
    const shared = {
      t: 'happened',
      seq: row.seq,
      at: row.at,
      now: this.#around.now(),
      ...changes(event, life),
      ...(people.length > 0 && { names: this.#around.names(people) }),
    } as const;
    for (const listener of this.#listeners) {
      const viewer = viewerOf(life, listener.who);
      let text = texts.get(viewer);
      if (text === undefined) {
        const view = event.t === 'played' || event.t === 'started' ? { view: viewFor(life, viewer) } : {};
        const message: Happened = { ...shared, what: tell(before, event, listener.who), ...view };
        text = JSON.stringify(message);
        texts.set(viewer, text);
      }
      listener.send(text);
    }
  }

  /** The lines from a place on, as this visitor was told of them. */
  lines(who: Who | undefined, from: number): Line[] {
    const [first, ...rest] = this.#rows;
    if (!first) return [];
    const lines: Line[] = [];
    let life = openLifeFrom(first, this.#life().log.game);
    const add = (row: Row, what: Told) => {
      if (row.seq >= from) lines.push({ seq: row.seq, at: row.at, what });
    };
    add(first, { t: 'opened', by: life.opened.by });
    // who sits where decides what was seen: as now, not as then, so that who has sat down late sees his own game
    const seat = seatOf(this.#life(), who);
    for (const row of rest) {
      const event = JSON.parse(row.body) as TableEvent;
      if (row.seq >= from)
        add(row, tell(seat === undefined ? life : { ...life, holders: this.#life().holders }, event, who));
      life = live(life, event, row.at);
    }
    return lines;
  }

  /** Everybody who appears in the log. */
  people(): Who[] {
    return [...new Set(this.#rows.flatMap(({ body }) => whoIn(JSON.parse(body) as TableEvent)))];
  }

  bye(reason: 'closing'): void {
    for (const listener of this.#listeners) listener.send({ t: 'bye', reason });
  }
}

/** What a page needs beside the line itself. */
function changes(event: TableEvent, life: Life): Partial<Happened> {
  if (event.t === 'said' || event.t === 'reacted') return {};
  return event.t === 'played' && life.phase === 'playing' ? { clock: clockOf(life) } : { face: faceOf(life) };
}

export const whoIn = (event: TableEvent): Who[] => {
  if (event.t === 'opened') return [event.by];
  return 'who' in event ? [event.who] : [];
};
