/** Everything that is printed, loaded as one. */
import { findGame } from '../../games/shelf.ts';
import { Missing } from '../pages/missing.tsx';
import type { PrintRoute } from '../route.ts';
import { PuzzleSheetPage } from './puzzles/index.tsx';
import { RoomPrintPage } from './room/index.tsx';
import { PrintShopPage } from './shop/index.tsx';

export function PrintPages({ route }: { readonly route: PrintRoute }) {
  if (route.what === 'puzzles') return <PuzzleSheetPage search={route.search} />;
  if (route.what === 'room') return <RoomPrintPage key={route.id} id={route.id} />;
  const module = findGame(route.game);
  return module?.prints ? <PrintShopPage key={route.game} module={module} /> : <Missing />;
}
