/** The rules of a game with diagrams, and a lesson in which the learner makes the moves. */
import type { GameModule } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import type { Board } from '../../svg/board.ts';
import type { Learning, RulesSection } from '../../svg/learn.ts';
import { fill } from '../../text/index.ts';
import { DiagramView } from '../learn/diagram-view.tsx';
import { Lesson } from '../learn/lesson.tsx';
import { useLater } from '../loading.ts';
import { language, words } from '../text/index.ts';
import { Loading } from './missing.tsx';

export interface Teaching {
  readonly module: GameModule;
  readonly board: Board;
  readonly text: GameText;
}

export function LearnPage({ module }: { readonly module: GameModule }) {
  const parts = useLater(async () => {
    const loaded = await Promise.all([module.learn?.[language()](), module.board?.(), module.text[language()]()]);
    const [learning, board, text] = loaded;
    return { learning: learning as Learning, board: board as Board, text };
  }, [module, language()]);
  if (!parts) return <Loading />;
  const { learning, board, text } = parts;
  const teaching = { module, board, text };
  return (
    <article class="learn">
      <h1>{text.name}</h1>
      <Lesson teaching={teaching} steps={learning.lesson} />
      <h2>{words().rules}</h2>
      {learning.rules.map((section) => (
        <Section key={section.title} section={section} teaching={teaching} />
      ))}
      <a class="button main" href={`/${module.rules.id}`}>
        {words().start}
      </a>
    </article>
  );
}

function Section({ section, teaching }: { readonly section: RulesSection; readonly teaching: Teaching }) {
  const { title, body, diagram, rulings } = section;
  return (
    <section class="rules-section">
      <h3>{title}</h3>
      {body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rulings && <p class="ruling">{fill(words().ourRuling, { rulings: rulings.join(', ') })}</p>}
      {diagram && (
        <figure>
          <DiagramView diagram={diagram} teaching={teaching} />
          <figcaption>{diagram.caption}</figcaption>
        </figure>
      )}
    </section>
  );
}
