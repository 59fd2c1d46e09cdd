/**
 * The verdict over the game, as a thin strip of paper: touched, dragged, and gone along by arrow keys. What hears all that is a
 * slider that lies over the drawing and is not seen.
 */

import styles from './graph.module.css';
import type { GraphShape, GraphSign } from './graph-points.ts';
import { MarkSign } from './mark-sign.tsx';
import { reviewWords } from './text/index.ts';

interface Props {
  readonly shape: GraphShape;
  readonly signs: readonly GraphSign[];
  /** How many events the game has, and after how many we look. */
  readonly events: number;
  readonly at: number;
  /** The moment in words. */
  readonly told: string;
  /** What the drawing shows, in words. */
  readonly label: string;
  /** After so many events the game turned. */
  readonly turns: readonly number[];
  readonly onLook: (at: number) => void;
}

const HIGH = 100;

export function Graph({ shape, signs, events, at, told, label, turns, onLook }: Props) {
  const wide = Math.max(1, events);
  const left = (where: number) => `${(100 * where) / wide}%`;
  return (
    <div class={styles.frame}>
      <p class={styles.label}>{label}</p>
      <div class={styles.graph} data-part="graph">
        <svg class={styles.drawing} viewBox={`0 0 ${wide} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          {shape.kind === 'balance' ? <Balance {...shape} wide={wide} /> : <Bars bars={shape.bars} wide={wide} />}
        </svg>
        {turns.map((turn) => (
          <span key={turn} class={styles.turn} style={{ left: left(turn) }} />
        ))}
        {signs.map(({ index, mark, at: where, height }) => (
          <span key={index} class={styles.at} style={{ left: left(where), bottom: `${100 * height}%` }}>
            <MarkSign mark={mark} />
          </span>
        ))}
        <span class={styles.thread} style={{ left: left(at) }} />
        <input
          type="range"
          class={styles.slider}
          min={0}
          max={events}
          value={at}
          disabled={events === 0}
          aria-label={reviewWords().moment}
          aria-valuetext={told}
          onInput={({ currentTarget }) => onLook(currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}

type BalanceProps = Omit<Extract<GraphShape, { kind: 'balance' }>, 'kind'> & { readonly wide: number };

function Balance({ points, even, wide }: BalanceProps) {
  const y = (height: number) => HIGH * (1 - height);
  const first = points[0];
  const line = points.map(({ at, height }) => `${at} ${y(height)}`).join('L');
  return (
    <>
      {first && <path class={styles.area} d={`M${first.at} ${y(even)}L${line}L${points.at(-1)!.at} ${y(even)}Z`} />}
      <path class={styles.even} d={`M0 ${y(even)}H${wide}`} />
      {first && <path class={styles.line} d={`M${line}`} />}
    </>
  );
}

type BarsProps = Pick<Extract<GraphShape, { kind: 'bars' }>, 'bars'> & { readonly wide: number };

function Bars({ bars, wide }: BarsProps) {
  const width = Math.min(wide / 40, wide / Math.max(1, 1.6 * bars.length));
  return bars.map(({ at, height, done }) => (
    <g key={at}>
      {done !== undefined && (
        <rect class={styles.done} x={at - width / 2} width={width} y={HIGH * (1 - done)} height={HIGH * done} />
      )}
      <rect class={styles.bar} x={at - width / 2} width={width} y={HIGH * (1 - height)} height={HIGH * height} />
    </g>
  ));
}
