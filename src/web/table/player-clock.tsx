/** A player's time beside his name, as the server counts it, told smoothly; before it is up it warns. */
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import { locale } from '../text/index.ts';
import { leftTo, shownTime, warnedAt } from './clock-warning.ts';
import styles from './player-clock.module.css';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

const BEAT_MS = 200;

export function PlayerClock({ table, seat }: { readonly table: TableModel; readonly seat: Seat }) {
  const { control, holders } = table.face;
  useTicking(table);
  if (control.kind === 'none' || holders[seat]?.kind !== 'person') return null;
  const left = leftTo(table.face, seat, table.now());
  const look = isShort(table, seat) ? styles.short : '';
  return (
    <time class={`${styles.clock} ${look}`} title={tableWords().time}>
      {shownTime(left, locale())}
    </time>
  );
}

/** Whether somebody's time runs and is nearly up. */
function isShort(table: TableModel, seat: Seat): boolean {
  const { face } = table;
  const left = leftTo(face, seat, table.now());
  return left === 0 || (face.clock.running.includes(seat) && left <= warnedAt(face.control));
}

/** Whether the time of whoever is before the screen is nearly up. */
export function useOwnTimeShort(table: TableModel): boolean {
  useTicking(table);
  const { own, face } = table;
  if (face.control.kind === 'none' || face.phase !== 'playing' || own === undefined) return false;
  return face.clock.running.includes(own) && isShort(table, own);
}

/** Draws anew while somebody's time runs. */
function useTicking(table: TableModel): void {
  const { control, clock, phase } = table.face;
  const [, tick] = useState(0);
  const isHalted = table.ports.recess?.on === true;
  const ticking = control.kind !== 'none' && phase === 'playing' && clock.running.length > 0 && !isHalted;
  useEffect(() => {
    if (!ticking) return;
    const beat = setInterval(() => tick((count) => count + 1), BEAT_MS);
    return () => clearInterval(beat);
  }, [ticking]);
}
