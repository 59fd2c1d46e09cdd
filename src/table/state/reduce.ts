/** The reducer: a table and one more event of its log give the table after it. */
import type { Level } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import { expectOk } from '../../core/result.ts';
import type { EventOf, TableEvent } from '../events/events.ts';
import { charged } from './allowance.ts';
import { type Ending, sideOf, stopped } from './ending.ts';
import { bot, comes, goneAt, person, personAt, put, stand } from './holders.ts';
import { admitMove, advance, positionAt, type TablePosition } from './position.ts';
import { type Holder, levelAt, presentSeats, type RematchAnswer, type TableState } from './state.ts';
import { grantTime, passTime, restoreTime, shiftTime, startTime, type Timed } from './time.ts';

/** What somebody knows already, so that nobody has to find it out again. */
export interface Known {
  /** What the rules have read and admitted. */
  readonly move?: unknown;
  /** Where a game stood that is taken back further than a position reaches. */
  readonly back?: TablePosition | undefined;
}

export function reduce(state: TableState, event: TableEvent, at: number, known: Known = {}): TableState {
  const next = change(state, event, at, known);
  const { allowances, watchersSaid } = charged(state, event, at);
  // field by field, so that all states have one shape: what is spread again and again gets another one each time, and is slow to read
  return {
    opened: next.opened,
    seq: state.seq + 1,
    phase: next.phase,
    holders: next.holders,
    gathering: next.gathering,
    swap: next.swap,
    kicked: next.kicked,
    muted: next.muted,
    talkers: next.talkers,
    allowances,
    watchersSaid,
    position: next.position,
    time: next.time,
    drawnAt: next.drawnAt,
    lookedAt: next.lookedAt,
    slept: next.slept,
    ending: next.ending,
    drawOffer: next.drawOffer,
    resignation: next.resignation,
    takeBack: next.takeBack,
    hints: next.hints,
    waived: next.waived,
    agreed: next.agreed,
    rests: next.rests,
    rematch: next.rematch,
  };
}

