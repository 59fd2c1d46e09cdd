/** One puzzle at its own address: whoever has it on paper finds it here, and trains on from it. */
import type { DrawnGame } from '../../games/module.ts';
import { findPuzzle } from '../../puzzles/shelf.ts';
import { useLater } from '../loading.ts';
import { go } from '../route.ts';
import { language } from '../text/index.ts';
import { useTitle } from '../title.ts';
import { asPeopleFare } from './how-hard.ts';
import { useAttempts } from './kept-attempts.ts';
import { loadWith } from './loading-puzzle.ts';
import { Notice } from './notice.tsx';
import { puzzleWords } from './text/index.ts';
import { Training } from './train-page.tsx';

interface Props {
  readonly module: DrawnGame;
  readonly id: string;
}

export function OnePuzzlePage({ module, id }: Props) {
  const said = puzzleWords();
  const attempts = useAttempts();
  const found = useLater(
    () => loadWith(module, asPeopleFare(module.rules.id, findPuzzle(module, id))),
    [module, id, language()],
  );
  useTitle(said.puzzles, found?.text.name);
  if (!found || !attempts) return <Notice title={said.loading} isBusy />;
  const { puzzle } = found;
  if (!puzzle) return <Notice title={said.noPuzzle} help={said.noPuzzleHelp} />;
  const next = () => go(`/${module.rules.id}/puzzles/training`);
  return <Training key={puzzle.id} game={found} puzzle={puzzle} attempts={attempts} onNext={next} />;
}
