/** The pages of puzzles, loaded as one but for those where puzzles are made. */
import type { DrawnGame } from '../../games/module.ts';
import { findGame } from '../../games/shelf.ts';
import { useLater } from '../loading.ts';
import { Missing } from '../pages/missing.tsx';
import type { PuzzleRoute } from '../route.ts';
import { AllPuzzlesPage } from './all-puzzles-page.tsx';
import { DailyPage } from './daily-page.tsx';
import { GamePuzzlesPage } from './game-page.tsx';
import { Notice } from './notice.tsx';
import { OnePuzzlePage } from './one-puzzle-page.tsx';
import { RunPage } from './run-page.tsx';
import { puzzleWords } from './text/index.ts';
import { TrainPage } from './train-page.tsx';

export function PuzzlePages({ route }: { readonly route: PuzzleRoute }) {
  if (route.page === 'puzzles') return <AllPuzzlesPage />;
  if (route.page === 'homemade') return <MadeByPeople />;
  const module = route.game === undefined ? undefined : findGame(route.game);
  if (route.game !== undefined && !(module?.puzzles && module.board)) return <Missing />;
  if (route.page === 'daily') return <DailyPage key={route.game} module={module} date={route.date} />;
  if (!module) return <Missing />;
  if (route.page === 'make-puzzle') return <MadeByPeople from={{ module, search: route.search }} />;
  if (route.page === 'puzzle') return <OnePuzzlePage module={module} id={route.id} />;
  if (route.mode === undefined) return <GamePuzzlesPage module={module} />;
  return route.mode === 'training' ? (
    <TrainPage module={module} />
  ) : (
    <RunPage key={route.mode} module={module} mode={route.mode} />
  );
}

interface MadeByPeopleProps {
  /** Where the one to be made comes from; of a link otherwise. */
  readonly from?: { readonly module: DrawnGame; readonly search: string };
}

function MadeByPeople({ from }: MadeByPeopleProps) {
  const homemade = useLater(() => import('./homemade/index.ts'), []);
  if (!homemade) return <Notice title={puzzleWords().loading} isBusy />;
  return from ? <homemade.MakePage {...from} /> : <homemade.HomemadePage />;
}