function change(state: TableState, event: TableEvent, at: number, { move, back }: Known): TableState {
  switch (event.t) {
    case 'sat':
      return seated(state, put(stand(state, event.who), event.seat, person(event.who)));
    case 'stood':
      return seated(state, put(state.holders, event.seat, { kind: 'free' }));
    case 'bot':
      return seated(state, put(state.holders, event.seat, bot(state, event)));
    case 'kicked':
      return { ...seated(state, stand(state, event.who)), kicked: [...state.kicked, event.who] };
    case 'let-in':
      return { ...state, kicked: state.kicked.filter((who) => who !== event.who) };
    case 'swap-asked':
      return { ...state, swap: { seat: event.seat, with: event.with } };
    case 'swap-declined':
      return { ...state, swap: undefined };
    case 'swapped': {
      const [one, other] = [state.holders[event.seat]!, state.holders[event.with]!];
      return seated(state, put(put(state.holders, event.seat, other), event.with, one));
    }
    case 'awaited':
      return {
        ...state,
        gathering: { awaited: presentSeats(state), until: at + event.ms },
        time: { ...startTime(timed(state), at), running: [], sandglasses: [] },
      };
    case 'arrived':
      return awaiting(state, (awaited) => awaited.filter((seat) => seat !== event.seat));
    case 'started':
      return {
        ...state,
        phase: 'playing',
        gathering: undefined,
        swap: undefined,
        drawnAt: at,
        time: startTime(timed(state), at),
      };
    case 'played':
      return played(state, event, at, move);
    case 'resigned':
    case 'timed-out':
      return over(state, stopped(event.t, state.position, event.seat));
    case 'resign-asked':
      return { ...state, resignation: { seat: event.seat, agreed: [] } };
    case 'resign-agreed': {
      const { resignation: asked } = state;
      return asked ? { ...state, resignation: { ...asked, agreed: [...asked.agreed, event.seat] } } : state;
    }
    case 'resign-declined':
      return { ...state, resignation: undefined };
    case 'draw-offered':
      return { ...state, drawOffer: event.seat };
    case 'draw-declined':
      return { ...state, drawOffer: undefined };
    case 'drawn':
      return over(state, { kind: 'drawn' });
    case 'called-off':
      return over(state, { kind: 'called-off', why: event.why });
    case 'hinted':
      return { ...state, hints: state.hints.map((count, seat) => (seat === event.seat ? count + 1 : count)) };
    case 'take-back-asked':
      return { ...state, takeBack: { seat: event.seat, to: event.to, agreed: [] } };
    case 'take-back-agreed': {
      const { takeBack } = state;
      return takeBack ? { ...state, takeBack: { ...takeBack, agreed: [...takeBack.agreed, event.seat] } } : state;
    }
    case 'take-back-declined':
      return { ...state, takeBack: undefined };
    case 'taken-back':
      return moved(state, back ?? positionAt(state.position, event.to), undefined, at);
    case 'went-on':
      return { ...state, lookedAt: state.position.events.length };
    case 'waived':
      return { ...state, waived: [...state.waived, { key: event.key, seat: event.seat }] };
    case 'insisted':
      return {
        ...state,
        waived: state.waived.filter(({ key, seat }) => key !== event.key || seat !== event.seat),
      };
    case 'left':
      // who goes again before all have come is awaited again
      if (state.gathering) return awaiting(state, (awaited) => [...awaited, event.seat]);
      return { ...state, holders: put(state.holders, event.seat, goneAt(state, event)) };
    case 'returned':
      return returned(state, event, at);
    case 'stand-in-agreed': {
      const agreed = new Map(state.agreed).set(event.seat, [...(state.agreed.get(event.seat) ?? []), event.by]);
      return { ...state, agreed };
    }
    case 'stand-in': {
      const { who } = personAt(state, event.seat);
      const character = comes(state, event);
      const next = handOver(state, event.seat, { kind: 'stand-in', level: event.level, character, who }, at);
      if (state.opened.control.kind === 'none') return next;
      return { ...next, rests: [...next.rests, { seat: event.seat, ms: next.time.left[event.seat]! }] };
    }
    case 'slept': {
      const before = state.slept?.from === event.from ? state.slept.ms : 0;
      const drawnAt = state.drawnAt + event.ms;
      const slept = { from: event.from, ms: before + event.ms };
      const { gathering } = state;
      return {
        ...{ ...state, drawnAt, slept },
        time: shiftTime(state.time, event.ms),
        gathering: gathering && { ...gathering, until: gathering.until + event.ms },
      };
    }
    case 'rematch-wanted':
      return answered(state, { seat: event.seat, again: true, without: event.without ?? [] });
    case 'rematch-declined':
      return answered(state, { seat: event.seat, again: false, without: [] });
    case 'level-chosen':
      return { ...state, rematch: { ...state.rematch, levels: chosen(state, event) } };
    case 'rematch':
      return { ...state, rematch: { ...state.rematch, table: event.table } };
    case 'muted':
      return { ...state, muted: [...state.muted, event.who] };
    case 'unmuted':
      return { ...state, muted: state.muted.filter((who) => who !== event.who) };
    case 'talk-set':
      return { ...state, talkers: event.talkers };
    case 'said':
    case 'reacted':
      return state;
    case 'opened':
      throw new Error('a table opens once');
  }
}

function played(state: TableState, event: EventOf<'played'>, at: number, admitted: unknown): TableState {
  const { position, opened } = state;
  const { by } = event;
  const move = admitted ?? expectOk(admitMove(position, by, event.move)).move;
  const after = advance(position, { by, move: event.move }, move, opened.policies.takeBack !== 'never');
  const next = moved(state, after, typeof by === 'number' ? by : undefined, at);
  const outcome = after.game.outcome(after.state);
  return outcome ? over(next, { kind: 'played', outcome }) : next;
}

