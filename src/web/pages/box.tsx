/** An opened box: play now, options, past games of this game. */
import type { DrawnGame } from '../../games/module.ts';
import { SceneView } from '../board/scene-view.tsx';
import { useLater } from '../loading.ts';
import { language } from '../text/index.ts';
import styles from './box.module.css';
import { BoxFacts } from './box-facts.tsx';
import covers from './cover.module.css';
import { useCover } from './cover.ts';
import { Loading } from './missing.tsx';
import { OpenTable } from './open-table.tsx';
import { PastGames } from './past-games.tsx';

export function BoxPage({ module }: { readonly module: DrawnGame }) {
  const game = useLater(() => module.text[language()](), [module, language()]);
  const cover = useCover(module);
  if (!game) return <Loading />;
  return (
    <section class={styles.page}>
      <div class={`${covers.cover} ${covers.large}`}>{cover && <SceneView scene={cover} />}</div>
      <div>
        <h1>{game.name}</h1>
        <p>{game.pitch}</p>
        <BoxFacts module={module} />
        <OpenTable module={module} game={game} />
        <PastGames module={module} game={game} />
      </div>
    </section>
  );
}
