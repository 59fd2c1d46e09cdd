/** The pages of races, loaded only when one of them is opened. */
import { findGame } from '../../games/shelf.ts';
import { Missing } from '../pages/missing.tsx';
import { PUZZLE_GAMES } from '../puzzles/loading-puzzle.ts';
import type { RaceRoute } from '../route.ts';
import { RaceEntrance } from './race-entrance.tsx';
import { RacePage } from './race-page.tsx';

export function RacePages({ route }: { readonly route: RaceRoute }) {
  if (route.page === 'race') return <RacePage key={route.id} id={route.id} />;
  const module = route.game === undefined ? undefined : findGame(route.game);
  if (route.game !== undefined && !(module && PUZZLE_GAMES.includes(module))) return <Missing />;
  return <RaceEntrance key={route.game} game={route.game} />;
}
