/** How well somebody plays, game by game; and one's own word on whether that is shown. */
import { GAME_IDS } from '../../games/shelf.ts';
import { fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { ask, iAm, me } from './api.ts';
import { useGameNames } from './game-names.ts';
import { onlineWords } from './text/index.ts';
import { uncertainty, writtenRating } from './written-rating.ts';

interface Props {
  readonly ratings: readonly { readonly game: string; readonly mu: number; readonly sigma: number }[];
}

export function PlayerRatings({ ratings }: Props) {
  const house = onlineWords();
  const names = useGameNames();
  if (ratings.length === 0) return null;
  return (
    <ul>
      {ratings.map((rating) => (
        <li key={rating.game}>
          {fill(house.ratingOf, {
            game: names?.[GAME_IDS.indexOf(rating.game)] ?? '',
            rating: String(writtenRating(rating)),
            uncertainty: String(uncertainty(rating)),
          })}
        </li>
      ))}
    </ul>
  );
}

/** Nothing where the house has none. */
export function RatingChoice() {
  const house = onlineWords();
  const isThere = useLater(
    () =>
      ask('GET /api/ratings', { query: { game: GAME_IDS[0]! } }).then(
        () => true,
        () => false,
      ),
    [],
  );
  if (!isThere || !me.value) return null;
  const { rated } = me.value;
  const choose = async () => iAm((await ask('PUT /api/me', { body: { rated: !rated } })).me);
  return (
    <>
      <h2>{house.ratings}</h2>
      <p>{rated ? house.isRated : house.isUnrated}</p>
      <div class="buttons">
        <button type="button" class="button plain" onClick={() => void choose()}>
          {rated ? house.beUnrated : house.beRated}
        </button>
        <a class="button plain" href="/ratings">
          {house.ratings}
        </a>
      </div>
    </>
  );
}
