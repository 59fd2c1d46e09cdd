/** Beside a board that a whole room looks at: what to do, the time, and who has said and won what. Nothing to touch. */
import type { AfarSeat } from '../../board/board.ts';
import type { Seat } from '../../core/game.ts';
import type { Scene } from '../../svg/scene.ts';
import { words } from '../text/index.ts';
import styles from './afar-view.module.css';
import { SceneView } from './scene-view.tsx';

interface Props {
  /** How it stands, in a sentence. */
  readonly told: string;
  /** What the board shows just now, if that is something else. */
  readonly step: string;
  readonly names: readonly string[];
  readonly acting: readonly Seat[];
  readonly beside?: Scene | undefined;
  readonly seats?: readonly AfarSeat[];
}

/** More stand in two columns; without anything beside the board there are standings below them. */
const ONE_COLUMN = 5;
const FEW = 2;

export function AfarView({ told, step, names, acting, beside, seats }: Props) {
  return (
    <div class={styles.afar} data-part="afar">
      <div class={styles.told}>
        <p>{told}</p>
        {step !== told && <p class={styles.step}>{step}</p>}
      </div>
      {beside && (
        <div class={styles.beside} aria-hidden="true">
          <SceneView scene={beside} />
        </div>
      )}
      <ol class={styles.seats} data-columns={names.length > (beside ? ONE_COLUMN : FEW) ? 2 : 1}>
        {names.map((name, seat) => {
          const { said, score, acts, ready } = seats?.[seat] ?? { acts: acting.includes(seat), ready: false };
          return (
            <li key={seat} class={acts ? styles.acts : ''}>
              <span class={styles.name}>{name}</span>
              {ready && (
                <span role="img" aria-label={words().isReady}>
                  ✓
                </span>
              )}
              {seats && <b>{said ?? '·'}</b>}
              {score !== undefined && <small>{score}</small>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
