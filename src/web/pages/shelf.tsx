/** The first page: five boxes, and the game that was left open. */
import type { DrawnGame } from '../../games/module.ts';
import { findGame, SHELF } from '../../games/shelf.ts';
import { fill } from '../../text/index.ts';
import { SceneView } from '../board/scene-view.tsx';
import { useLater } from '../loading.ts';
import { allTables } from '../local/tables.ts';
import { language, words } from '../text/index.ts';
import { BoxFacts } from './box-facts.tsx';
import covers from './cover.module.css';
import { useCover } from './cover.ts';
import { OpenFile } from './open.tsx';
import styles from './shelf.module.css';

export function ShelfPage() {
  const text = words();
  return (
    <section>
      <h1>{text.motto}</h1>
      <GoOn />
      <ul class={styles.shelf} aria-label={text.shelf}>
        {SHELF.map((module) => (
          <Box key={module.rules.id} module={module} />
        ))}
      </ul>
      <div class="buttons">
        <a class="button plain" href="/tables">
          {text.tables}
        </a>
        <OpenFile />
      </div>
    </section>
  );
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

function GoOn() {
  const left = useLater(async () => (await allTables()).find(({ summary }) => summary.ending === null), []);
  const module = left && findGame(left.game);
  const game = useLater(async () => module?.text[language()](), [module, language()]);
  if (!left || !game) return null;
  return (
    <a class="button main" href={`/table/${left.id}`}>
      {fill(words().goOn, { game: game.name })}
    </a>
  );
}
