/** One section of the rules. */
import type { HouseRule, RulesSection } from '../../board/learn.ts';
import { fill } from '../../text/index.ts';
import { words } from '../text/index.ts';
import { DiagramView } from './diagram-view.tsx';
import styles from './section.module.css';
import type { Taught } from './teaching.ts';

export function Section({ section, teaching }: { readonly section: RulesSection; readonly teaching: Taught }) {
  const { id, title, body, diagram, rulings } = section;
  return (
    <section id={id}>
      <h3>{title}</h3>
      {body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {rulings?.map((number) => (
        <Ruling key={number} number={number} houseRule={teaching.learning.houseRules[number]!} />
      ))}
      {diagram && (
        <figure class={styles.figure}>
          <DiagramView diagram={diagram} teaching={teaching} />
          <figcaption>{diagram.caption}</figcaption>
        </figure>
      )}
    </section>
  );
}

/** What the printed rules leave open, and how we have closed it. */
function Ruling({ number, houseRule }: { readonly number: string; readonly houseRule: HouseRule }) {
  return (
    <details class={styles.ruling}>
      <summary>{fill(words().houseRule, { number })}</summary>
      <p>{houseRule.rule}</p>
      <p class="quiet">{fill(words().houseRuleWhy, { why: houseRule.why })}</p>
    </details>
  );
}
