/**
 * Monte-Carlo tree search with UCT (Kocsis and Szepesvári 2006): a tree grown one leaf an iteration, towards the moves that
 * have paid best so far or have been tried too seldom to tell. For any number of seats; each maximises its own points.
 */
import type { Random } from '../core/game.ts';
import type { Effort } from './effort.ts';

/** What the search has to know of a game. States are values: a move leaves the old one as it was. */
export interface TreeGame<State, Move> {
  /** The seat to move, while there are moves. */
  toMove(state: State): number;
  /** None exactly when the game is over. */
  moves(state: State): readonly Move[];
  after(state: State, move: Move): State;
  /** The points of each seat, from 0 to 1, once the game is over. */
  points(state: State): readonly number[];
}

export interface TreeSettings {
  readonly effort: Effort;
  readonly random: Random;
}

/** How much a seldom tried move is favoured; √2 suits points that are spread over 0 to 1. */
const EXPLORATION = Math.SQRT2;

export interface Found<Move> {
  readonly move: Move;
  /** The points that `move` has brought to whoever makes it, on average. */
  readonly value: number;
  /** What was tried most often from here on. */
  readonly line: readonly Move[];
}

interface Node<State, Move> {
  readonly state: State;
  readonly moves: readonly Move[];
  /** By the index of the move; grown in order, so what is missing is at the end. */
  readonly children: Node<State, Move>[];
  /** The order in which moves are first tried. */
  readonly order: number[];
  visits: number;
  /** Of the seat that moved here. */
  total: number;
}

/** The move tried most often from `root` until the effort is spent; an iteration counts as one node. */
export function mcts<State, Move>(
  game: TreeGame<State, Move>,
  root: State,
  { effort, random }: TreeSettings,
): Found<Move> {
  const tree = grown(game, root, random);
  if (tree.moves.length === 0) throw new Error('the game is over');
  do {
    const path = [tree];
    const seats: number[] = [];
    let node = tree;
    while (node.moves.length > 0) {
      seats.push(game.toMove(node.state));
      const fresh = node.children.length < node.moves.length;
      if (fresh) {
        const move = node.moves[node.order[node.children.length]!]!;
        node.children.push(grown(game, game.after(node.state, move), random));
      }
      node = fresh ? node.children.at(-1)! : mostPromising(node.children, node.visits);
      path.push(node);
      if (fresh) break;
    }
    const points = playout(game, node.state, random);
    for (const [i, each] of path.entries()) {
      each.visits++;
      if (i > 0) each.total += points[seats[i - 1]!]!;
    }
  } while (effort.spend());
  return favourite(tree);
}

/** The points of an ended game, else those of random play to the end. */
export function playout<State, Move>(game: TreeGame<State, Move>, state: State, random: Random): readonly number[] {
  let at = state;
  let moves = game.moves(at);
  while (moves.length > 0) {
    at = game.after(at, moves[random(moves.length)]!);
    moves = game.moves(at);
  }
  return game.points(at);
}

/** The upper confidence bound of one that was visited `visits` times when it could have been `chances` times. */
export const upperBound = (total: number, visits: number, chances: number): number =>
  total / visits + EXPLORATION * Math.sqrt(Math.log(chances) / visits);

function mostPromising<T extends { visits: number; total: number }>(nodes: readonly T[], chances: number): T {
  let best = nodes[0]!;
  let highest = -Infinity;
  for (const node of nodes) {
    const bound = upperBound(node.total, node.visits, chances);
    if (bound > highest) [best, highest] = [node, bound];
  }
  return best;
}

function grown<State, Move>(game: TreeGame<State, Move>, state: State, random: Random): Node<State, Move> {
  const moves = game.moves(state);
  const order = [...moves.keys()];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return { state, moves, children: [], order, visits: 0, total: 0 };
}

function favourite<State, Move>(tree: Node<State, Move>): Found<Move> {
  const line: Move[] = [];
  let node = tree;
  let first: Node<State, Move> | undefined;
  while (node.children.length > 0) {
    const most = node.children.reduce((one, other) => (other.visits > one.visits ? other : one));
    line.push(node.moves[node.order[node.children.indexOf(most)]!]!);
    first ??= most;
    node = most;
  }
  return { move: line[0]!, value: first!.total / first!.visits, line };
}
