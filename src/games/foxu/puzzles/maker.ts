/** Puzzles of Foxu: win, hold on longest, take the pie or not. The solver is the judge. */
import type { By, Notation, Random } from '../../../core/game.ts';
import type { PuzzleDraft, PuzzleMaker } from '../../../core/puzzle.ts';
import { pick } from '../../../core/random.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import { apply, draw, drops, legal, outcome, start, toAct } from '../rules.ts';
import { pack } from '../solver/position/position.ts';
import { Solver } from '../solver/solver.ts';
import { DIAGONALS, type FoxuMove, type FoxuState } from '../state.ts';
import { ratingOf } from './difficulty.ts';
import { examine } from './examine.ts';
import { likeness } from './likeness.ts';
import { judgeAll, KINDS, type Kind, longest, rightMoves } from './right.ts';

/** Slides before the puzzle, where it is not about the pie. */
const FEWEST_BEFORE = 2;
const MOST_BEFORE = 11;
/** Of ten of them, so many drop something. */
const DROPPING = 8;
/** Of ten tries. */
const PIES = 3;
/** What is seen at once is no puzzle, and nobody looks further. */
const SHORTEST: Readonly<Record<Kind, number>> = { win: 3, hold: 4, pie: 3 };
const LONGEST = 10;
const LONGEST_WRONG = 12;
const MOST_ANSWERS: Readonly<Record<Kind, number>> = { win: 6, hold: 4, pie: 6 };
/** Of all slides no more than this part may be right. */
const RIGHT = 1 / 3;
/** Of a line. */
const SHOWN = 5;
/** What a try may take. */
const NODES = 60_000;

export const maker: PuzzleMaker<FoxuState> = {
  kinds: KINDS,
  attempt,
  answers(state, seat, kind, begin) {
    if (toAct(state)[0] !== seat || (kind === 'pie' && state.slides + Number(state.swapped) > 1)) return [];
    return rightMoves(state, judgeAll(state, Effort.unlimited())!, begin).map(write);
  },
  reply(state, seat, kind) {
    const by = toAct(state)[0];
    if (by === undefined || by === seat || kind === 'pie') return undefined;
    return write(longest(judgeAll(state, Effort.unlimited())!)[0]!.move);
  },
  bestLine,
  examine,
  likeness,
};

/** Both sides' best, as far as it is easily followed. */
function bestLine(begin: FoxuState): readonly Notation[] {
  const moves: Notation[] = [];
  let state = begin;
  for (let by = toAct(state)[0]; by !== undefined && moves.length < SHOWN; by = toAct(state)[0]) {
    const { move } = longest(judgeAll(state, Effort.unlimited())!)[0]!;
    moves.push(write(move));
    state = apply(state, by, move);
  }
  return moves;
}

function attempt(random: Random): PuzzleDraft | undefined {
  const isPie = random(10) < PIES;
  const before = isPie ? 1 : FEWEST_BEFORE + random(MOST_BEFORE + 1 - FEWEST_BEFORE);
  const moves: Notation[] = [];
  let state = start({ grey: 'random' });
  const play = (by: By, move: FoxuMove) => {
    moves.push(write(move));
    state = apply(state, by, move);
  };
  play('chance', draw(state, 'chance', random));
  play(0, { kind: 'diagonal', diagonal: pick(DIAGONALS, random) });
  for (let i = 0; i < before; i++) {
    play(toAct(state)[0]!, someSlide(state, random));
    if (outcome(state)) return undefined;
  }
  const effort = new Effort({ budget: { nodes: NODES }, random: () => 0, now: () => 0 });
  const verdict = new Solver(effort).verdict(pack(state));
  // a draw is far away: nobody sees it
  if (!verdict || Math.abs(verdict) > LONGEST) return undefined;
  const kind = isPie ? 'pie' : verdict > 0 ? 'win' : 'hold';
  if (Math.abs(verdict) < SHORTEST[kind]) return undefined;
  const all = judgeAll(state, effort);
  if (!all || all.some((each) => each.verdict === 0 || Math.abs(each.verdict) > LONGEST_WRONG)) return undefined;
  const right = rightMoves(state, all, state);
  if (right.length > MOST_ANSWERS[kind] || right.length > RIGHT * all.length) return undefined;
  const rating = ratingOf({ kind, verdict, all, right });
  return { seats: 2, options: { grey: 'random' }, moves, kind, rating, answers: right.map(write) };
}

function someSlide(state: FoxuState, random: Random): FoxuMove {
  const list = legal(state, toAct(state)[0]!).list.filter(({ kind }) => kind === 'slide');
  const dropping = list.filter((move) => move.kind === 'slide' && drops(state, move.to).length > 0);
  return pick(random(10) < DROPPING && dropping.length > 0 ? dropping : list, random);
}
