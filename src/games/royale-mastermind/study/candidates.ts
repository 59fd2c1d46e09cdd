/** The rows that promise most: weighed exactly where few codes are left, else by following the best-looking ones. */
import type { Budget, Thinking } from '../../../core/bot.ts';
import type { Candidate } from '../../../core/study.ts';
import { Effort } from '../../../search/effort.ts';
import { deck, roles, roundNumber, running } from '../course.ts';
import { write } from '../notation.ts';
import { track } from '../rows.ts';
import { answering, codesOf, MOST_CODES, partition } from '../solver/packed/codes.ts';
import { ALL_LEFT, openSides, rowsLeftAfter } from '../solver/packed/rows-left.ts';
import { type RowNumber, TRIPLES } from '../solver/packed/triples.ts';
import { type Belief, RowJudge } from '../solver/row-judge.ts';
import { openingTotal } from '../solver/search/opening.ts';
import { Seeker } from '../solver/solver.ts';
import { proposalOf, sideOf } from '../solver/view.ts';
import { ATTRIBUTES, type MastermindState } from '../state.ts';

/** Up to so many codes all rows are weighed exactly. */
const WEIGHED_CODES = 220;
const USUAL: Budget = { ms: 1000 };
const WEIGHED_SHARE = 0.6;

interface Worth {
  readonly row: RowNumber;
  readonly rows: number;
  readonly exact: boolean;
}

// large, and nothing is kept in it from one question to the next
const seeker = new Seeker();

export function candidates(state: MastermindState, most: number, thinking: Thinking): readonly Candidate[] {
  const round = running(state);
  if (!round || most < 1) return [];
  let codes = codesOf(deck(state));
  for (const row of round.rows) codes = answering(codes, row);
  const belief: Belief = { codes, rowsLeft: rowsLeftAfter(round.rows) };
  const open = ATTRIBUTES.filter((attribute) => track(round.rows, attribute) === 'open');
  const asked = open.reduce((sides, attribute) => sides | sideOf(attribute), 0) & openSides(belief.rowsLeft);
  const { seekers } = roles(state, roundNumber(state));
  const { nodes, ms } = thinking.budget;
  const budget = nodes === undefined && ms === undefined ? USUAL : thinking.budget;
  const told = worthsOf(belief, asked, most, { ...thinking, budget });
  return told.slice(0, most).map(({ row, rows, exact }) => {
    const proposal = proposalOf(row);
    const move = write(proposal);
    return { by: seekers[proposal.kind], move, value: rows, exact, line: [move] };
  });
}

function worthsOf(belief: Belief, asked: number, most: number, thinking: Thinking): readonly Worth[] {
  const promising = promisingRows(belief, asked);
  const weighed =
    belief.codes.length <= WEIGHED_CODES ? weighedRows(belief, asked, promising, most, thinking) : undefined;
  if (weighed) return weighed;
  const { codes, rowsLeft } = belief;
  const whole = codes.length === MOST_CODES && rowsLeft === ALL_LEFT;
  const judge = new RowJudge(thinking);
  const rowsWith = (row: RowNumber) => (whole ? openingTotal(row) : judge.rowsWith(belief, row));
  return promising
    .slice(0, 2 * most)
    .map((row) => ({ row, rows: rowsWith(row) / codes.length, exact: false }))
    .sort((one, other) => one.rows - other.rows);
}

/** undefined if the effort is spent first. */
function weighedRows(
  { codes, rowsLeft }: Belief,
  asked: number,
  promising: readonly RowNumber[],
  most: number,
  thinking: Thinking,
): readonly Worth[] | undefined {
  const { nodes, ms } = thinking.budget;
  const part = {
    ...(nodes !== undefined && { nodes: nodes * WEIGHED_SHARE }),
    ...(ms !== undefined && { ms: ms * WEIGHED_SHARE }),
  };
  const effort = new Effort({ ...thinking, budget: part });
  const found = seeker.weigh(codes, rowsLeft, asked, effort);
  if (!found) return undefined;
  const best = differing(
    codes,
    promising.filter((row) => found.rows.includes(row)),
  );
  const first = best.length > 0 ? best : found.rows;
  const told: Worth[] = first.map((row) => ({ row, rows: found.total / codes.length, exact: true }));
  for (const row of promising) {
    if (told.length >= most) break;
    if (found.rows.includes(row)) continue;
    const total = seeker.totalOf(codes.length, rowsLeft, row, effort);
    if (total === undefined) break;
    told.push({ row, rows: total / codes.length, exact: true });
  }
  return told.sort((one, other) => one.rows - other.rows);
}

/** Those that leave fewest codes first, each way to split them once; of equals first those that can be right. */
function promisingRows({ codes }: Belief, asked: number): readonly RowNumber[] {
  const all = Array.from({ length: 2 * TRIPLES }, (_, row) => row).filter(
    (row) => (sideOf(row < TRIPLES ? 'color' : 'shape') & asked) !== 0,
  );
  const scored = all.map((row) => ({ row, ...splitOf(codes, row) }));
  scored.sort((one, other) => one.left - other.left || other.right - one.right || one.row - other.row);
  return scored.filter(({ key }, i) => scored.findIndex((each) => each.key === key) === i).map(({ row }) => row);
}

const differing = (codes: Uint16Array, rows: readonly RowNumber[]): readonly RowNumber[] => {
  const keys = new Set<string>();
  return rows.filter((row) => {
    const { key } = splitOf(codes, row);
    return !keys.has(key) && keys.add(key);
  });
};

/** Into how many codes a row splits them: how many are left on average, and whether it can be right. */
function splitOf(codes: Uint16Array, row: RowNumber) {
  const sizes = partition(codes, row).map((part) => part.length);
  const left = sizes.reduce((sum, size) => sum + size ** 2, 0) / codes.length;
  return { left, right: sizes.at(-1)! > 0 ? 1 : 0, key: `${row < TRIPLES ? 'c' : 's'}${sizes.join()}` };
}
