/** A sheet of puzzles to print: what is on it, how it looks, and how it will be. */
import { useState } from 'preact/hooks';
import { fill } from '../../../text/index.ts';
import { useAddress } from '../../links/address.ts';
import { useLater } from '../../loading.ts';
import { today } from '../../puzzles/dates.ts';
import { loadPuzzleGame, PUZZLE_GAMES } from '../../puzzles/loading-puzzle.ts';
import { puzzleWords } from '../../puzzles/text/index.ts';
import { useJudgeThread } from '../../puzzles/worker/use-judge-thread.ts';
import { language, locale } from '../../text/index.ts';
import { useTitle } from '../../title.ts';
import { chunks, type Paper, usualPaper } from '../paper.ts';
import { Choice, PrintForm } from '../print-form.tsx';
import { Sheets } from '../sheets.tsx';
import { printWords } from '../text/index.ts';
import { answerPages, answerText } from './answer-pages.ts';
import { findPuzzles, type PuzzleSource } from './chosen.ts';
import { findHomemade } from './homemade.ts';
import { PickList } from './pick-list.tsx';
import { type PrintedPuzzle, titleOf } from './puzzle-cell.tsx';
import { AnswerPage, PER_PAGE, type PerPage, PuzzlePage } from './puzzle-page.tsx';
import { SourceFields, shelfSource, weekSource } from './source-fields.tsx';
import { useSolutions } from './use-solutions.ts';

const LOOKS = ['black', 'colour'] as const;

export function PuzzleSheetPage({ search }: { readonly search: string }) {
  const said = printWords();
  const [source, setSource] = useState(() => sourceOf(search));
  const [paper, setPaper] = useState<Paper>(() => usualPaper(locale()));
  const [perPage, setPerPage] = useState<PerPage>(source.from === 'homemade' && source.hash ? '1' : '4');
  const [look, setLook] = useState<(typeof LOOKS)[number]>('black');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [withAnswers, setWithAnswers] = useState(true);
  const found = useFound(source);
  const puzzles = found?.filter(({ puzzle }) => !left.has(puzzle.id)) ?? [];
  const { solutions, failed } = useSolutions(withAnswers ? puzzles : []);
  useTitle(said.puzzles.title);
  const answers = puzzles.flatMap((each, at) => {
    const solution = solutions.get(`${language()} ${each.puzzle.id}`);
    return solution ? [{ number: at + 1, title: titleOf(each), text: answerText(solution) }] : [];
  });
  const size = Number(perPage);
  const pages = [
    ...chunks(puzzles, size).map((part, at) => (
      <PuzzlePage first={at * size + 1} puzzles={part} perPage={perPage} isColoured={look === 'colour'} />
    )),
    ...(withAnswers ? answerPages(answers, paper).map((part) => <AnswerPage answers={part} />) : []),
  ];
  const waits = () => {
    if (!found) return puzzleWords().loading;
    if (found.length === 0) return source.from === 'homemade' ? said.puzzles.noHomemade : said.puzzles.noneThere;
    if (puzzles.length === 0) return said.puzzles.none;
    if (!withAnswers || answers.length === puzzles.length) return undefined;
    if (failed) return said.puzzles.unsolved;
    return fill(said.puzzles.solving, { done: String(answers.length), all: String(puzzles.length) });
  };
  return (
    <>
      <PrintForm
        title={said.puzzles.title}
        help={said.puzzles.help}
        {...{ paper, pages: pages.length, waits: waits() }}
        onPaper={setPaper}
        back={{ path: '/puzzles', label: puzzleWords().puzzles }}
        more={
          <PickList
            {...{ puzzles: found ?? [], left, withAnswers }}
            onLeft={setLeft}
            onAnswers={setWithAnswers}
            onOthers={source.from === 'shelf' ? () => setSource({ ...source, deal: source.deal + 1 }) : undefined}
          />
        }
      >
        <SourceFields source={source} onSource={setSource} />
        <Choice
          label={said.puzzles.perPage}
          value={perPage}
          choices={PER_PAGE.map((each) => [each, each])}
          onChoice={(each) => setPerPage(each as PerPage)}
        />
        <Choice
          label={said.puzzles.look}
          value={look}
          choices={LOOKS.map((each) => [each, said.puzzles.looks[each]])}
          onChoice={(each) => setLook(each as (typeof LOOKS)[number])}
        />
      </PrintForm>
      <Sheets paper={paper} about={said.puzzles.foot} pages={pages} />
    </>
  );
}

function sourceOf(search: string): PuzzleSource {
  const asked = new URLSearchParams(search);
  const game = PUZZLE_GAMES.find(({ rules }) => rules.id === asked.get('game'))?.rules.id ?? '';
  if (asked.get('from') === 'homemade') return { from: 'homemade', game, hash: location.hash };
  return asked.get('from') === 'shelf' && game !== '' ? shelfSource(game) : weekSource(game);
}

/** With their games and addresses. */
function useFound(source: PuzzleSource): readonly PrintedPuzzle[] | undefined {
  const origin = useAddress('/');
  const thread = useJudgeThread();
  const here = language();
  const key = JSON.stringify([source, here]);
  const found = useLater(async () => {
    const puzzles =
      source.from === 'homemade' ? await findHomemade(source, thread) : await findPuzzles(source, today());
    const games = new Map(
      PUZZLE_GAMES.map((module) => [module, undefined as ReturnType<typeof loadPuzzleGame> | undefined]),
    );
    const gameOf = (module: PrintedPuzzle['module']) => {
      const game = games.get(module) ?? loadPuzzleGame(module);
      games.set(module, game);
      return game;
    };
    const loaded = await Promise.all(puzzles.map(async (each) => ({ ...each, game: await gameOf(each.module) })));
    return { key, loaded };
  }, [key]);
  if (found?.key !== key || origin === undefined) return undefined;
  return found.loaded.map((each) => ({ ...each, link: new URL(each.path, origin).href }));
}
