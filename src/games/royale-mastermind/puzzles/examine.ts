/** What a position somebody has found makes as a puzzle: the cards that are out, the rows and their answers, and one player. */
import type { PuzzleFinding, PuzzlePosition } from '../../../core/puzzle.ts';
import { deck, out, running } from '../course.ts';
import { candidates, ROWS, track, valuesOf } from '../rows.ts';
import { setUp } from '../setup.ts';
import {
  ATTRIBUTES,
  CARDS_PER_CODE,
  type Card,
  type Code,
  type MastermindState,
  type Round,
  type Row,
} from '../state.ts';
import { ratingOf } from './difficulty.ts';
import { KINDS, type Kind, MOST_ANSWERS, rightRows } from './right.ts';

/** Nobody keeps more codes apart. */
const MOST_LEFT: Readonly<Record<Kind, number>> = { name: 1, settle: 40, split: 200 };
const FEWEST_TO_SPLIT = 3;
const ROUNDS = 8;
const SEAT = 0;

export function examine(given: MastermindState, tell: (done: number) => void): readonly PuzzleFinding[] {
  if (!running(given)) return KINDS.map((kind) => unsound(kind, 'no-turn'));
  const state = alone(given);
  const left = candidates(deck(state), running(state)!.rows).length;
  return KINDS.map((kind, at) => {
    tell(at / KINDS.length);
    return judged(state, kind, left);
  });
}

const unsound = (kind: Kind, why: string): PuzzleFinding => ({ kind, isSound: false, why });

function judged(state: MastermindState, kind: Kind, left: number): PuzzleFinding {
  const why = whyNot(kind, left);
  if (why !== undefined) return unsound(kind, why);
  const answers = rightRows(state, kind, state);
  if (answers.length === 0) return unsound(kind, 'none');
  if (answers.length > MOST_ANSWERS) return unsound(kind, 'too-many');
  const { rows } = running(state)!;
  const open = ATTRIBUTES.filter((attribute) => track(rows, attribute) === 'open');
  return {
    ...{ kind, isSound: true, seat: SEAT, answers },
    position: positionOf(state),
    rating: ratingOf({ kind, rows, left, answers: answers.length }),
    ...{ right: answers.length, of: open.flatMap((attribute) => ROWS[attribute]).length },
  };
}

function whyNot(kind: Kind, left: number): string | undefined {
  if (kind === 'name') return left > 1 ? 'several' : undefined;
  if (left === 1) return 'known';
  if (left > MOST_LEFT[kind]) return 'too-many-codes';
  return kind === 'split' && left < FEWEST_TO_SPLIT ? 'too-few-codes' : undefined;
}

/** The same cards out and the same round in play, with one player, who found every code at once before. */
function alone(state: MastermindState): MastermindState {
  const gone = out(state);
  const codes = Array.from(
    { length: gone.length / CARDS_PER_CODE },
    (_, i) => gone.slice(i * CARDS_PER_CODE, (i + 1) * CARDS_PER_CODE) as readonly Card[] as Code,
  );
  const options = { code: 'drawn', long: false, rounds: ROUNDS } as const;
  return { seats: 1, options, rounds: [...codes.map(foundAtOnce), running(state)!], removed: [] };
}

const foundAtOnce = (code: Code): Round => ({
  code,
  rows: ATTRIBUTES.map((kind): Row => ({ kind, values: valuesOf(code, kind), black: CARDS_PER_CODE, white: 0 })),
});

const positionOf = (state: MastermindState): PuzzlePosition => ({
  seats: 1,
  options: { rounds: ROUNDS },
  setUp: setUp.write(state)!,
});
