/** What the house finds of a position: each kind of puzzle that it makes, how hard it is, and why it makes no other. */
import type { PuzzleFinding, SoundPuzzle } from '../../../core/puzzle.ts';
import type { GameText } from '../../../core/text.ts';
import { isSound } from '../../../puzzles/homemade.ts';
import { counted, fill } from '../../../text/index.ts';
import { language } from '../../text/index.ts';
import { puzzleWords } from '../text/index.ts';
import { whyNot } from './carried-puzzle.ts';
import type { Examination } from './examination.ts';
import styles from './finding-list.module.css';
import { homemadeWords } from './text/index.ts';

interface Props {
  readonly examination: Examination;
  readonly text: GameText;
  readonly chosen: string | undefined;
  readonly onChosen: (kind: string) => void;
}

export function FindingList({ examination, text, chosen, onChosen }: Props) {
  const words = homemadeWords();
  const { phase, findings } = examination;
  const isNone = phase === 'done' && !findings.some(isSound);
  return (
    <fieldset class={styles.findings} aria-busy={phase === 'working'} data-part="findings" data-phase={phase}>
      <legend>{isNone ? words.none : words.what}</legend>
      <Progress {...examination} />
      <ul class={styles.list}>
        {once(findings, text).map((finding) => (
          <li key={finding.kind}>
            {isSound(finding) ? (
              <Sound
                {...{ finding, text }}
                isChosen={finding.kind === chosen}
                onChosen={() => onChosen(finding.kind)}
              />
            ) : (
              <Unsound finding={finding} text={text} isForAll={isForAll(findings, text)} />
            )}
          </li>
        ))}
      </ul>
      {isNone && <p>{words.noneHelp}</p>}
    </fieldset>
  );
}

type Unfit = Exclude<PuzzleFinding, SoundPuzzle>;
const reasonOf = (text: GameText, { kind, why }: Unfit) => whyNot(text, kind, why);

/** The same is wrong whatever is asked. */
function isForAll(findings: readonly PuzzleFinding[], text: GameText): boolean {
  const reasons = findings.map((finding) => (isSound(finding) ? '' : reasonOf(text, finding)));
  return reasons[0] !== '' && new Set(reasons).size === 1;
}

/** What is said of all kinds is said once; and what fits stands first. */
function once(findings: readonly PuzzleFinding[], text: GameText): readonly PuzzleFinding[] {
  if (isForAll(findings, text)) return findings.slice(0, 1);
  return findings.toSorted((a, b) => Number(isSound(b)) - Number(isSound(a)));
}

function Progress({ phase, done, stop, again }: Examination) {
  const words = homemadeWords();
  if (phase === 'done') return null;
  if (phase === 'working')
    return (
      <div class={styles.progress}>
        <label>
          {words.working}
          <progress max={1} value={done} />
        </label>
        <button type="button" class="button plain small" onClick={stop}>
          {words.stop}
        </button>
      </div>
    );
  return (
    <div class={styles.progress}>
      <p role="status">{phase === 'stopped' ? words.stopped : words.lost}</p>
      <button type="button" class="button plain small" onClick={again}>
        {words.again}
      </button>
    </div>
  );
}

interface SoundProps {
  readonly finding: SoundPuzzle;
  readonly text: GameText;
  readonly isChosen: boolean;
  readonly onChosen: () => void;
}

function Sound({ finding, text, isChosen, onChosen }: SoundProps) {
  const { kind, rating } = finding;
  const { name, task } = text.puzzles![kind]!;
  return (
    <label class={styles.choice} data-chosen={isChosen}>
      <input type="radio" name="kind" checked={isChosen} onChange={onChosen} />
      <span>
        <strong>{name}</strong>
        <span>{task}</span>
        <small>
          {homemadeWords().sound} {answersTold(finding)} {fill(puzzleWords().rated, { rating: String(rating) })}.
        </small>
      </span>
    </label>
  );
}

function answersTold({ right, isMore = false, of }: SoundPuzzle): string {
  const { rightOf, routes, moreRoutes } = homemadeWords();
  if (of === undefined) return counted(isMore ? moreRoutes : routes, right, language());
  return fill(counted(rightOf, right, language()), { of: String(of) });
}

function Unsound({
  finding,
  text,
  isForAll,
}: {
  readonly finding: Unfit;
  readonly text: GameText;
  readonly isForAll: boolean;
}) {
  return (
    <p class={styles.unfit}>
      {!isForAll && <strong>{text.puzzles?.[finding.kind]?.name}</strong>}
      <span>{reasonOf(text, finding)}</span>
    </p>
  );
}
