/** One section of the rules. */
import type { RulesSection } from '../../board/learn.ts';
import { fill } from '../../text/index.ts';
import { words } from '../text/index.ts';
import { DiagramView } from './diagram-view.tsx';
import styles from './section.module.css';
import type { Teaching } from './teaching.ts';

export function Section({ section, teaching }: { readonly section: RulesSection; readonly teaching: Teaching }) {
  const { id, title, body, diagram, rulings } = section;
  return (
    <section id={id}>
      <h3>{title}</h3>
      {body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rulings && <p class={styles.ruling}>{fill(words().ourRuling, { rulings: rulings.join(', ') })}</p>}
      {diagram && (
        <figure class={styles.figure}>
          <DiagramView diagram={diagram} teaching={teaching} />
          <figcaption>{diagram.caption}</figcaption>
        </figure>
      )}
    </section>
  );
}
