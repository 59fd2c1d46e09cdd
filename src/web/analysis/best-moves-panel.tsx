/** The best moves beside the board: what each is worth, how it goes on, and a touch that plays it. */
import type { Notation, Seen } from '../../core/game.ts';
import { playedThrough } from '../../core/play.ts';
import { expectOk } from '../../core/result.ts';
import type { Scale } from '../../core/review.ts';
import type { Candidate } from '../../core/study.ts';
import type { GameText } from '../../core/text.ts';
import { fill, writtenIn } from '../../text/index.ts';
import { preferences } from '../preferences.ts';
import type { AnalysisModel } from './analysis-model.ts';
import type { BestMoves } from './best-moves.ts';
import styles from './best-moves-panel.module.css';
import { analysisWords } from './text/index.ts';
import { worthOf } from './worth.ts';

interface Props {
  readonly model: AnalysisModel;
  readonly best: BestMoves;
  /** Whether they are wanted, where one may say so. */
  readonly isOn?: boolean;
  readonly onSwitch?: (on: boolean) => void;
  /** A line is to be played so far. */
  readonly onFollow: (line: readonly Notation[]) => void;
  readonly scale: Scale | undefined;
  readonly names: readonly string[];
  readonly text: GameText;
  /** A move of whoever acts, as the board advises it; undefined if it cannot be made by touch here. */
  readonly advise: (move: string) => string | undefined;
}

export function BestMovesPanel({ best, isOn = true, onSwitch, ...props }: Props) {
  const words = analysisWords().best;
  const { candidates, state } = best;
  return (
    <section class={styles.best} aria-label={words.title}>
      <div class={styles.head}>
        <h2>{words.title}</h2>
        {onSwitch && (
          <button type="button" class="button plain small" aria-pressed={isOn} onClick={() => onSwitch(!isOn)}>
            {words.show}
          </button>
        )}
      </div>
      {isOn && (
        <>
          <ol class={styles.moves}>
            {candidates.map((candidate, index) => (
              <li key={candidate.move}>
                <Move {...props} candidate={candidate} index={index} />
              </li>
            ))}
          </ol>
          <p class={styles.state} role="status">
            {state === 'looking' && (
              <>
                <progress aria-label={words.looking} />
                <span>{words.looking}</span>
                <button type="button" class="button plain small" onClick={best.stop}>
                  {words.stop}
                </button>
              </>
            )}
            {state === 'found' && candidates.length === 0 && <span class="quiet">{words.none}</span>}
            {(state === 'stopped' || state === 'lost') && (
              <>
                <span>{words[state]}</span>
                <button type="button" class="button plain small" onClick={best.again}>
                  {words.again}
                </button>
              </>
            )}
          </p>
        </>
      )}
    </section>
  );
}

interface MoveProps extends Omit<Props, 'best' | 'isOn' | 'onSwitch'> {
  readonly candidate: Candidate;
  readonly index: number;
}

function Move({ model, candidate, scale, names, text, advise, index, onFollow }: MoveProps) {
  const words = analysisWords().best;
  const { move, line, by, exact } = candidate;
  const { told, sign } = worthOf(candidate, scale, names[by]!);
  // whoever looks with one seat's eyes is not told how the hidden part would answer
  const tellsAll = model.knowledge === 'everything';
  const steps = tellsAll ? toldLine(model, line) : [];
  const tell = (seen: Seen) => text.tell(seen, (seat) => names[seat]!);
  const first = advise(move) ?? (steps[0] ? tell(steps[0]) : writtenIn(move, text));
  return (
    <>
      <button type="button" class={styles.move} onClick={() => onFollow([move])}>
        <span class={styles.first}>
          <span class="heard">{fill(words.inAdvance, { number: String(index + 1) })} </span>
          {first} {preferences.value.notation === 'on' && <code>{writtenIn(move, text)}</code>}
        </span>
        <span class={styles.worth} data-sign={sign}>
          {told}
          <small>{exact ? words.exact : words.estimate}</small>
        </span>
      </button>
      {steps.length > 1 && (
        <details class={styles.line}>
          <summary>{words.line}</summary>
          <ol start={2}>
            {steps.slice(1).map((seen, i) => (
              <li key={i}>
                <button type="button" class={styles.step} onClick={() => onFollow(line.slice(0, i + 2))}>
                  {tell(seen)}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** What is seen of each move of a line that goes on from here. */
function toldLine({ game, state }: AnalysisModel, line: readonly string[]): Seen[] {
  const { rules } = game.module;
  let before = state;
  return playedThrough(rules, state, line).map(({ event: { by, move }, after }) => {
    const seen = rules.seen(before, by, expectOk(rules.read(move)), typeof by === 'number' ? by : 0);
    before = after;
    return seen;
  });
}
