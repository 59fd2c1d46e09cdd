/**
 * A player for any game in which seats move one after the other, straight from its rules and with no knowledge of it:
 * tree search, over what it can tell apart where something is hidden or drawn. For a new game that has no player of its own yet,
 * and as the measure of those that have.
 */
import type { Bot, Level } from '../core/bot.ts';
import type { AnyView, By, Game, Random, Seat } from '../core/game.ts';
import { winPoints } from '../core/outcome.ts';
import { Effort, USUAL_MS } from './effort.ts';
import { type HiddenGame, isMcts } from './is-mcts.ts';
import { type Found, mcts } from './mcts.ts';

type Rules<State, Move, View extends AnyView> = Pick<
  Game<unknown, State, Move, View>,
  'toAct' | 'legal' | 'apply' | 'outcome' | 'draw' | 'imagine' | 'write'
>;

/** Playouts of the levels below the highest, which takes all that its budget allows. */
const PLAYOUTS: Readonly<Record<Level, number>> = { 1: 8, 2: 40, 3: 200, 4: 1000, 5: Infinity };

export function plainBot<State, Move, View extends AnyView>(rules: Rules<State, Move, View>): Bot<Move, View> {
  return {
    async choose(view, level, thinking) {
      const { random } = thinking;
      const state = rules.imagine(view, random);
      const seat = view.viewer as Seat;
      const { list, pattern } = rules.legal(state, seat);
      if (pattern !== undefined) return { move: rules.draw(state, seat, random), info: {} };
      if (list.length === 1) return { move: list[0]!, info: {} };
      const nodes = Math.min(thinking.budget.nodes ?? Infinity, PLAYOUTS[level]);
      const budget = nodes === Infinity ? thinking.budget : { ...thinking.budget, nodes };
      const settings = { effort: new Effort({ ...thinking, budget }, USUAL_MS, 1), random };
      const game = treeGame(rules, seat, random);
      const found = isOpen(rules, view, random)
        ? mcts(game, state, settings)
        : isMcts(game, (chance) => rules.imagine(view, chance), settings);
      return { move: found.move, info: infoOf(rules, found, settings.effort.nodes) };
    },
  };
}

const infoOf = <State, Move, View extends AnyView>(
  rules: Rules<State, Move, View>,
  { value, line }: Found<Move>,
  nodes: number,
) => ({ value, nodes, line: line.map((move) => rules.write(move)) });

/** `own` comes first where several may act. Between the moves of seats, chance draws and clocks run out at once. */
function treeGame<State, Move, View extends AnyView>(
  rules: Rules<State, Move, View>,
  own: Seat,
  random: Random,
): HiddenGame<State, Move> {
  const toMove = (state: State) => {
    const acting = rules.toAct(state);
    return acting.includes(own) ? own : (acting[0] as Seat);
  };
  return {
    toMove,
    moves(state) {
      const seat = toMove(state);
      if (seat === undefined) return [];
      const { list, pattern } = rules.legal(state, seat);
      return pattern === undefined ? list : [rules.draw(state, seat, random)];
    },
    after: (state, move) => settled(rules, rules.apply(state, toMove(state), move), random).state,
    points: (state) => winPoints(rules.outcome(state)!),
    key: (move) => rules.write(move),
  };
}

function settled<State, Move, View extends AnyView>(
  rules: Rules<State, Move, View>,
  from: State,
  random: Random,
): { readonly state: State; readonly drawn: boolean } {
  let state = from;
  let drawn = false;
  for (let by = first(rules, state); by === 'chance' || by === 'clock'; by = first(rules, state)) {
    state = rules.apply(state, by, rules.draw(state, by, random));
    drawn = true;
  }
  return { state, drawn };
}

const first = <State, Move, View extends AnyView>(rules: Rules<State, Move, View>, state: State): By | undefined =>
  rules.toAct(state)[0];

/** Whether the view tells the whole state and chance has no part in what may come, as far as a game at random shows. */
function isOpen<State, Move, View extends AnyView>(
  rules: Rules<State, Move, View>,
  view: View,
  random: Random,
): boolean {
  let guessed = false;
  let state = rules.imagine(view, (bound) => {
    guessed = true;
    return random(bound);
  });
  if (guessed) return false;
  for (let by = first(rules, state); typeof by === 'number'; by = first(rules, state)) {
    const after = settled(rules, rules.apply(state, by, rules.draw(state, by, random)), random);
    if (after.drawn) return false;
    state = after.state;
  }
  return true;
}
