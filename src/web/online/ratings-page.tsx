/** How well people play each game, where the house tells it; the computers stand among them as yardsticks. */
import { useState } from 'preact/hooks';
import { GAME_IDS } from '../../games/shelf.ts';
import { SHOWN_AFTER } from '../../ratings/rating.ts';
import { counted, fill } from '../../text/index.ts';
import type { RatingsTold } from '../../wire/answers/ratings.ts';
import { useLater } from '../loading.ts';
import { Field } from '../pages/field.tsx';
import { Loading, Missing } from '../pages/missing.tsx';
import { language, words } from '../text/index.ts';
import { useTitle } from '../title.ts';
import { ask, me } from './api.ts';
import { useGameNames } from './game-names.ts';
import styles from './ratings-page.module.css';
import { onlineWords } from './text/index.ts';
import { uncertainty, writtenRating } from './written-rating.ts';

export function RatingsPage() {
  const house = onlineWords();
  const [game, setGame] = useState(GAME_IDS[0]!);
  const names = useGameNames();
  const told = useLater(() => ask('GET /api/ratings', { query: { game } }).catch(() => null), [game]);
  useTitle(house.ratings);
  if (told === null) return <Missing />;
  return (
    <section>
      <h1>{house.ratings}</h1>
      <p>{counted(house.ratingsHelp, SHOWN_AFTER, language())}</p>
      <div class="fields">
        <Field
          label={house.whichGame}
          value={game}
          choices={GAME_IDS.map((id, at) => [id, names?.[at] ?? id] as const)}
          onChange={setGame}
        />
      </div>
      {told ? <List told={told} /> : <Loading />}
    </section>
  );
}

function List({ told }: { readonly told: RatingsTold }) {
  const house = onlineWords();
  if (told.players.length === 0) return <p class="quiet">{house.noRatings}</p>;
  const people = told.players.map((player) => ({ ...player, level: undefined }));
  const computers = told.computers.map((computer) => ({ ...computer, who: undefined, games: undefined }));
  const rows = [...people, ...computers].sort((a, b) => b.mu - 3 * b.sigma - (a.mu - 3 * a.sigma));
  return (
    <table class={styles.ratings}>
      <thead>
        <tr>
          <th scope="col">{house.ratedName}</th>
          <th scope="col">{house.rating}</th>
          <th scope="col">{house.ratedGames}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.who ?? row.level}
            class={row.who === undefined ? styles.computer : row.who === me.value?.id ? styles.own : ''}
          >
            <th scope="row">
              {row.who === undefined ? (
                fill(words().computer, { level: words().levels[row.level as 1] })
              ) : (
                <a href={`/player/${row.who}`}>{row.name}</a>
              )}
            </th>
            <td>
              {writtenRating(row)} <small>± {uncertainty(row)}</small>
            </td>
            <td>{row.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
