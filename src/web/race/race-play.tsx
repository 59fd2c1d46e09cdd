/** One's own race: puzzle after puzzle, the clock, and everybody's bars. The house counts; the page only tells it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LOCK_MS, RACE_MS } from '../../race/limits.ts';
import { raceStandings } from '../../race/standings.ts';
import { laneOf } from '../../race/state.ts';
import { fill } from '../../text/index.ts';
import { RefusalLine } from '../evening/refusal-line.tsx';
import { useLater } from '../loading.ts';
import { Loading } from '../pages/missing.tsx';
import { keepAttempt } from '../puzzles/kept-attempts.ts';
import { PosedPuzzle } from '../puzzles/posed.ts';
import { SolveView } from '../puzzles/solve-view.tsx';
import type { TryEnded } from '../puzzles/solving.ts';
import { useJudgeThread } from '../puzzles/worker/use-judge-thread.ts';
import { Bars } from './bars.tsx';
import { useSecondsTo } from './clock.tsx';
import type { RaceHere } from './race-page.tsx';
import styles from './race-play.module.css';
import { raceWords } from './text/index.ts';
import type { CourseHere } from './use-course.ts';

interface Props extends RaceHere {
  readonly course: CourseHere;
}

export function RacePlay({ told, line, course }: Props) {
  const text = raceWords();
  const heat = told.face.heat!;
  const thread = useJudgeThread();
  const { solved } = laneOf(heat, told.own!)!;
  const [own, setOwn] = useState(solved);
  /** After a mistake its puzzle stays for a while. */
  const [locked, setLocked] = useState<{ readonly place: number; readonly until: number }>();
  const refused = line.refused.value;
  // this page is ahead of the house for a moment; what the house refuses was none
  const done = solved.length >= own.length || refused ? solved : own;
  const place = locked?.place ?? done.length;
  const puzzle = useLater(async () => ({ place, puzzle: await course.puzzles?.at(place) }), [course.puzzles, place]);
  const set = puzzle?.place === place ? puzzle.puzzle : undefined;
  const game = set && course.games!.get(set.game)!;
  const posed = useMemo(() => set && new PosedPuzzle(game!.module, set, thread.ask), [set]);
  useEffect(() => {
    if (refused) setOwn(solved);
  }, [refused]);
  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => setLocked(undefined), locked.until - line.now);
    return () => clearTimeout(timer);
  }, [locked]);
  const end = ({ result, spent, ms, moves }: TryEnded) => {
    if (!posed || line.now > heat.at + RACE_MS) return;
    const { game, id: puzzle, kind, rating } = posed.set;
    const isSolved = result === 'solved' && spent?.asAsked !== false;
    const where = { heat: heat.number, place, puzzle };
    line.report(isSolved ? { do: 'solve', ...where, moves } : { do: 'miss', ...where });
    keepAttempt({
      ...{ game, puzzle, kind, rating, helped: false, ms, mode: 'race', run: `${told.id}-${heat.number}` },
      result: isSolved ? 'solved' : 'failed',
    });
    setOwn([...done.slice(0, place), isSolved]);
    if (!isSolved) setLocked({ place, until: line.now + LOCK_MS });
  };
  const head = <Head told={told} line={line} done={done} end={heat.at + RACE_MS} />;
  if (puzzle?.place === place && course.puzzles && !set)
    return (
      <>
        {head}
        <p role="status">{text.noMore}</p>
      </>
    );
  if (!posed || !game)
    return (
      <>
        {head}
        <Loading />
      </>
    );
  const lock = locked && <Lock line={line} until={locked.until} />;
  return (
    <>
      <SolveView
        key={posed.set.id}
        puzzle={posed}
        board={game.board}
        text={game.text}
        isRun
        isOver={locked !== undefined}
        onEnded={end}
        head={head}
        onward={lock}
        solved={lock}
      />
      <RefusalLine refusal={refused} />
    </>
  );
}

interface HeadProps extends Pick<Props, 'told' | 'line'> {
  readonly done: readonly boolean[];
  readonly end: number;
}

/** Nearly up. */
const LATE = 10;

function Head({ told, line, done, end }: HeadProps) {
  const text = raceWords();
  const heat = told.face.heat!;
  const seconds = useSecondsTo(line, end);
  // one's own bar waits for nobody
  const lanes = heat.lanes.map((lane) => (lane.racer === told.own ? { ...lane, solved: done } : lane));
  const { place, count } = raceStandings({ lanes }).find(({ racer }) => racer === told.own)!;
  const blanks = { place: String(place), count: String(lanes.length) };
  return (
    <div class={styles.head}>
      <h1 class="heard">{text.title}</h1>
      <div class={styles.score}>
        <span
          class={`${styles.time} ${seconds <= LATE ? styles.late : ''}`}
          role="timer"
          aria-label={fill(text.timeLeftSpoken, { seconds: String(seconds) })}
        >
          {fill(text.timeLeft, { seconds: String(seconds) })}
        </span>
        <span key={count} class={styles.grows}>
          {fill(text.solved, { count: String(count) })}
        </span>
        <span>{fill(text.place, blanks)}</span>
      </div>
      <Bars told={{ ...told, face: { ...told.face, heat: { ...heat, lanes } } }} />
      <Heard
        said={seconds === LATE ? text.lastSeconds : ''}
        standing={count > 0 ? fill(text.heardStanding, { solved: String(count), ...blanks }) : ''}
      />
    </div>
  );
}

/** Whoever listens is told how it stands now and then, and not while it changes. */
const PAUSE_MS = 5000;

function Heard({ said, standing }: { readonly said: string; readonly standing: string }) {
  const [told, setTold] = useState('');
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (standing === '') return;
    const timer = setTimeout(
      () => {
        last.current = performance.now();
        setTold(standing);
      },
      Math.max(0, last.current + PAUSE_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [standing]);
  return (
    <p class="heard" aria-live="polite">
      {said || told}
    </p>
  );
}

function Lock({ line, until }: { readonly line: Props['line']; readonly until: number }) {
  const seconds = useSecondsTo(line, until);
  return (
    <p class={styles.lock} role="status" data-part="lock">
      {fill(raceWords().locked, { seconds: String(seconds) })}
    </p>
  );
}
