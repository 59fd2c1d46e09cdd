/**
 * Information-set Monte-Carlo tree search (single observer; Cowling, Powley and Whitehouse 2012). Each iteration imagines
 * the hidden part of the game anew, but all share one tree over what the searching player can tell apart: so a plan cannot
 * depend on a secret, as it would if each imagined state were searched alone.
 */
import type { Random } from '../core/game.ts';
import { type Found, playout, type TreeGame, type TreeSettings, upperBound } from './mcts.ts';

export interface HiddenGame<State, Move> extends TreeGame<State, Move> {
  /** The same for two moves that the searching player sees as one. */
  key(move: Move): string;
}

class SharedNode<Move> {
  readonly children = new Map<string, SharedNode<Move>>();
  readonly move: Move | undefined;
  visits = 0;
  /** In how many iterations its move could have been made. */
  chances = 0;
  /** Points of the seat that moved here. */
  total = 0;

  constructor(move?: Move) {
    this.move = move;
  }
}

/** `imagine` draws a state that the searching player holds possible, each as often as it is likely. */
export function isMcts<State, Move>(
  game: HiddenGame<State, Move>,
  imagine: (random: Random) => State,
  { effort, random }: TreeSettings,
): Found<Move> {
  const root = new SharedNode<Move>();
  do {
    let state = imagine(random);
    let node = root;
    const path = [root];
    const seats: number[] = [];
    for (let moves = game.moves(state); moves.length > 0; moves = game.moves(state)) {
      const { move, key } = chosen(game, node, moves, random);
      seats.push(game.toMove(state));
      state = game.after(state, move);
      const known = node.children.get(key);
      const child = known ?? new SharedNode(move);
      if (!known) {
        child.chances = 1;
        node.children.set(key, child);
      }
      node = child;
      path.push(node);
      if (!known) break;
    }
    const points = playout(game, state, random);
    for (const [i, each] of path.entries()) {
      each.visits++;
      if (i > 0) each.total += points[seats[i - 1]!]!;
    }
  } while (effort.spend());
  if (root.children.size === 0) throw new Error('the game is over');
  return favourite(root);
}

/** One of the moves never tried here, else the one with the highest bound among those possible in this iteration. */
function chosen<State, Move>(
  game: HiddenGame<State, Move>,
  node: SharedNode<Move>,
  moves: readonly Move[],
  random: Random,
): { move: Move; key: string } {
  const keyed = moves.map((move) => ({ move, key: game.key(move) }));
  const fresh = keyed.filter(({ key }) => !node.children.has(key));
  for (const { key } of keyed) {
    const child = node.children.get(key);
    if (child) child.chances++;
  }
  if (fresh.length > 0) return fresh[random(fresh.length)]!;
  let best = keyed[0]!;
  let highest = -Infinity;
  for (const each of keyed) {
    const { total, visits, chances } = node.children.get(each.key)!;
    const bound = upperBound(total, visits, chances);
    if (bound > highest) [best, highest] = [each, bound];
  }
  return best;
}

function favourite<Move>(root: SharedNode<Move>): Found<Move> {
  const path: SharedNode<Move>[] = [];
  let node = root;
  while (node.children.size > 0) {
    node = [...node.children.values()].reduce((one, other) => (other.visits > one.visits ? other : one));
    path.push(node);
  }
  const first = path[0]!;
  return {
    move: first.move!,
    value: first.total / first.visits,
    line: path.map(({ move }) => move!),
  };
}
