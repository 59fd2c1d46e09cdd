/** The players' time, as the server counts it, told smoothly. */
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import styles from './player-clocks.module.css';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly names: readonly string[];
}

export function PlayerClocks({ table, names }: Props) {
  const { control, clock, holders, phase } = table.face;
  const [, tick] = useState(0);
  const ticking = control.kind !== 'none' && phase === 'playing' && clock.running.length > 0;
  useEffect(() => {
    if (!ticking) return;
    const beat = setInterval(() => tick((count) => count + 1), 200);
    return () => clearInterval(beat);
  }, [ticking]);
  if (control.kind === 'none') return null;
  const left = (seat: Seat) => {
    const spent = clock.running.includes(seat) && phase === 'playing' ? table.now() - clock.since : 0;
    return Math.max(0, (clock.left[seat] ?? 0) - Math.max(0, spent));
  };
  return (
    <ul class={styles.clocks} aria-label={tableWords().time}>
      {holders.map((holder, seat) => {
        if (holder.kind !== 'person') return null;
        return (
          <li key={holder.who} class={clock.running.includes(seat) ? styles.running : undefined}>
            <span>{names[seat]}</span> <time>{shown(left(seat))}</time>
          </li>
        );
      })}
    </ul>
  );
}

/** 2:05, and tenths in the last seconds. */
function shown(ms: number): string {
  if (ms < 10_000) return (ms / 1000).toFixed(1);
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