/** Where somebody sits down or stands up nobody is waited for any more, and no exchange stands. */
const seated = (state: TableState, holders: readonly Holder[]): TableState => ({
  ...state,
  holders,
  gathering: undefined,
  swap: undefined,
});

const awaiting = (state: TableState, next: (awaited: readonly Seat[]) => readonly Seat[]): TableState =>
  state.gathering ? { ...state, gathering: { ...state.gathering, awaited: next(state.gathering.awaited) } } : state;

/** Of each seat the last answer counts. */
function answered(state: TableState, answer: RematchAnswer): TableState {
  const { rematch } = state;
  const answers = [...rematch.answers.filter(({ seat }) => seat !== answer.seat), answer];
  const before = rematch.wanted.filter((seat) => seat !== answer.seat);
  return { ...state, rematch: { ...rematch, answers, wanted: answer.again ? [...before, answer.seat] : before } };
}

/** The game stands elsewhere, by a move of `seat` if it was one. */
function moved(state: TableState, position: TablePosition, seat: Seat | undefined, at: number): TableState {
  return {
    ...state,
    position,
    time: passTime(state.time, timed(state, position), seat, at),
    drawnAt: position.drawn > state.position.drawn ? at : state.drawnAt,
    drawOffer: seat === undefined || isOffer(state, seat) ? state.drawOffer : undefined,
    resignation: isResigning(state, seat) ? undefined : state.resignation,
    takeBack: undefined,
    waived: [],
    rests: restsBut(state, seat),
  };
}

/** An offer of a draw stands until the other side moves instead of answering. */
const isOffer = ({ position, drawOffer }: TableState, seat: Seat): boolean =>
  drawOffer !== undefined && sideOf(position, drawOffer).includes(seat);

/** Who plays on has not resigned, nor has his partner. */
const isResigning = ({ position, resignation }: TableState, seat: Seat | undefined): boolean =>
  seat !== undefined && resignation !== undefined && sideOf(position, resignation.seat).includes(seat);

/** Whoever came back before the computer moved for him has what he had; after that, enough to play on. */
function returned(state: TableState, { seat, rest }: EventOf<'returned'>, at: number): TableState {
  const next = handOver(state, seat, person(personAt(state, seat).who), at);
  if (state.holders[seat]!.kind !== 'stand-in') return next;
  return { ...next, time: rest === undefined ? grantTime(next.time, seat) : restoreTime(next.time, seat, rest) };
}

/** A person's place to the computer, or back. */
function handOver(state: TableState, seat: Seat, holder: Holder, at: number): TableState {
  const agreed = new Map(state.agreed);
  agreed.delete(seat);
  const next = { ...state, holders: put(state.holders, seat, holder), agreed, rests: restsBut(state, seat) };
  return { ...next, time: passTime(state.time, timed(next), undefined, at) };
}

const restsBut = ({ rests }: TableState, seat: Seat | undefined): TableState['rests'] =>
  rests.some((each) => each.seat === seat) ? rests.filter((each) => each.seat !== seat) : rests;

const timed = (state: TableState, position = state.position): Timed => ({
  control: state.opened.control,
  position,
  isPerson: (seat) => levelAt(state, seat) === undefined,
  untimed: state.opened.policies.untimed,
});

const over = (state: TableState, ending: Ending): TableState => ({
  ...state,
  phase: 'over',
  gathering: undefined,
  swap: undefined,
  ending,
  drawOffer: undefined,
  resignation: undefined,
  takeBack: undefined,
  waived: [],
  time: { ...state.time, running: [], sandglasses: [] },
});

const chosen = ({ rematch }: TableState, { seat, level }: { readonly seat: Seat; readonly level: Level }) => [
  ...rematch.levels.filter((each) => each.seat !== seat),
  { seat, level },
];
