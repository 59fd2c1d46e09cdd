/** A player's time: how much is left, and from when on he is warned. */
import type { Seat } from '../../core/game.ts';
import type { TimeControl } from '../../table/state/time.ts';
import type { Face } from '../../table/told/face.ts';

/** Milliseconds that a seat has left now, by the table's clock. Whose time has run out has none. */
export function leftTo(
  { clock, phase, ending }: Pick<Face, 'clock' | 'phase' | 'ending'>,
  seat: Seat,
  now: number,
): number {
  if (ending?.kind === 'timed-out' && ending.seat === seat) return 0;
  const isRunning = phase === 'playing' && clock.running.includes(seat);
  const spent = isRunning ? Math.max(0, now - clock.since) : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}

/** A tenth of a game's time or a quarter of a move's, as far as that is neither nothing nor long. */
export function warnedAt(control: TimeControl): number {
  if (control.kind === 'none') return 0;
  const seconds = control.kind === 'move' ? control.seconds / 4 : control.minutes * 6;
  return Math.min(30, Math.max(control.kind === 'move' ? 3 : 10, seconds)) * 1000;
}

/** 2:05, and tenths in the last seconds. */
export function shownTime(ms: number, locale: string): string {
  if (ms <= 0) return '0:00';
  if (ms < 10_000) {
    const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return (Math.ceil(ms / 100) / 10).toLocaleString(locale, tenths);
  }
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
