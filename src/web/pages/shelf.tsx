/** The first page: five boxes, and the games that were left open. */
import type { DrawnGame } from '../../games/module.ts';
import { SHELF } from '../../games/shelf.ts';
import { SceneView } from '../board/scene-view.tsx';
import { useLater } from '../loading.ts';
import { language, words } from '../text/index.ts';
import { BoxFacts } from './box-facts.tsx';
import covers from './cover.module.css';
import { useCover } from './cover.ts';
import { OpenFile } from './open.tsx';
import styles from './shelf.module.css';
import { useYourGames, YourGames } from './your-games.tsx';

export function ShelfPage() {
  const text = words();
  const tables = useYourGames();
  return (
    <section>
      <h1>{text.motto}</h1>
      <div class={styles.first}>
        <Daily />
        <YourGames tables={tables} />
      </div>
      <ul class={styles.shelf} aria-label={text.shelf}>
        {SHELF.map((module) => (
          <Box key={module.rules.id} module={module} />
        ))}
      </ul>
      <div class="buttons">
        <a class="button plain" href="/tables">
          {text.tables}
        </a>
        <a class="button plain" href="/room">
          {text.evening}
        </a>
        <a class="button plain" href="/puzzles">
          {text.puzzles}
        </a>
        <a class="button plain" href="/record">
          {text.record}
        </a>
        <OpenFile />
      </div>
    </section>
  );
}

/** It is loaded after the shelf, which can be used without it. */
function Daily() {
  const card = useLater(() => import('../puzzles/daily-card.tsx').catch(() => undefined), []);
  return <div class={styles.daily}>{card && <card.DailyCard />}</div>;
}

function Box({ module }: { readonly module: DrawnGame }) {
  const game = useLater(() => module.text[language()](), [module, language()]);
  const cover = useCover(module);
  return (
    <li>
      <a class={styles.box} href={`/${module.rules.id}`}>
        <div class={`${covers.cover} ${styles.beside}`}>{cover && <SceneView scene={cover} />}</div>
        <h2>{game?.name ?? '\u00a0'}</h2>
        <p>{game?.pitch}</p>
        <BoxFacts module={module} />
      </a>
    </li>
  );
}
