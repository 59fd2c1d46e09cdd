/** The log as it is told: each line is worked out once, when it is written, and kept for whoever comes later. */
import type { Seen, Viewer } from '../../core/game.ts';
import { expectOk } from '../../core/result.ts';
import type { Transition } from '../course/automatic.ts';
import { teamOf } from '../decide/talk.ts';
import { type EventOf, type Played, type Who, whoIn } from '../events/events.ts';
import { admitMove } from '../state/position.ts';
import { seatsOf } from '../state/secrets.ts';
import { seatOf, type TableState } from '../state/state.ts';
import { commitment } from './commitments.ts';
import type { ToldEvent, ToldLine } from './messages.ts';

interface KeptLine {
  readonly seq: number;
  readonly at: number;
  /** For everybody but those below. */
  readonly common: ToldEvent;
  readonly bySeat?: readonly ToldEvent[];
  /** For these people alone: partners as they were then. */
  readonly between?: { readonly people: readonly Who[]; readonly what: ToldEvent };
}

export class ToldLines {
  readonly #lines: KeptLine[] = [];
  readonly #people = new Set<Who>();

  /** Everybody who appears in the log. */
  get people(): readonly Who[] {
    return [...this.#people];
  }

  open(by: Who, at: number): void {
    this.#people.add(by);
    this.#lines.push({ seq: 0, at, common: { t: 'opened', by } });
  }

  add(transition: Transition, at: number): void {
    for (const who of whoIn(transition.event)) this.#people.add(who);
    this.#lines.push({ seq: transition.before.seq, at, ...told(transition) });
  }

  /** The lines from a place on. What was seen is told by seat as it is now, so that who sat down late sees his own game. */
  from(seq: number, state: TableState, who: Who | undefined): ToldLine[] {
    const viewer = seatOf(state, who) ?? 'spectator';
    return this.#lines.slice(Math.max(0, seq)).map((line) => asTold(line, viewer, who));
  }

  newest(viewer: Viewer, who: Who | undefined): ToldLine {
    return asTold(this.#lines.at(-1)!, viewer, who);
  }
}

function asTold({ seq, at, common, bySeat, between }: KeptLine, viewer: Viewer, who: Who | undefined): ToldLine {
  if (between && who !== undefined && between.people.includes(who)) return { seq, at, what: between.what };
  const what = bySeat && viewer !== 'spectator' ? bySeat[viewer]! : common;
  return { seq, at, what };
}

function told({ event, move, before }: Transition): Pick<KeptLine, 'common' | 'bySeat' | 'between'> {
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
  const common = as(game.seen(state, by, move, 'spectator'));
  if (game.open) return { common };
  return { common, bySeat: seatsOf(position).map((seat) => as(game.seen(state, by, move, seat))) };
}

function whispered(before: TableState, event: EventOf<'said'>) {
  const people = teamOf(before, event.who).flatMap((seat) => {
    const holder = before.holders[seat]!;
    return 'who' in holder ? [holder.who] : [];
  });
  return { common: { t: 'whispered', who: event.who } as const, between: { people, what: event } };
}
