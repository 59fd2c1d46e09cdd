/** An opened box: play now, options, past games of this game. */
import { useState } from 'preact/hooks';
import type { DrawnGame } from '../../games/module.ts';
import { SceneView } from '../board/scene-view.tsx';
import { useLater } from '../loading.ts';
import { allTables } from '../local/tables.ts';
import { language } from '../text/index.ts';
import { useTitle } from '../title.ts';
import styles from './box.module.css';
import { BoxFacts } from './box-facts.tsx';
import covers from './cover.module.css';
import { useCover } from './cover.ts';
import { Loading } from './missing.tsx';
import { OpenTable } from './open-table.tsx';
import { type Deletions, PastGames } from './past-games.tsx';
import { useYourGames, YourGames } from './your-games.tsx';

export function BoxPage({ module }: { readonly module: DrawnGame }) {
  const game = useLater(() => module.text[language()](), [module, language()]);
  const cover = useCover(module);
  const games = useLater(async () => (await allTables()).filter((each) => each.game === module.rules.id), [module]);
  const list = useLater(() => import('../analysis/analyses-list.tsx'), []);
  const [deleted, setDeleted] = useState<Deletions>({});
  // what was deleted below is not offered above
  const running = useYourGames(module.rules.id).filter(({ id }) => !(id in deleted));
  useTitle(game?.name);
  if (!game) return <Loading />;
  return (
    <section class={styles.page}>
      <div class={`${covers.cover} ${covers.large}`}>{cover && <SceneView scene={cover} />}</div>
      <div>
        <h1>{game.name}</h1>
        <p>{game.pitch}</p>
        <BoxFacts module={module} />
        <YourGames tables={running} />
        <OpenTable module={module} game={game} isSecond={running.length > 0} />
        {games && (
          <PastGames
            games={games}
            game={game}
            canReview={module.reviewer !== undefined}
            deleted={deleted}
            onDeleted={setDeleted}
          />
        )}
        {list && <list.AnalysesList game={module.rules.id} />}
      </div>
    </section>
  );
}
