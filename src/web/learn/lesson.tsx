/** A lesson: the learner makes the moves, and is corrected. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LessonStep } from '../../board/learn.ts';
import type { Notation } from '../../core/game.ts';
import { append, drawChance, type Log, openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { explain, fill } from '../../text/index.ts';
import { BoardHost } from '../board/board-host.tsx';
import { presentOf } from '../table/foresight.ts';
import { language, words } from '../text/index.ts';
import styles from './lesson.module.css';
import { LessonEnd } from './lesson-end.tsx';
import type { Teaching } from './teaching.ts';

export function Lesson({ teaching, steps }: { readonly teaching: Teaching; readonly steps: readonly LessonStep[] }) {
  const [at, setAt] = useState(-1);
  const text = words();
  const step = steps[at];
  const top = useRef<HTMLParagraphElement>(null);
  // on a small screen what to do and the board are seen together
  useEffect(() => top.current?.scrollIntoView(), [at]);
  if (at >= steps.length) return <LessonEnd teaching={teaching} seat={steps.at(-1)!.position.viewer} />;
  return (
    <section class={styles.lesson}>
      <h2>{text.lesson}</h2>
      {!step && <p>{teaching.text.goal}.</p>}
      {step ? (
        <>
          <p class={`quiet ${styles.step}`} ref={top}>
            {fill(text.lessonStep, { step: String(at + 1), steps: String(steps.length) })}
          </p>
          <Step key={at} teaching={teaching} step={step} onDone={() => setAt(at + 1)} />
        </>
      ) : (
        <button type="button" class="button main" onClick={() => setAt(0)}>
          {text.lessonStart}
        </button>
      )}
    </section>
  );
}

/** What was right about a wrong move, or what would have been. */
const judge = ({ nearly = [], wrong }: LessonStep, move: Notation): string =>
  nearly.find(({ when }) => when.test(move))?.said ?? wrong;

interface StepProps {
  readonly teaching: Teaching;
  readonly step: LessonStep;
  readonly onDone: () => void;
}

function Step({ teaching, step, onDone }: StepProps) {
  const { module, board, text } = teaching;
  const { position, accepted, task, right } = step;
  const start = useMemo(
    () => expectOk(openLog(module.rules, position.seats, position.options ?? {}, position.events)),
    [module, position],
  );
  const [log, setLog] = useState<Log>(start);
  const [said, setSaid] = useState<string>();
  const [erred, setErred] = useState(false);
  const [advised, setAdvised] = useState<Notation>();
  const done = log !== start;
  const names = useMemo(
    () => Array.from({ length: position.seats }, (_, seat) => text.seat(seat, position.seats)),
    [text, position],
  );
  const shown = useMemo(() => {
    const now = presentOf(log, position.viewer);
    return done ? { ...now, moves: [], pattern: undefined } : now;
  }, [log, position, done]);

  const make = (move: Notation) => {
    const made = append(log, position.viewer, move);
    if (!made.ok || !accepted.includes(move)) {
      setErred(true);
      return setSaid(made.ok ? judge(step, move) : explain(made.error, language(), text));
    }
    setAdvised(undefined);
    setSaid(right);
    setLog(drawChance(made.value, 'lesson'));
  };
  return (
    <>
      <p class={styles.task}>{task}</p>
      <BoardHost
        game={module.rules.id}
        board={board}
        words={text.board}
        names={names}
        shown={shown}
        flipped={position.viewer === 1 && position.seats === 2}
        advised={advised}
        onMove={make}
        onTried={make}
      />
      <p class="refusal" role="status" aria-live="polite">
        {said}
      </p>
      {erred && !done && advised === undefined && (
        <button type="button" class="button plain" onClick={() => setAdvised(accepted[0])}>
          {words().lessonShow}
        </button>
      )}
      {done && (
        <button type="button" class="button main" onClick={onDone}>
          {words().lessonNext}
        </button>
      )}
    </>
  );
}
