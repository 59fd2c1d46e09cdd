/** The first page: five boxes, and the game that was left open. */
import type { DrawnGame } from '../../games/module.ts';
import { findGame, SHELF } from '../../games/shelf.ts';
import { fill } from '../../text/index.ts';
import { SceneView } from '../board/scene-view.tsx';
import { useLater } from '../loading.ts';
import { allGames } from '../table/storage.ts';
import { isRunning } from '../table/stored-game.ts';
import { language, words } from '../text/index.ts';
import { BoxFacts } from './box-facts.tsx';
import { useCover } from './cover.ts';
import { OpenFile } from './open.tsx';

export function ShelfPage() {
  const text = words();
  return (
    <section class="shelf-page">
      <h1>{text.motto}</h1>
      <GoOn />
      <ul class="shelf" aria-label={text.shelf}>
        {SHELF.map((module) => (
          <Box key={module.rules.id} module={module} />
        ))}
      </ul>
      <div class="play-now">
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
      <a class="box" href={`/${module.rules.id}`}>
        <div class="cover">{cover && <SceneView scene={cover} />}</div>
        <h2>{game?.name ?? '\u00a0'}</h2>
        <p>{game?.pitch}</p>
        <BoxFacts module={module} />
      </a>
    </li>
  );
}

function GoOn() {
  const left = useLater(async () => (await allGames()).find(isRunning), []);
  const module = left && findGame(left.game);
  const game = useLater(async () => module?.text[language()](), [module, language()]);
  if (!left || !game) return null;
  return (
    <a class="button main go-on" href={`/table/${left.id}`}>
      {fill(words().goOn, { game: game.name })}
    </a>
  );
}
