/** A game as it ended, small, beside what a list says of it. It is asked for and drawn when it comes into sight. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyView, Seat } from '../../core/game.ts';
import { findGame } from '../../games/shelf.ts';
import type { Scene } from '../../svg/scene.ts';
import { language } from '../text/index.ts';
import styles from './final-board.module.css';
import { SceneView } from './scene-view.tsx';

interface Props {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Whose side is before the reader. */
  readonly own: Seat | undefined;
  /** Undefined if it cannot be had. */
  readonly find: (id: string) => Promise<AnyView | undefined>;
}

/** So near to what is seen it is drawn beforehand. */
const NEAR = '300px';

export function FinalBoard(props: Props) {
  const { id } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<Scene>();
  useEffect(() => {
    let isWanted = true;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        // a list is complete without its pictures
        void drawn(props).then(
          (found) => isWanted && setScene(found),
          () => {},
        );
      },
      { rootMargin: NEAR },
    );
    seen.observe(frame.current!);
    return () => {
      isWanted = false;
      seen.disconnect();
    };
  }, [id, language()]);
  return (
    <div class={styles.picture} ref={frame} aria-hidden="true" inert data-part="final-board">
      {scene && <SceneView scene={scene} />}
    </div>
  );
}

async function drawn({ id, game, names, own, find }: Props): Promise<Scene | undefined> {
  const module = findGame(game);
  if (!module?.board) return undefined;
  const [view, board, text] = await Promise.all([find(id), module.board(), module.text[language()]()]);
  if (!view) return undefined;
  const flipped = own !== undefined && board.isFar?.(own) === true;
  return board.scene({ view, words: text.board, names, flipped, past: [], moves: [], draft: board.noDraft });
}
