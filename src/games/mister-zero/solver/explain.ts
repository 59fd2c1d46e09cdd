/** Why a token was worse than another: where Mister Zero then goes, and what either way brings. */
import type { Thinking } from '../../../core/bot.ts';
import type { Notation } from '../../../core/game.ts';
import { expectOk } from '../../../core/result.ts';
import type { Explanation, PlayedEvent, Reason, Verdict } from '../../../core/review.ts';
import { Effort } from '../../../search/effort.ts';
import { read } from '../notation.ts';
import { apply, finished, toAct } from '../rules.ts';
import { colourOf, type Jump, type MisterZeroMove, type MisterZeroState, type Walk } from '../state.ts';
import { view } from '../view.ts';
import { walk } from '../walk.ts';
import { keptTree, notations } from './finding.ts';
import { against, inFavour } from './leaning.ts';
import { PackedBoard } from './position/board.ts';
import { solve } from './solution.ts';

/** Lines are followed to the end from here on: before that nobody knows it. */
const FOLLOWED_LEFT = 12;
/** Before that, where no budget is named, and as many moves as are looked at often. */
const PLAYOUTS = 30_000;
const BELIEVED = 3;

export function explainToken(
  { before, after, move }: PlayedEvent<MisterZeroState, MisterZeroMove>,
  { by, best, value, after: worth }: Verdict,
  thinking: Thinking,
): Explanation {
  const text = best[0]!;
  const better = expectOk(read(text));
  const state = apply(before, by, better);
  const [refutation, onwards] = [lineFrom(after, thinking), lineFrom(state, thinking)];
  const instead = [text, ...onwards];
  const [made, could] = [walkAfter(after, refutation), walkAfter(state, onwards)];
  if (made && could)
    return { instead, refutation, reasons: [...parting(made, could), ...ends(made, could, by, better)] };
  const contra = against(before, move, by);
  const spoken = contra.length > 0 ? contra : answered(after, refutation);
  const pro = inFavour(better, by);
  const should: Reason = { key: 'should', blanks: { mine: { seat: by }, worth: standing(worth) } };
  const rather: Reason = {
    key: 'rather',
    blanks: { mine: { seat: by }, move: named(better), value: standing(value) },
  };
  return { instead, refutation, reasons: [...spoken, should, ...(pro.length > 0 ? pro : [rather])] };
}

/** Best play to the end, where it can be known; before that what is tried most in playouts, as far as it can be believed. */
function lineFrom(state: MisterZeroState, thinking: Thinking): Notation[] {
  const board = PackedBoard.of(view(state, 'spectator'));
  if (board.left === 0) return [];
  const tree = keptTree();
  tree.plant(board, thinking.random);
  if (board.left <= FOLLOWED_LEFT) return notations(board, solve(board, new Effort(thinking), tree).line);
  const { nodes, ms } = thinking.budget;
  const budget = nodes === undefined && ms === undefined ? { nodes: PLAYOUTS } : thinking.budget;
  tree.run(new Effort({ ...thinking, budget }));
  return notations(board, tree.best().line.slice(0, BELIEVED));
}

function walkAfter(state: MisterZeroState, line: readonly Notation[]): Walk | undefined {
  const end = line.reduce((at, text) => apply(at, toAct(at)[0]!, expectOk(read(text))), state);
  return finished(end) ? walk(end.tokens, end.faceDown) : undefined;
}

/** What the other side is likely to place next. */
function answered(state: MisterZeroState, [text]: readonly Notation[]): Reason[] {
  const [other] = toAct(state);
  if (text === undefined || typeof other !== 'number') return [];
  return [{ key: 'answered', blanks: { other: { seat: other }, reply: named(expectOk(read(text))) } }];
}

/** The first jump in which the two walks differ. */
function parting(made: Walk, could: Walk): Reason[] {
  const jumps = ({ steps }: Walk) => steps.filter((step): step is Jump => step.kind === 'jump');
  const [one, other] = [jumps(made), jumps(could)];
  const at = one.findIndex(({ bridge }, i) => bridge !== other[i]?.bridge);
  const [goes, instead] = [one[at], other[at]];
  if (!goes || !instead) return [];
  const blanks = { from: goes.from, to: goes.to, number: goes.token.number, instead: instead.to };
  return [{ key: 'parting', blanks }];
}

function ends(made: Walk, could: Walk, by: number, better: MisterZeroMove): Reason[] {
  const [own, theirs] = [colourOf(by), colourOf(by + 1)];
  const scores = { own: made.taken[own], theirs: made.taken[theirs] };
  const betterScores = { own: could.taken[own], theirs: could.taken[theirs] };
  return [
    { key: 'ends', blanks: { mine: { seat: by }, ...scores } },
    { key: 'endsInstead', blanks: { move: named(better), ...betterScores } },
  ];
}

/** An estimated margin for the mover's side, in words. */
function standing(margin: number): Reason {
  const count = Math.round(10 * Math.abs(margin)) / 10;
  if (count === 0) return { key: 'level', blanks: {} };
  return { key: margin > 0 ? 'ahead' : 'behind', blanks: { count } };
}

/** A token and its bridge, in words. */
function named({ number, bridge }: MisterZeroMove): Reason {
  return { key: 'placed', blanks: { number, bridge } };
}
