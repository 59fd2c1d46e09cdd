/**
 * Where a bluff worked: a hidden piece stood where it could be captured and was left alone, though it attacked nothing, and
 * whoever left it had good reason to think that it did.
 */
import type { Cell } from '../../../core/grid.ts';
import type { Reason } from '../../../core/review.ts';
import type { Insight, InsightLine, Studied } from '../../../core/study.ts';
import { targets } from '../gaits.ts';
import { write } from '../notation.ts';
import {
  bothSetUp,
  LAYOUTS,
  mover,
  opponent,
  type Piece,
  type PieceSymbol,
  type ZGameMove,
  type ZGameState,
} from '../state.ts';
import { percent, word } from './belief-insight.ts';
import { type Belief, beliefs } from './beliefs.ts';

/** Believed at least so much, a threat keeps people away. */
const BELIEVED = 0.4;
const MOST = 6;

export interface Bluff {
  /** Of the event that left it alone. */
  readonly index: number;
  readonly cell: Cell;
  readonly piece: Piece;
  /** What could have captured it. */
  readonly by: Cell;
  /** How likely it was, to whoever left it, that it attacked something. */
  readonly threat: number;
}

export function bluffsInsight({ moments, knowledge }: Studied<ZGameState, ZGameMove>): readonly Insight[] {
  if (knowledge !== 'everything') return [];
  const found = bluffsOf(moments).slice(-MOST);
  if (found.length === 0) return [];
  const told = found.map((bluff) => ({ bluff, state: moments[bluff.index]!.before }));
  return [
    {
      key: 'bluffs',
      parts: [
        { kind: 'says', reasons: told.map(({ bluff, state }) => said(bluff, state)) },
        { kind: 'lines', lines: told.map(({ bluff, state }) => missed(bluff, state)) },
      ],
    },
  ];
}

/** A piece that is left alone again and again is told once. */
export function bluffsOf(moments: Studied<ZGameState, ZGameMove>['moments']): readonly Bluff[] {
  const told = new Set<string>();
  return moments.flatMap(({ index, before, move }) => {
    if (!bothSetUp(before) || (move.kind === 'move' && takesHidden(before, move.to))) return [];
    const left = attackable(before).filter(({ cell }) => !told.has(`${before.board[cell]!.seat} ${cell}`));
    if (left.length === 0) return [];
    const known = beliefs(before, mover(before));
    return left.flatMap(({ cell, by }) => {
      const piece = before.board[cell]!;
      const belief = known.find((each) => each.cell === cell)!;
      if (attacks(before, cell, { ...piece, up: true }) || attacks(before, cell, piece)) return [];
      const threat = threatOf(before, belief, piece);
      if (threat < BELIEVED) return [];
      told.add(`${piece.seat} ${cell}`);
      return [{ index, cell, piece, by, threat }];
    });
  });
}

const takesHidden = ({ board, options }: ZGameState, to: string): boolean => {
  const met = board[LAYOUTS[options.layout].grid.cell(to)!];
  return met !== null && met !== undefined && !met.up;
};

/** The hidden pieces that whoever is to move could capture, and with which piece. */
function attackable(state: ZGameState): { readonly cell: Cell; readonly by: Cell }[] {
  const side = mover(state);
  const found = new Map<Cell, Cell>();
  for (const [from, piece] of state.board.entries()) {
    if (piece?.seat !== side) continue;
    for (const to of targets(state, from)) {
      const met = state.board[to];
      if (met && !met.up && !found.has(to)) found.set(to, from);
    }
  }
  return [...found].map(([cell, by]) => ({ cell, by }));
}

/** Whether it could capture anything from there, being what it is. */
function attacks(state: ZGameState, cell: Cell, piece: Piece): boolean {
  const board = state.board.with(cell, piece);
  return targets({ options: state.options, board }, cell).some((to) => board[to]?.seat === opponent(piece.seat));
}

function threatOf(state: ZGameState, { shares, cell }: Belief, piece: Piece): number {
  const threatens = (symbol: PieceSymbol) => attacks(state, cell, { ...piece, symbol, up: true });
  return [...shares].reduce((sum, [symbol, share]) => sum + (threatens(symbol) ? share : 0), 0);
}

function said({ cell, piece, threat }: Bluff, state: ZGameState): Reason {
  const { name } = LAYOUTS[state.options.layout].grid;
  const seats = { mine: { seat: piece.seat }, other: { seat: mover(state) } };
  const blanks = {
    ...seats,
    turn: state.turns + 1,
    cell: name(cell),
    share: percent(threat),
    symbol: word(`a-${piece.symbol}`),
  };
  return { key: 'bluff', blanks };
}

function missed({ index, cell, by }: Bluff, { options }: ZGameState): InsightLine {
  const { name } = LAYOUTS[options.layout].grid;
  const [from, to] = [name(by), name(cell)];
  return { label: { key: 'couldTake', blanks: { from, to } }, moves: [write({ kind: 'move', from, to })], from: index };
}
