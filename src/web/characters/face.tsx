/** The face of a character, as it looks just now. */
import { type CharacterId, natureOf } from '../../table/characters.ts';
import styles from './face.module.css';
import { HEADS, PORTRAITS, type Portrait, type Stroke } from './portraits.ts';

export const MOODS = ['calm', 'thinking', 'glad', 'sorry'] as const;
export type Mood = (typeof MOODS)[number];

const INK = '#2a211c';
const PAPER = '#fffdf8';

/** Eyes and mouth as lines, and eyes that are dots: how high they look. */
const LOOKS: Readonly<Record<Mood, { readonly eyes?: number; readonly lines: string }>> = {
  calm: { eyes: 26, lines: 'M21 34.5q3 1 6 0' },
  thinking: { eyes: 24.6, lines: 'M22.5 35h3' },
  glad: { lines: 'M16.5 26.5q2-3 4 0M27.5 26.5q2-3 4 0M20 33.5q4 4 8 0' },
  sorry: { eyes: 26.6, lines: 'M16.5 23l4-1M31.5 23l-4-1M21 35.6q3-2 6 0' },
};

interface Props {
  readonly character: CharacterId;
  readonly mood?: Mood;
  /** Pixels, where letters have their usual size; it grows with them. */
  readonly size?: number;
  /** Beside the name it says nothing that is not there. */
  readonly silent?: boolean;
}

export function CharacterFace({ character, mood = 'calm', size = 28, silent = true }: Props) {
  const portrait = PORTRAITS[character];
  const { eyes, lines } = LOOKS[mood];
  const spoken = silent ? undefined : natureOf(character).name;
  return (
    <svg
      class={styles.face}
      data-mood={mood}
      viewBox="0 0 48 48"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      role="img"
      aria-hidden={silent}
      aria-label={spoken}
    >
      <rect width="48" height="48" rx="24" fill={portrait.ground} />
      <g class={styles.inside}>
        {portrait.behind?.map((stroke, i) => (
          <Part key={i} stroke={stroke} portrait={portrait} />
        ))}
        <path d={HEADS[portrait.head]} fill={portrait.face} />
        {portrait.before.map((stroke, i) => (
          <Part key={i} stroke={stroke} portrait={portrait} />
        ))}
        {eyes !== undefined && (
          <g fill={portrait.light === 'eyes' ? PAPER : INK}>
            <circle cx="18.5" cy={eyes} r="1.9" />
            <circle cx="29.5" cy={eyes} r="1.9" />
          </g>
        )}
        <path
          d={lines}
          fill="none"
          stroke={portrait.light === 'mouth' ? PAPER : INK}
          stroke-width="1.6"
          stroke-linecap="round"
        />
      </g>
    </svg>
  );
}

function Part({ stroke, portrait }: { readonly stroke: Stroke; readonly portrait: Portrait }) {
  const [colour] = stroke;
  const fill = colour === 'ink' ? INK : colour === 'paper' ? PAPER : portrait[colour];
  if (stroke.length === 2) return <path d={stroke[1]} fill={fill} />;
  return <circle cx={stroke[1]} cy={stroke[2]} r={stroke[3]} fill={fill} />;
}
