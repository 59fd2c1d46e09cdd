/** The rules of a game with diagrams, and a lesson in which the learner makes the moves. */
import { useEffect } from 'preact/hooks';
import type { DrawnGame } from '../../games/module.ts';
import { Lesson } from '../learn/lesson.tsx';
import { Section } from '../learn/section.tsx';
import { useTeaching } from '../learn/teaching.ts';
import { toAnchor } from '../route.ts';
import { words } from '../text/index.ts';
import styles from './learn.module.css';
import { Loading } from './missing.tsx';

export function LearnPage({ module }: { readonly module: DrawnGame }) {
  const teaching = useTeaching(module);
  useEffect(() => {
    if (teaching) toAnchor();
  }, [teaching]);
  if (!teaching) return <Loading />;
  const { learning, text } = teaching;
  return (
    <article class={styles.page}>
      <h1>{text.name}</h1>
      <Lesson teaching={teaching} steps={learning.lesson} />
      <h2>{words().rules}</h2>
      {learning.rules.map((section) => (
        <Section key={section.id} section={section} teaching={teaching} />
      ))}
      <a class="button main" href={`/${module.rules.id}`}>
        {words().start}
      </a>
    </article>
  );
}
