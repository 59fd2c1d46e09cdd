/**
 * Z-Game by the rules alone: every turn, every answer, and under each hidden piece of the enemy every symbol that could lie there. A symbol is
 * chosen when it is seen, by exchanging it with another hidden piece.
 */
import type { Seat } from '../../../src/core/game.ts';
import { rules } from '../../../src/games/z-game/index.ts';
import { LAYOUTS, type ZGameMove, type ZGameState } from '../../../src/games/z-game/state.ts';
import type { Proof } from './proof.ts';

const MOST = 3;
const HELD = 2;

export const zGame: Proof = {
  rightMoves(given, seat, kind, began) {
    const state = given as ZGameState;
    const begin = began as ZGameState;
    if (rules.toAct(state)[0] !== seat) return [];
    const made = (state.turns - begin.turns) / 2;
    const left = (kind === 'hold' ? HELD : soonest(begin, seat)) - made;
    if (left < 1) return [];
    const isRight = kind === 'hold' ? keeps : forces;
    return turns(state, seat)
      .filter((move) => isRight(state, seat, move, left))
      .map(rules.write);
  },
};

function soonest(state: ZGameState, seat: Seat): number {
  for (let within = 1; within <= MOST; within++) if (canTake(state, seat, seat, within)) return within;
  return 0;
}

const turns = (state: ZGameState, by: Seat): readonly ZGameMove[] => rules.legal(state, by).list;
const wonBy = (state: ZGameState, seat: Seat): boolean =>
  rules.outcome(state)?.reason === 'z-taken' && rules.outcome(state)!.winners.includes(seat);

/** All that a turn may lead to, for all that `solver` knows. */
function after(state: ZGameState, by: Seat, move: ZGameMove, solver: Seat): ZGameState[] {
  const { cell } = LAYOUTS[state.options.layout].grid;
  const seen = [move.kind === 'turn-up' ? move.at : '', ...(move.kind === 'move' ? [move.from, move.to] : [])];
  const secrets = state.board.flatMap((piece, at) => (piece && piece.seat !== solver && !piece.up ? [at] : []));
  const shown = secrets.find((at) => seen.some((name) => cell(name) === at));
  if (shown === undefined) return [rules.apply(state, by, move)];
  // a hidden piece that only goes on shows nothing: then all of these are the same to `solver`, and one of each symbol is enough
  const symbols = new Map(secrets.map((at) => [state.board[at]!.symbol, at]));
  return [...symbols.values()].map((from) => {
    const board = [...state.board];
    [board[shown], board[from]] = [board[from]!, board[shown]!];
    return rules.apply({ ...state, board }, by, move);
  });
}

/** Whether `taker`, who is to move, can take the Z within so many turns. What is secret is what `solver` does not know. */
function canTake(state: ZGameState, taker: Seat, solver: Seat, within: number): boolean {
  const list = turns(state, taker);
  if (list.some((move) => move.kind === 'move' && wonBy(rules.apply(state, taker, move), taker))) return true;
  if (within === 1) return false;
  return list.some((move) => forces(state, taker, move, within, solver));
}

/** The solver's turns must do for every symbol, his enemy's for one that he may choose. */
function forces(state: ZGameState, taker: Seat, move: ZGameMove, within: number, solver: Seat = taker): boolean {
  const next = after(state, taker, move, solver);
  const isCaught = (each: ZGameState) =>
    wonBy(each, taker) || (within > 1 && isDoomed(each, taker, solver, within - 1));
  return taker === solver ? next.every(isCaught) : next.some(isCaught);
}

/** The other side is to move, and whatever it does its Z is taken within so many turns. */
function isDoomed(state: ZGameState, taker: Seat, solver: Seat, within: number): boolean {
  if (rules.outcome(state)) return false;
  const other = 1 - taker;
  return turns(state, other).every((move) => {
    const next = after(state, other, move, solver);
    const isTaken = (each: ZGameState) => !rules.outcome(each) && canTake(each, taker, solver, within);
    return other === solver ? next.some(isTaken) : next.every(isTaken);
  });
}

function keeps(state: ZGameState, seat: Seat, move: ZGameMove, within: number): boolean {
  return after(state, seat, move, seat).every(
    (each) => wonBy(each, seat) || rules.outcome(each) !== undefined || !canTake(each, 1 - seat, seat, within),
  );
}
