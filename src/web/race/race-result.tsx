/** After the race: who won, who solved what, one's mistakes to look at again, and the next one. */
import { bestRun } from '../../puzzles/attempts.ts';
import { raceStandings, winnersOf } from '../../race/standings.ts';
import { laneOf } from '../../race/state.ts';
import { counted, fill, listOf } from '../../text/index.ts';
import { RefusalLine } from '../evening/refusal-line.tsx';
import { useLater } from '../loading.ts';
import { useAttempts } from '../puzzles/kept-attempts.ts';
import { language } from '../text/index.ts';
import { JoinRace } from './join-race.tsx';
import { Start } from './lobby.tsx';
import { Invitation, People } from './people.tsx';
import { isIn, nameOf, type RaceHere } from './race-page.tsx';
import styles from './race-result.module.css';
import { raceWords } from './text/index.ts';
import type { CourseHere } from './use-course.ts';

interface Props extends RaceHere {
  readonly course: CourseHere;
}

export function RaceResult({ course, ...here }: Props) {
  const text = raceWords();
  const { told, refusal } = here;
  const heat = told.face.heat!;
  const own = laneOf(heat, told.own ?? undefined);
  const isInside = isIn(told);
  return (
    <>
      <header class={styles.head}>
        <h1>{text.timeUp}</h1>
        <p class={styles.winner} role="status">
          {headline(here)}
        </p>
        {own && <OwnResult told={told} />}
      </header>
      <Table told={told} />
      {isInside && <Start {...here} label={text.startAgain} wait={text.waitAgain} />}
      {!isInside && told.own !== null && <p role="status">{text.left}</p>}
      {!isInside && <JoinRace {...here} label={text.joinNext} />}
      {isInside && <RefusalLine refusal={refusal} />}
      {own && <Mistakes course={course} solved={own.solved} />}
      <People told={told} />
      {isInside && <Invitation told={told} />}
      <a class="button plain" href="/puzzles">
        {text.toPuzzles}
      </a>
    </>
  );
}

function headline({ told }: Pick<RaceHere, 'told'>): string {
  const text = raceWords();
  const winners = winnersOf(told.face.heat!);
  if (winners.length === 0) return text.noWinner;
  const names = winners.map((racer) => nameOf(told, racer));
  if (winners.length > 1) return fill(text.winners, { names: listOf(names, language()) });
  return winners[0] === told.own ? text.youWin : fill(text.winner, { name: names[0]! });
}

/** Kept as a record where the race is of one game. */
function OwnResult({ told }: Pick<RaceHere, 'told'>) {
  const text = raceWords();
  const attempts = useAttempts();
  const heat = told.face.heat!;
  const count = laneOf(heat, told.own!)!.solved.filter(Boolean).length;
  const [game, ...others] = told.face.games;
  const run = `${told.id}-${heat.number}`;
  const before =
    attempts &&
    bestRun(
      attempts.filter((each) => each.run !== run),
      game!,
      'race',
    );
  const isBest = others.length === 0 && before !== undefined && count > before;
  return (
    <p>
      {counted(text.result, count, language())} {isBest && text.newBest}
    </p>
  );
}

function Table({ told }: Pick<RaceHere, 'told'>) {
  const text = raceWords();
  const heat = told.face.heat!;
  return (
    <div class={styles.scroll}>
      <table class={styles.results} data-part="results">
        <caption class="heard">{text.results}</caption>
        <thead>
          <tr>
            <th scope="col">{text.rank}</th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.count}</th>
            <th scope="col">{text.course}</th>
          </tr>
        </thead>
        <tbody>
          {raceStandings(heat).map(({ racer, place, count }) => (
            <tr key={racer} data-own={racer === told.own} data-first={place === 1 && count > 0}>
              <td>{place}</td>
              <th scope="row">{nameOf(told, racer)}</th>
              <td>{count}</td>
              <td>
                <Course solved={laneOf(heat, racer)!.solved} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Told apart by form and by colour, and said in words. */
function Course({ solved }: { readonly solved: readonly boolean[] }) {
  const text = raceWords();
  const places = (are: boolean) => solved.flatMap((each, at) => (each === are ? [String(at + 1)] : [])).join(', ');
  const said = [
    solved.includes(true) && fill(text.laneSolved, { places: places(true) }),
    solved.includes(false) && fill(text.laneMissed, { places: places(false) }),
  ];
  return (
    <>
      <span class="heard">{said.filter(Boolean).join(' ')}</span>
      <span class={styles.course} aria-hidden="true">
        {solved.map((isSolved, at) => (
          <span key={at} data-solved={isSolved}>
            {isSolved ? '✓' : '✗'}
          </span>
        ))}
      </span>
    </>
  );
}

interface MistakesProps extends Pick<Props, 'course'> {
  readonly solved: readonly boolean[];
}

function Mistakes({ course, solved }: MistakesProps) {
  const text = raceWords();
  const puzzles = useLater(
    () => Promise.all(Array.from({ length: solved.length + 1 }, async (_, at) => course.puzzles?.at(at))),
    [course.puzzles, solved.length],
  );
  const shown = (puzzles ?? []).flatMap((puzzle, at) => (puzzle && solved[at] !== true ? [{ puzzle, at }] : []));
  if (shown.length === 0) return null;
  return (
    <section data-part="mistakes">
      <h2>{text.mistakes}</h2>
      <p class="quiet">{text.mistakesHelp}</p>
      <ul class={styles.mistakes}>
        {shown.map(({ puzzle: { id, game, kind, rating }, at }) => (
          <li key={id}>
            <a class="button plain" href={`/${game}/puzzles/${id.slice(game.length + 1)}`}>
              {fill(at === solved.length ? text.unfinished : text.oneMistake, {
                number: String(at + 1),
                kind: course.games?.get(game)?.text.puzzles?.[kind]?.name ?? '',
                rating: String(rating),
              })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
