/** What the suite asks of whatever keeps tables: a house, a page, a process that forgets. */
import type { Level } from '../../../src/core/bot.ts';
import type { Result } from '../../../src/core/result.ts';
import type { NotDone, TableConnection } from '../../../src/table/connection.ts';
import { type OpeningRequest, STRICT } from '../../../src/table/course/opening.ts';
import type { Row } from '../../../src/table/course/ports.ts';
import type { Policies, TableEvent, Who } from '../../../src/table/events/events.ts';
import type { TestThinker } from './thinker.ts';

/** The hosts, as docs/architecture.md calls them. */
export const HOSTS = ['house on SQLite', 'house on PostgreSQL', 'page', 'memory'] as const;
export type HostName = (typeof HOSTS)[number];

/** Everybody who ever plays here, by the same id on every host. */
export const NAMES = { ann: 'Ann', bob: 'Bob', cem: 'Cem', dia: 'Dia' } as const;
export type Name = keyof typeof NAMES;

/** What is chosen at the opening. */
export interface Choice extends Partial<Pick<OpeningRequest, 'options' | 'control' | 'start' | 'chance'>> {
  readonly game: string;
  readonly policies?: Partial<Policies>;
  readonly games?: number;
}

/** By seat: a person, or the level of a computer. The first person opens the table. */
export type Players = readonly (Name | Level)[];

export interface TestHost {
  /** Who thinks for its computers. */
  readonly thinker: TestThinker;
  /** The way its own people open a table; it has begun when it answers the id. */
  open(choice: Choice, players: Players): Promise<Result<string, NotDone>>;
  /** The way its own people speak to a table; undefined only watches. */
  connect(table: string, who: Who | undefined): Promise<TableConnection>;
  /** What is kept of a table. */
  kept(table: string): Promise<KeptTable>;
  /** A table that was kept elsewhere. */
  adopt(table: KeptTable): Promise<string>;
  /** Another writer on the same logs: a node, a tab. */
  second(): Promise<TestHost>;
  /** So much time passes, and what falls due happens. */
  pass(ms: number): Promise<void>;
  /** The machine sleeps for so long, and wakes up. */
  suspend(ms: number): Promise<void>;
  /** Closed now, opened again so much later. Whoever was connected connects anew. */
  restart(ms: number): Promise<void>;
  close(): Promise<void>;
}

export interface KeptTable {
  readonly seed: string;
  readonly rows: readonly Row[];
}

/** The same for those hosts that are told everything at once. */
export function requestOf(choice: Choice, players: Players) {
  const { policies, games = 1, ...chosen } = choice;
  const request: OpeningRequest = {
    by: openerOf(players),
    seats: players.length,
    options: undefined,
    control: { kind: 'none' },
    public: false,
    ...chosen,
    policies: { ...STRICT, ...policies },
    ...(games > 1 && { match: { games, outcomes: [] } }),
  };
  const seated = players.map(
    (player, seat): TableEvent =>
      typeof player === 'number' ? { t: 'bot', seat, level: player } : { t: 'sat', who: player, seat },
  );
  return { request, events: [...seated, { t: 'started' }] satisfies TableEvent[] };
}

export function openerOf(players: Players): Name {
  const opener = players.find((player) => typeof player === 'string');
  if (!opener) throw new Error('nobody opens it');
  return opener;
}
