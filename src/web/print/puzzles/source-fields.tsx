/** Where the puzzles of a sheet come from. */
import { useLater } from '../../loading.ts';
import { today } from '../../puzzles/dates.ts';
import { PUZZLE_GAMES } from '../../puzzles/loading-puzzle.ts';
import { puzzleWords } from '../../puzzles/text/index.ts';
import { language, locale } from '../../text/index.ts';
import { Choice } from '../print-form.tsx';
import { printWords } from '../text/index.ts';
import { mondaysUntil, type PuzzleSource } from './chosen.ts';

interface Props {
  readonly source: PuzzleSource;
  readonly onSource: (source: PuzzleSource) => void;
}

const COUNTS = ['1', '2', '4', '6', '8', '12', '18', '24'];
const MIDDLE = 3;

export const weekSource = (game: string): PuzzleSource => ({
  from: 'week',
  game,
  monday: mondaysUntil(today())[0] ?? '',
});
export const shelfSource = (game: string): PuzzleSource => ({
  ...{ from: 'shelf', game, part: MIDDLE, kind: '', count: 4 },
  deal: 1,
});

export const homemadeSource = (game: string): PuzzleSource => ({ from: 'homemade', game, hash: '' });

/** The game stays, as far as it can. */
function sourceFrom(from: PuzzleSource['from'], game: string, first: string): PuzzleSource {
  if (from === 'homemade') return homemadeSource(game);
  return from === 'week' ? weekSource(game) : shelfSource(game || first);
}

function ofGame(source: PuzzleSource, game: string): PuzzleSource {
  if (source.from === 'homemade') return homemadeSource(game);
  return source.from === 'week' ? { ...source, game } : { ...source, game, kind: '' };
}

export function SourceFields({ source, onSource }: Props) {
  const said = printWords().puzzles;
  const theirs = puzzleWords();
  const texts = useLater(() => Promise.all(PUZZLE_GAMES.map(({ text }) => text[language()]())), [language()]);
  const at = PUZZLE_GAMES.findIndex(({ rules }) => rules.id === source.game);
  const games = PUZZLE_GAMES.map(({ rules }, place) => [rules.id, texts?.[place]?.name ?? ''] as const);
  const own = source.from === 'shelf' ? [] : [['', source.from === 'week' ? said.house : said.allGames] as const];
  return (
    <>
      <Choice
        label={said.which}
        value={source.from}
        choices={[
          ['week', said.week],
          ['shelf', said.shelf],
          ['homemade', said.homemade],
        ]}
        onChoice={(from) => onSource(sourceFrom(from as PuzzleSource['from'], source.game, games[0]![0]))}
      />
      <Choice
        label={said.game}
        value={source.game}
        choices={[...own, ...games]}
        onChoice={(game) => onSource(ofGame(source, game))}
      />
      {source.from === 'week' && (
        <Choice
          label={said.weekOf}
          value={source.monday}
          choices={mondaysUntil(today()).map((monday) => [monday, weekName(monday)])}
          onChoice={(monday) => onSource({ ...source, monday })}
        />
      )}
      {source.from === 'shelf' && (
        <>
          <Choice
            label={theirs.theme}
            value={source.kind}
            choices={[
              ['', theirs.allThemes],
              ...Object.entries(texts?.[at]?.puzzles ?? {}).map(([kind, { name }]) => [kind, name] as const),
            ]}
            onChoice={(kind) => onSource({ ...source, kind })}
          />
          <Choice
            label={theirs.level}
            value={String(source.part)}
            choices={said.parts.map((name, part) => [String(part), name])}
            onChoice={(part) => onSource({ ...source, part: Number(part) })}
          />
          <Choice
            label={said.number}
            value={String(source.count)}
            choices={COUNTS.map((count) => [count, count])}
            onChoice={(count) => onSource({ ...source, count: Number(count) })}
          />
        </>
      )}
    </>
  );
}

/** 16–22 November 2026. */
function weekName(monday: string): string {
  const first = new Date(`${monday}T12:00:00Z`);
  const last = new Date(first.getTime() + 6 * 86_400_000);
  return new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', dateStyle: 'medium' }).formatRange(first, last);
}
