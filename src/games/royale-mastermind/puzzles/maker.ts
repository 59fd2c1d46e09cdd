/** Puzzles of Royale Mastermind: name the code, find the row that settles it, find the row that splits best. */
import type { Random } from '../../../core/game.ts';
import type { PuzzleDraft, PuzzleMaker } from '../../../core/puzzle.ts';
import { pick, sample } from '../../../core/random.ts';
import { deck, running } from '../course.ts';
import { write } from '../notation.ts';
import { candidates, ROWS, track, valuesOf } from '../rows.ts';
import { apply, start } from '../rules.ts';
import { ATTRIBUTES, type Code, type MastermindMove, type MastermindState, type Proposal, type Row } from '../state.ts';
import { ratingOf } from './difficulty.ts';
import { examine } from './examine.ts';
import { likeness } from './likeness.ts';
import { KINDS, type Kind, MOST_ANSWERS, rightRows } from './right.ts';

const ROUNDS = 8;
const MOST_ROWS = 7;
/** How many codes may be left. */
const LEFT: Readonly<Record<Kind, readonly [least: number, most: number]>> = {
  name: [1, 1],
  settle: [2, 12],
  split: [5, 80],
};
/** Of ten rows, so many could be the code for all that is known. */
const FITTING = 6;

export const maker: PuzzleMaker<MastermindState> = {
  kinds: KINDS,
  attempt,
  answers: (state, _seat, kind, begin) => rightRows(state, kind as Kind, begin),
  reply: () => undefined,
  examine,
  likeness,
};

function attempt(random: Random): PuzzleDraft | undefined {
  const kind = pick(KINDS, random);
  const options = { code: 'drawn', long: false, rounds: ROUNDS } as const;
  const moves: MastermindMove[] = [];
  let state = start(options, 1);
  const play = (by: 'chance' | 0, move: MastermindMove) => {
    moves.push(move);
    state = apply(state, by, move);
  };
  const drawCode = () => play('chance', { kind: 'code', cards: sample(deck(state), 3, random) as unknown as Code });
  // rounds before, so that the deck has shrunk
  for (let before = random(ROUNDS - 1); before > 0; before--) {
    drawCode();
    for (const attribute of ATTRIBUTES) play(0, { kind: attribute, values: valuesOf(running(state)!.code, attribute) });
  }
  drawCode();
  const [least, most] = LEFT[kind];
  for (let row = 0; row < MOST_ROWS; row++) {
    play(0, someRow(state, random));
    const round = running(state);
    if (!round) return undefined;
    const left = candidates(deck(state), round.rows);
    if (left.length < least) return undefined;
    if (left.length > most || (kind !== 'name' && random(2) === 0)) continue;
    return judged(state, kind, left, moves);
  }
  return undefined;
}

/** One that fits all answers so far, or any. */
function someRow(state: MastermindState, random: Random): Proposal {
  const { rows } = running(state)!;
  const kind = pick(
    ATTRIBUTES.filter((attribute) => track(rows, attribute) === 'open'),
    random,
  );
  if (random(10) >= FITTING) return pick(ROWS[kind], random);
  return { kind, values: valuesOf(pick(candidates(deck(state), rows), random), kind) };
}

function judged(
  state: MastermindState,
  kind: Kind,
  left: readonly Code[],
  moves: readonly MastermindMove[],
): PuzzleDraft | undefined {
  const answers = rightRows(state, kind, state);
  if (answers.length === 0 || answers.length > MOST_ANSWERS) return undefined;
  const { rows } = running(state)!;
  // a row without which all is known as well says nothing
  if (kind === 'name' && rows.some((row) => candidates(deck(state), without(rows, row)).length === 1)) return undefined;
  const rating = ratingOf({ kind, rows, left: left.length, answers: answers.length });
  return { seats: 1, options: { rounds: ROUNDS }, moves: moves.map(write), kind, rating, answers };
}

const without = (rows: readonly Row[], row: Row): readonly Row[] => rows.filter((each) => each !== row);
