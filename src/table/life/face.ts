/** What is told of a table. Built up from what may be known: the same for everybody, but for views and whispers. */
import type { AnyView, Seat, Seen, Viewer } from '../../core/game.ts';
import { expectOk } from '../../core/result.ts';
import type { Ending } from '../ending.ts';
import { commitment } from './commitments.ts';
import { teamOf } from './decide.ts';
import type { TableEvent, Who } from './events.ts';
import { type Holder, type Life, seatOf } from './life.ts';
import type { TimeControl } from './time.ts';

export interface ClockFace {
  /** Milliseconds left to each seat at `since`, by the server's clock. */
  readonly left: readonly number[];
  readonly since: number;
  readonly running: readonly Seat[];
  readonly sandglasses: readonly { readonly key: string; readonly ms: number; readonly ends: number }[];
}

export interface Face {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly control: TimeControl;
  readonly public: boolean;
  readonly host: Who;
  readonly seedHash: string;
  readonly phase: Life['phase'];
  readonly holders: readonly Holder[];
  readonly ending: Ending | null;
  readonly drawOffer: Seat | null;
  readonly agreed: readonly { readonly seat: Seat; readonly by: readonly Seat[] }[];
  readonly rematch: Life['rematch']['wanted'];
  /** The table of the rematch, and the one before this one. */
  readonly next: string | null;
  readonly after: string | null;
  /** Whether partners may talk in private. */
  readonly team: boolean;
  readonly clock: ClockFace;
}

/** An event as somebody was told of it. */
export type Told =
  | Exclude<TableEvent, { t: 'played' | 'opened' }>
  | { readonly t: 'opened'; readonly by: Who }
  | { readonly t: 'played'; readonly seen: Seen; readonly commitment?: string }
  /** Partners have talked among themselves. */
  | { readonly t: 'whispered'; readonly who: Who };

export function faceOf(life: Life): Face {
  const { opened } = life;
  return {
    game: opened.game,
    seats: opened.seats,
    options: opened.options,
    control: opened.control,
    public: opened.public,
    host: opened.by,
    seedHash: opened.seedHash,
    phase: life.phase,
    holders: life.holders,
    ending: life.ending ?? null,
    drawOffer: life.drawOffer ?? null,
    agreed: [...life.agreed].map(([seat, by]) => ({ seat, by })),
    rematch: life.rematch.wanted,
    next: life.rematch.table ?? null,
    after: opened.after ?? null,
    team: life.log.game.teams?.(opened.options, opened.seats).consult ?? false,
    clock: clockOf(life),
  };
}

export const clockOf = ({ time }: Life): ClockFace => ({
  left: time.left,
  since: time.since,
  running: time.running,
  sandglasses: time.sandglasses.map(({ key, ms, ends }) => ({ key, ms, ends })),
});

export const viewerOf = (life: Life, who: Who | undefined): Viewer => seatOf(life, who) ?? 'spectator';

export const viewFor = ({ log: { game, state } }: Life, viewer: Viewer): AnyView => game.view(state, viewer);

/** `before` is the table just before the event. */
export function tell(before: Life, event: TableEvent, who: Who | undefined): Told {
  switch (event.t) {
    case 'opened':
      return { t: 'opened', by: event.by };
    case 'played': {
      const { game, state } = before.log;
      const move = expectOk(game.read(event.move));
      const seen = game.seen(state, event.by, move, viewerOf(before, who));
      return { t: 'played', seen, ...(event.salt && { commitment: commitment(event.salt, event.move) }) };
    }
    case 'said': {
      if (event.to === 'all') return event;
      const speaker = seatOf(before, event.who);
      return speaker !== undefined && teamOf(before, who).includes(speaker)
        ? event
        : { t: 'whispered', who: event.who };
    }
    default:
      return event;
  }
}
