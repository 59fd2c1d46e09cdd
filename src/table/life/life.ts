/** A table's life, from the first visitor to the last word: its log folded into what is so now. */
import type { Level } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import { append, type Log } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { type Ending, sideOf, stopped } from '../ending.ts';
import type { Opened, TableEvent, Who } from './events.ts';
import { grantTime, NO_TIME, passTime, shiftTime, startTime, type Time, type Timed } from './time.ts';

export type Holder =
  | { readonly kind: 'free' }
  /** `left`: has gone, and may come back. */
  | { readonly kind: 'person'; readonly who: Who; readonly left: boolean }
  | { readonly kind: 'bot'; readonly level: Level }
  /** The computer keeps the place of somebody who left. */
  | { readonly kind: 'stand-in'; readonly level: Level; readonly who: Who };

export interface Life {
  readonly opened: Opened;
  /** The number of lines so far, and so the place of the next. */
  readonly seq: number;
  readonly phase: 'open' | 'playing' | 'over';
  readonly holders: readonly Holder[];
  readonly kicked: readonly Who[];
  readonly log: Log;
  /** The `seq` of each event of the game. */
  readonly places: readonly number[];
  /** By place in the game's log, where a move was hidden from somebody. */
  readonly salts: ReadonlyMap<number, string>;
  /** Acts that have come in already, by their senders' marks. */
  readonly keys: ReadonlyMap<string, number>;
  readonly time: Time;
  /** When the house was last away, and for how long that is made good. */
  readonly slept: { readonly from: number; readonly ms: number } | undefined;
  readonly ending: Ending | undefined;
  readonly drawOffer: Seat | undefined;
  /** Who agrees that the computer takes the place of a seat. */
  readonly agreed: ReadonlyMap<Seat, readonly Seat[]>;
  readonly rematch: { readonly wanted: readonly Seat[]; readonly table: string | undefined };
}

export function openLife(opened: Opened, log: Log): Life {
  return {
    opened,
    seq: 1,
    phase: 'open',
    holders: Array.from({ length: opened.seats }, () => ({ kind: 'free' as const })),
    kicked: [],
    log,
    places: [],
    salts: new Map(),
    keys: new Map(),
    time: NO_TIME,
    slept: undefined,
    ending: undefined,
    drawOffer: undefined,
    agreed: new Map(),
    rematch: { wanted: [], table: undefined },
  };
}

/** The table after one more line of its log. */
export function live(life: Life, event: TableEvent, at: number): Life {
  return { ...change(life, event, at), seq: life.seq + 1 };
}

function change(life: Life, event: TableEvent, at: number): Life {
  switch (event.t) {
    case 'sat':
      return { ...stand(life, event.who), holders: put(stand(life, event.who), event.seat, person(event.who)) };
    case 'stood':
      return { ...life, holders: put(life, event.seat, { kind: 'free' }) };
    case 'bot':
      return { ...life, holders: put(life, event.seat, { kind: 'bot', level: event.level }) };
    case 'kicked':
      return { ...stand(life, event.who), kicked: [...life.kicked, event.who] };
    case 'started':
      return { ...life, phase: 'playing', time: startTime(timed(life), at) };
    case 'played':
      return played(life, event, at);
    case 'resigned':
    case 'timed-out':
      return over(life, stopped(event.t, life.log, event.seat));
    case 'draw-offered':
      return { ...life, drawOffer: event.seat };
    case 'draw-declined':
      return { ...life, drawOffer: undefined };
    case 'drawn':
      return over(life, { kind: 'drawn' });
    case 'left':
      return { ...life, holders: put(life, event.seat, { ...personAt(life, event.seat), left: true }) };
    case 'returned':
      return handOver(life, event.seat, person(personAt(life, event.seat).who), at);
    case 'stand-in-agreed': {
      const agreed = new Map(life.agreed).set(event.seat, [...(life.agreed.get(event.seat) ?? []), event.by]);
      return { ...life, agreed };
    }
    case 'stand-in': {
      const { who } = personAt(life, event.seat);
      return handOver(life, event.seat, { kind: 'stand-in', level: event.level, who }, at);
    }
    case 'slept': {
      const before = life.slept?.from === event.from ? life.slept.ms : 0;
      return { ...life, time: shiftTime(life.time, event.ms), slept: { from: event.from, ms: before + event.ms } };
    }
    case 'rematch-wanted':
      return { ...life, rematch: { ...life.rematch, wanted: [...life.rematch.wanted, event.seat] } };
    case 'rematch':
      return { ...life, rematch: { ...life.rematch, table: event.table } };
    case 'said':
    case 'reacted':
      return life;
    case 'opened':
      throw new Error('a table opens once');
  }
}

