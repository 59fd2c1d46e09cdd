/** The ribbon of a moment: one line of large type along the edge of the board, cut like a paper band. */
import { useEffect, useRef } from 'preact/hooks';
import type { MomentKind } from '../../board/moment.ts';
import type { Scene } from '../../svg/scene.ts';
import styles from './ribbon.module.css';

export interface RibbonLine {
  /** 'goal': what the game is about, before anybody has moved. */
  readonly kind: MomentKind | 'goal';
  readonly text: string;
  readonly edge: 'top' | 'bottom';
}

/** The width of a letter of the title face, in its size; about. */
const LETTER = 0.56;
const LARGEST = 0.068;
/** Of the drawing's width. */
const MARGIN = 0.015;

/** What it says is told by the log too, to those who hear it. */
export function Ribbon({ line: { kind, text, edge }, scene }: { readonly line: RibbonLine; readonly scene: Scene }) {
  const { width, height } = scene;
  const place = useRef<SVGGElement>(null);
  // on a small phone one may have scrolled to the buttons; whoever is to show needs them
  useEffect(() => {
    if (kind !== 'goal' && kind !== 'shows') place.current?.scrollIntoView({ block: 'nearest' });
  }, [kind, text]);
  const margin = width * MARGIN;
  const size = Math.min(width * LARGEST, (width * 0.8) / (text.length * LETTER));
  const thick = Math.max(size * 1.75, width * 0.085);
  const [half, notch, fold] = [width / 2 - margin, thick * 0.3, thick * 0.16];
  const y = edge === 'top' ? margin + thick / 2 : height - margin - thick / 2 - fold;
  const band = half - thick * 0.62;
  const tail = (side: 1 | -1) =>
    `M${side * (band - notch)} ${-thick / 2 + fold} H${side * half} L${side * (half - notch)} ${fold} L${side * half} ${thick / 2 + fold} H${side * (band - notch)} Z`;
  const under = (side: 1 | -1) =>
    `M${side * band} ${thick / 2} L${side * (band - notch)} ${thick / 2 + fold} V${thick / 2} Z`;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of shapes takes no focus
    <g ref={place} transform={`translate(${width / 2} ${y})`} aria-hidden="true" class={styles.place}>
      <g class={styles.ribbon} data-part="ribbon" data-kind={kind}>
        <path class={styles.tail} d={tail(1) + tail(-1)} />
        <path class={styles.fold} d={under(1) + under(-1)} />
        <rect class={styles.band} x={-band} y={-thick / 2} width={2 * band} height={thick} />
        <text class={styles.text} font-size={size} text-anchor="middle" dominant-baseline="central">
          {text}
        </text>
      </g>
    </g>
  );
}
