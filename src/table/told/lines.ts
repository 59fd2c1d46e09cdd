/**
 * The log as it is told: each line is worked out once, when it is written, and the last of them are kept for whoever comes
 * later. Earlier ones are worked out again, page by page (course/past.ts).
 */
import type { Seen, Viewer } from '../../core/game.ts';
import { expectOk } from '../../core/result.ts';
import type { Transition } from '../course/automatic.ts';
import { teamOf } from '../decide/talk.ts';
import { type EventOf, type Played, type Who, whoIn } from '../events/events.ts';
import { admitMove } from '../state/position.ts';
import { seatsOf } from '../state/secrets.ts';
import { seatOf, type TableState } from '../state/state.ts';
import { commitment } from './commitments.ts';
import type { LinesPage, ToldEvent, ToldLine } from './messages.ts';

/** What somebody is sent who comes anew. */
export const GREETED = 100;
/** At least so many are kept, and less than twice as many: whoever has missed no more of them is told just those. */
const KEPT = 128;

interface KeptLine {
  readonly seq: number;
  readonly at: number;
  /** How many events the game had before it. */
  readonly events: number;
  readonly named: readonly Who[];
  readonly told: ToldByViewer;
}

interface ToldByViewer {
  /** For everybody but those below. */
  readonly common: ToldEvent;
  readonly bySeat?: readonly ToldEvent[];
  /** For everybody, once the game is over: nothing is hidden any more. */
  readonly revealed?: ToldEvent;
  /** For these people alone: partners as they were then. */
  readonly between?: { readonly people: readonly Who[]; readonly what: ToldEvent };
}

export class ToldLines {
  readonly #kept: number;
  #lines: KeptLine[] = [];

  constructor(kept = KEPT) {
    this.#kept = kept;
  }

  /** The place of the first that is kept. */
  get first(): number {
    return this.#lines[0]?.seq ?? 0;
  }

  open(by: Who, at: number, events: number): void {
    this.#lines.push({ seq: 0, at, events, named: [by], told: { common: { t: 'opened', by } } });
  }

  add(transition: Transition, at: number): void {
    const { seq, position } = transition.before;
    const named = whoIn(transition.event);
    this.#lines.push({ seq, at, events: position.events.length, named, told: told(transition) });
    if (this.#lines.length >= 2 * this.#kept) this.#lines = this.#lines.slice(-this.#kept);
  }

  /** What somebody is told who knows the lines before `from`: those that are missing, or the last ones if they are too many. */
  since(from: number, state: TableState, who: Who | undefined): LinesPage {
    return this.page(from >= this.first ? from : Math.max(0, state.seq - GREETED), state.seq, state, who);
  }

  /**
   * The lines of these places, as far as they are kept. What was seen is told by seat as it is now, so that who sat down
   * late sees his own game; and once it is over everybody sees all of it.
   */
  page(from: number, before: number, state: TableState, who: Who | undefined): LinesPage {
    const viewer = seatOf(state, who) ?? 'spectator';
    const index = (seq: number) => Math.max(0, seq - this.first);
    const lines = this.#lines.slice(index(from), index(before));
    return {
      lines: lines.map((line) => (state.phase === 'over' && revealed(line)) || asTold(line, viewer, who)),
      events: lines[0]?.events ?? state.position.events.length,
    };
  }

  /** Who is named in the lines that are kept. */
  get people(): readonly Who[] {
    return [...new Set(this.#lines.flatMap(({ named }) => named))];
  }

  newest(viewer: Viewer, who: Who | undefined): ToldLine {
    return asTold(this.#lines.at(-1)!, viewer, who);
  }
}
const revealed = ({ seq, at, told }: KeptLine): ToldLine | undefined =>
  told.revealed && { seq, at, what: told.revealed };

function asTold({ seq, at, told }: KeptLine, viewer: Viewer, who: Who | undefined): ToldLine {
  const { common, bySeat, between } = told;
  if (between && who !== undefined && between.people.includes(who)) return { seq, at, what: between.what };
  const what = bySeat && viewer !== 'spectator' ? bySeat[viewer]! : common;
  return { seq, at, what };
}

function told({ event, move, before }: Transition): ToldByViewer {
  switch (event.t) {
    case 'opened':
      return { common: { t: 'opened', by: event.by } };
    case 'played':
      return toldMove(before, event, move ?? expectOk(admitMove(before.position, event.by, event.move)).move);
    case 'hinted': {
      const common: ToldEvent = { t: 'hinted', seat: event.seat };
      return { common, bySeat: seatsOf(before.opened).map((seat) => (seat === event.seat ? event : common)) };
    }
    case 'said':
      return event.to === 'all' ? { common: event } : whispered(before, event);
    default:
      return { common: event };
  }
}

function toldMove({ position }: TableState, { by, move: text, salt }: Played, move: unknown) {
  const { game, state } = position;
  const promise = salt === undefined ? {} : { commitment: commitment(salt, text) };
  const as = (seen: Seen): ToldEvent => ({ t: 'played', seen, ...promise });
  const seenBy = (viewer: Viewer) => game.seen(state, by, move, viewer);
  const common = as(seenBy('spectator'));
  if (game.open) return { common };
  const seen = seatsOf(position).map(seenBy);
  const { effects } = (typeof by === 'number' && seen[by]) || seenBy('spectator');
  return { common, bySeat: seen.map(as), revealed: as({ by, move: text, effects }) };
}

function whispered(before: TableState, event: EventOf<'said'>) {
  const people = teamOf(before, event.who).flatMap((seat) => {
    const holder = before.holders[seat]!;
    return 'who' in holder ? [holder.who] : [];
  });
  return { common: { t: 'whispered', who: event.who } as const, between: { people, what: event } };
}
