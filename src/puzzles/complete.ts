/** From a draft to a puzzle: the makers of its moves follow from the rules, its id from what it is. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyGame, GameEvent, Notation, Seat } from '../core/game.ts';
import { admit } from '../core/play.ts';
import type { Puzzle, PuzzleDraft } from '../core/puzzle.ts';
import { expectOk } from '../core/result.ts';

const ID_DIGITS = 8;

/** A puzzle, and the state in which it is set. */
export interface SetPuzzle {
  readonly puzzle: Puzzle;
  readonly state: unknown;
}

/** Throws on moves that the rules refuse: drafts are our own. */
export function complete(game: AnyGame, draft: PuzzleDraft): SetPuzzle {
  const { seats, options, kind, rating, moves, answers, optimum } = draft;
  let state = game.start(expectOk(game.options(options, seats)), seats);
  const events: GameEvent[] = [];
  for (const text of moves) {
    const { event, after } = happen(game, state, text);
    events.push(event);
    state = after;
  }
  const seat = game.toAct(state).find((by): by is Seat => typeof by === 'number');
  if (seat === undefined) throw new Error(`nobody is to act after ${moves.join(' ')}`);
  const position = { seats, options, events, seat, kind };
  const right = answers ? { answers } : { optimum: optimum! };
  return { puzzle: { id: idOf(game, draft), game: game.id, ...position, rating, ...right }, state };
}

/** The event that a move is, made by the first who may make it. */
export function happen(game: AnyGame, state: unknown, text: Notation): { event: GameEvent; after: unknown } {
  for (const by of game.toAct(state)) {
    const admitted = admit(game, state, by, text);
    if (admitted.ok) return { event: { by, move: text }, after: game.apply(state, by, admitted.value.move) };
  }
  throw new Error(`${game.id}: nobody may make the move ${text}`);
}

export function idOf(game: AnyGame, { seats, options, moves, kind }: PuzzleDraft): string {
  const text = JSON.stringify([game.id, seats, options, moves, kind]);
  return `${game.id}-${bytesToHex(sha256(utf8ToBytes(text))).slice(0, ID_DIGITS)}`;
}
