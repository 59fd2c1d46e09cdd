/** One page of things to cut out: title, what to do, the mark to check the scale, and the drawings where they lie. */
import type { PrintedKind } from '../../../board/prints.ts';
import { fill } from '../../../text/index.ts';
import { PrintedScene } from '../printed-scene.tsx';
import { printWords } from '../text/index.ts';
import styles from './drawing-page.module.css';
import type { DrawingPage as Placed } from './layout.ts';

interface Props {
  readonly kind: PrintedKind;
  readonly placed: Placed;
}

export function DrawingPage({ kind, placed }: Props) {
  const said = printWords().shop;
  const part = placed[0]?.part;
  return (
    <div class={styles.page} data-part="drawings">
      <div class={styles.head}>
        <div>
          <h2>{kind.title}</h2>
          <p>{part ? fill(said.part, { column: String(part[0]), row: String(part[1]) }) : kind.help}</p>
        </div>
        <Measure />
      </div>
      <div class={styles.space}>
        {placed.map(({ scene, x, y, width, height, view, part: inParts }, at) => (
          <div
            key={at}
            class={`${styles.drawing} ${inParts ? styles.glued : ''}`}
            style={{ left: `${x}mm`, top: `${y}mm`, width: `${width}mm`, height: `${height}mm` }}
          >
            <PrintedScene
              scene={scene}
              isColoured={false}
              view={view}
              step={0.9 / kind.scale}
              isPiece={kind.arePieces}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Exactly as long as it says, if the printer does what it is told. */
export function Measure() {
  return (
    <svg class={styles.measure} viewBox="0 0 54 9" role="img" aria-label={printWords().shop.measure}>
      <path d="M2 3 H52 M2 1 V5 M52 1 V5" stroke="#000" stroke-width="0.4" />
      <text x="27" y="8" font-size="3.6" text-anchor="middle">
        {printWords().shop.measure}
      </text>
    </svg>
  );
}
