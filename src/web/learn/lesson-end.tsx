/** The end of a lesson: the way into a first game, against somebody who plays like a beginner too. */
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { Occupant } from '../local/record.ts';
import { go } from '../route.ts';
import { words } from '../text/index.ts';
import styles from './lesson.module.css';
import type { Teaching } from './teaching.ts';

/** `seat` is where the learner sat at the end of the lesson. */
export function LessonEnd({ teaching, seat }: { readonly teaching: Teaching; readonly seat: Seat }) {
  const text = words();
  const { module } = teaching;
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.scrollIntoView({ block: 'center' }), []);
  const play = async () => {
    const { openLocally } = await import('../local/opening.ts');
    const opened = await openLocally(module, firstTable(seat), {});
    if (opened.ok) go(`/table/${opened.value}`);
  };
  return (
    <section class={`${styles.lesson} ${styles.end}`} ref={top}>
      <h2>{text.lessonDone}</h2>
      <p>{text.lessonDoneHelp}</p>
      {module.bot && (
        <button type="button" class="button main large" autofocus onClick={() => void play()}>
          {text.firstGame}
        </button>
      )}
      <a class={`button large ${module.bot ? 'plain' : 'main'}`} href={`/${module.rules.id}`}>
        {text.openBox}
      </a>
    </section>
  );
}

const firstTable = (seat: Seat): readonly Occupant[] =>
  [0, 1].map((each) => (each === seat % 2 ? { kind: 'person', name: '' } : { kind: 'computer', level: 1 }));
