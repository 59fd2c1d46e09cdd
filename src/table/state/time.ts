/** Players' time: derived from when events happened. A game's own sandglass stands beside it. */
import type { Notation, Seat, Timer } from '../../core/game.ts';
import type { Position } from '../../core/log.ts';

export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'total'; readonly minutes: number; readonly increment: number };

/** What may be chosen. */
export const TIME_LIMITS = {
  seconds: { min: 5, max: 604_800 },
  minutes: { min: 1, max: 600 },
  increment: { min: 0, max: 600 },
} as const;

/** A sandglass of the game that runs, and when it will have run out. */
export interface Running {
  readonly key: string;
  readonly move: Notation;
  /** How long it runs in all. */
  readonly ms: number;
  readonly ends: number;
}

export interface Time {
  /** Milliseconds that each seat had left at `since`. */
  readonly left: readonly number[];
  readonly since: number;
  /** The seats whose time runs. */
  readonly running: readonly Seat[];
  readonly sandglasses: readonly Running[];
}

const ON_RETURN = 30_000;

export const NO_TIME: Time = { left: [], since: 0, running: [], sandglasses: [] };

/** Whose time is kept, and how. */
export interface Timed {
  readonly control: TimeControl;
  readonly position: Position;
  /** The computer's time never runs. */
  isPerson(seat: Seat): boolean;
  /** What can be waived does not run. */
  readonly untimed: boolean;
}

export function startTime(timed: Timed, at: number): Time {
  const ms = allowance(timed.control);
  const left = Array.from({ length: timed.position.seats }, () => ms);
  return { left, since: at, running: runningSeats(timed), sandglasses: sandglasses([], timed, at) };
}

/** After something happened, by `by` if it was a move of his. */
export function passTime(time: Time, timed: Timed, by: Seat | undefined, at: number): Time {
  const { control } = timed;
  const spent = Math.max(0, at - time.since);
  const running = runningSeats(timed);
  const left = time.left.map((ms, seat) => {
    const rest = time.running.includes(seat) ? ms - spent : ms;
    if (seat === by && control.kind === 'total') return rest + control.increment * 1000;
    if (control.kind === 'move' && (seat === by || !time.running.includes(seat))) return allowance(control);
    return rest;
  });
  return { left, since: at, running, sandglasses: sandglasses(time.sandglasses, timed, at) };
}

/** One who comes back after his time had run out gets a little, so that he can play on. */
export const grantTime = (time: Time, seat: Seat): Time => ({
  ...time,
  left: time.left.map((ms, each) => (each === seat ? Math.max(ms, ON_RETURN) : ms)),
});

/** One has what he had. */
export const restoreTime = (time: Time, seat: Seat, ms: number): Time => ({
  ...time,
  left: time.left.map((before, each) => (each === seat ? ms : before)),
});

/** Nobody's time ran for so long. */
export const shiftTime = (time: Time, ms: number): Time => ({
  ...time,
  since: time.since + ms,
  sandglasses: time.sandglasses.map((glass) => ({ ...glass, ends: glass.ends + ms })),
});

/** When the next thing happens by itself, if a seat's time ends so much later. */
export function deadlineOf(time: Time, lag = (_: Seat) => 0): number | null {
  if (time.running.length === 0 && time.sandglasses.length === 0) return null;
  const ends = [
    ...time.running.map((seat) => time.since + time.left[seat]! + lag(seat)),
    ...time.sandglasses.map((glass) => glass.ends),
  ];
  return Math.min(...ends);
}

function allowance(control: TimeControl): number {
  if (control.kind === 'none') return 0;
  return control.kind === 'move' ? control.seconds * 1000 : control.minutes * 60_000;
}

const MINUTE_MS = 60_000;

/** How long those who want to play are awaited: it fits the time that they have. */
export function gatheringMs(control: TimeControl): number {
  if (control.kind === 'none') return 10 * MINUTE_MS;
  return Math.max(2 * MINUTE_MS, allowance(control) / (control.kind === 'move' ? 1 : 5));
}

/** While a sandglass runs for all, it alone counts. */
function runningSeats({ control, position: { game, state }, isPerson }: Timed): Seat[] {
  const toAct = game.toAct(state);
  if (control.kind === 'none' || toAct.includes('clock')) return [];
  return toAct.filter((by) => typeof by === 'number').filter(isPerson);
}

function sandglasses(before: readonly Running[], { position: { game, state }, untimed }: Timed, at: number): Running[] {
  const timers = game.timers(state).filter(({ waivers }) => !untimed || !waivers);
  return timers.map(({ key, ms, move }: Timer) => {
    const same = before.find((glass) => glass.key === key);
    return same ?? { key, move, ms, ends: at + ms };
  });
}