function played(life: Life, event: Extract<TableEvent, { t: 'played' }>, at: number): Life {
  const log = expectOk(append(life.log, event.by, event.move));
  const seat = typeof event.by === 'number' ? event.by : undefined;
  const outcome = log.game.outcome(log.state);
  const next: Life = {
    ...life,
    log,
    places: [...life.places, life.seq],
    salts: event.salt === undefined ? life.salts : new Map(life.salts).set(life.log.events.length, event.salt),
    keys: event.key === undefined ? life.keys : new Map(life.keys).set(event.key, life.seq),
    time: passTime(life.time, timed({ ...life, log }), seat, at),
    drawOffer: seat === undefined || isOffer(life, seat) ? life.drawOffer : undefined,
  };
  return outcome ? over(next, { kind: 'played', outcome }) : next;
}

/** An offer of a draw stands until the other side moves instead of answering. */
const isOffer = ({ log, drawOffer }: Life, seat: Seat): boolean =>
  drawOffer !== undefined && sideOf(log, drawOffer).includes(seat);

/** A person's place to the computer, or back. */
function handOver(life: Life, seat: Seat, holder: Holder, at: number): Life {
  const next = { ...life, holders: put(life, seat, holder), agreed: without(life.agreed, seat) };
  const time = passTime(life.time, timed(next), undefined, at);
  return { ...next, time: life.holders[seat]!.kind === 'stand-in' ? grantTime(time, seat) : time };
}

const timed = (life: Life): Timed => ({
  control: life.opened.control,
  log: life.log,
  isPerson: (seat) => levelAt(life, seat) === undefined,
});

const over = (life: Life, ending: Ending): Life => ({
  ...life,
  phase: 'over',
  ending,
  drawOffer: undefined,
  time: { ...life.time, running: [], sandglasses: [] },
});

const person = (who: Who): Holder => ({ kind: 'person', who, left: false });

const put = ({ holders }: Life, seat: Seat, holder: Holder): Holder[] =>
  holders.map((each, index) => (index === seat ? holder : each));

const stand = (life: Life, who: Who): Life => ({
  ...life,
  holders: life.holders.map((holder) =>
    holder.kind === 'person' && holder.who === who ? ({ kind: 'free' } as const) : holder,
  ),
});

function personAt(
  { holders }: Life,
  seat: Seat,
): { readonly kind: 'person'; readonly who: Who; readonly left: boolean } {
  const holder = holders[seat];
  if (holder?.kind === 'person') return holder;
  if (holder?.kind === 'stand-in') return { kind: 'person', who: holder.who, left: true };
  throw new Error(`nobody at seat ${seat}`);
}

function without<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

/** The seat of a visitor, also while the computer keeps it. */
export function seatOf({ holders }: Life, who: Who | undefined): Seat | undefined {
  const seat = holders.findIndex(
    (holder) => (holder.kind === 'person' || holder.kind === 'stand-in') && holder.who === who,
  );
  return seat < 0 ? undefined : seat;
}

/** The level of the computer at a seat, if it plays there now. */
export function levelAt({ holders }: Life, seat: Seat): Level | undefined {
  const holder = holders[seat];
  return holder?.kind === 'bot' || holder?.kind === 'stand-in' ? holder.level : undefined;
}
