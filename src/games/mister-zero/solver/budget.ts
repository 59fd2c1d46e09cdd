/** How a budget is shared between the solver and the tree search, and whether the solver can hope to answer within its part. */
import type { Budget } from '../../../core/bot.ts';
import { USUAL_MS } from '../../../search/effort.ts';
import type { PackedBoard } from './position/board.ts';

/** Nodes that tell who wins with so many tokens left, by seats, and how many times more with each further one. */
const OUTCOME_LEFT = 10;
const OUTCOME_NODES: Readonly<Record<number, number>> = { 2: 5000, 4: 2000 };
const OUTCOME_GROWTH = 5.5;
/** Of the solver, on a slow core. */
const NODES_PER_MS = 120;
/** Kept back for what is under way when the time is up. */
const MARGIN_MS = 12;

/** Whether the budget is at least this part of what tells who wins on average. */
export function isHopeful(
  { left, seats }: PackedBoard,
  { nodes = Infinity, ms = Infinity }: Budget,
  hope: number,
): boolean {
  return Math.min(nodes, ms * NODES_PER_MS) >= hope * OUTCOME_NODES[seats]! * OUTCOME_GROWTH ** (left - OUTCOME_LEFT);
}

/** Every budget as one that says something, with time kept back. */
export function share({ nodes, ms = nodes === undefined ? USUAL_MS : undefined }: Budget, part: number): Budget {
  return {
    ...(nodes !== undefined && { nodes: Math.ceil(nodes * part) }),
    ...(ms !== undefined && { ms: (ms - Math.min(MARGIN_MS, ms / 4)) * part }),
  };
}

export function remaining(budget: Budget, spentNodes: number, spentMs: number): Budget {
  const { nodes, ms } = share(budget, 1);
  return {
    ...(nodes !== undefined && { nodes: nodes - spentNodes }),
    ...(ms !== undefined && { ms: ms - spentMs }),
  };
}
