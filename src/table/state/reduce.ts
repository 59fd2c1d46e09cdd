/** The reducer: a table and one more event of its log give the table after it. */
import type { Level } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import { expectOk } from '../../core/result.ts';
import type { EventOf, TableEvent, Who } from '../events/events.ts';
import { type Ending, sideOf, stopped } from './ending.ts';
import { admitMove, advance, positionAt, type TablePosition } from './position.ts';
import { type Holder, levelAt, type TableState } from './state.ts';
import { grantTime, passTime, shiftTime, startTime, type Timed } from './time.ts';

/** `move` is what the rules have read and admitted, where somebody has asked them already. */
export function reduce(state: TableState, event: TableEvent, at: number, move?: unknown): TableState {
  const next = change(state, event, at, move);
  return { ...next, seq: state.seq + 1, beside: event.t === 'played' ? state.beside : state.beside + 1 };
}

function change(state: TableState, event: TableEvent, at: number, move: unknown): TableState {
  switch (event.t) {
    case 'sat':
      return { ...state, holders: put(stand(state, event.who), event.seat, person(event.who)) };
    case 'stood':
      return { ...state, holders: put(state.holders, event.seat, { kind: 'free' }) };
    case 'bot':
      return { ...state, holders: put(state.holders, event.seat, { kind: 'bot', level: event.level }) };
    case 'kicked':
      return { ...state, holders: stand(state, event.who), kicked: [...state.kicked, event.who] };
    case 'started':
      return { ...state, phase: 'playing', drawnAt: at, time: startTime(timed(state), at) };
    case 'played':
      return played(state, event, at, move);
    case 'resigned':
    case 'timed-out':
      return over(state, stopped(event.t, state.position, event.seat));
    case 'draw-offered':
      return { ...state, drawOffer: event.seat };
    case 'draw-declined':
      return { ...state, drawOffer: undefined };
    case 'drawn':
      return over(state, { kind: 'drawn' });
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
      return moved(state, positionAt(state.position, state.opened, event.to), undefined, at);
    case 'went-on':
      return { ...state, lookedAt: state.position.events.length };
    case 'left':
      return { ...state, holders: put(state.holders, event.seat, { ...personAt(state, event.seat), left: true }) };
    case 'returned':
      return handOver(state, event.seat, person(personAt(state, event.seat).who), at);
    case 'stand-in-agreed': {
      const agreed = new Map(state.agreed).set(event.seat, [...(state.agreed.get(event.seat) ?? []), event.by]);
      return { ...state, agreed };
    }
    case 'stand-in': {
      const { who } = personAt(state, event.seat);
      return handOver(state, event.seat, { kind: 'stand-in', level: event.level, who }, at);
    }
    case 'slept': {
      const before = state.slept?.from === event.from ? state.slept.ms : 0;
      const drawnAt = state.drawnAt + event.ms;
      const slept = { from: event.from, ms: before + event.ms };
      return { ...state, drawnAt, time: shiftTime(state.time, event.ms), slept };
    }
    case 'rematch-wanted':
      return { ...state, rematch: { ...state.rematch, wanted: [...state.rematch.wanted, event.seat] } };
    case 'level-chosen':
      return { ...state, rematch: { ...state.rematch, levels: chosen(state, event) } };
    case 'rematch':
      return { ...state, rematch: { ...state.rematch, table: event.table } };
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

/** The game stands elsewhere, by a move of `seat` if it was one. */
function moved(state: TableState, position: TablePosition, seat: Seat | undefined, at: number): TableState {
  return {
    ...state,
    position,
    time: passTime(state.time, timed({ ...state, position }), seat, at),
    drawnAt: position.drawn > state.position.drawn ? at : state.drawnAt,
    drawOffer: seat === undefined || isOffer(state, seat) ? state.drawOffer : undefined,
    takeBack: undefined,
  };
}

/** An offer of a draw stands until the other side moves instead of answering. */
const isOffer = ({ position, drawOffer }: TableState, seat: Seat): boolean =>
  drawOffer !== undefined && sideOf(position, drawOffer).includes(seat);

/** A person's place to the computer, or back. */
function handOver(state: TableState, seat: Seat, holder: Holder, at: number): TableState {
  const agreed = new Map(state.agreed);
  agreed.delete(seat);
  const next = { ...state, holders: put(state.holders, seat, holder), agreed };
  const time = passTime(state.time, timed(next), undefined, at);
  return { ...next, time: state.holders[seat]!.kind === 'stand-in' ? grantTime(time, seat) : time };
}

const timed = (state: TableState): Timed => ({
  control: state.opened.control,
  position: state.position,
  isPerson: (seat) => levelAt(state, seat) === undefined,
});

const over = (state: TableState, ending: Ending): TableState => ({
  ...state,
  phase: 'over',
  ending,
  drawOffer: undefined,
  takeBack: undefined,
  time: { ...state.time, running: [], sandglasses: [] },
});

const chosen = ({ rematch }: TableState, { seat, level }: { readonly seat: Seat; readonly level: Level }) => [
  ...rematch.levels.filter((each) => each.seat !== seat),
  { seat, level },
];

const person = (who: Who): Holder => ({ kind: 'person', who, left: false });

const put = (holders: readonly Holder[], seat: Seat, holder: Holder): Holder[] =>
  holders.map((each, index) => (index === seat ? holder : each));

const stand = ({ holders }: TableState, who: Who): readonly Holder[] =>
  holders.map((holder) => (holder.kind === 'person' && holder.who === who ? { kind: 'free' } : holder));

function personAt({ holders }: TableState, seat: Seat): Extract<Holder, { kind: 'person' }> {
  const holder = holders[seat];
  if (holder?.kind === 'person') return holder;
  if (holder?.kind === 'stand-in') return { kind: 'person', who: holder.who, left: true };
  throw new Error(`nobody at seat ${seat}`);
}
