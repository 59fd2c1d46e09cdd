/** What one ply of the search needs, kept from visit to visit. */
import { RelaxedWalks } from '../bounds/relaxed-walks.ts';
import { SettledWalk } from '../bounds/settled-walk.ts';
import { MOVES, NO_MOVE } from '../position/ways.ts';
import { Key } from './key.ts';

export class Ply {
  readonly settled = new SettledWalk();
  readonly relaxed = new RelaxedWalks();
  readonly key = new Key();
  readonly moves = new Int16Array(MOVES);
  readonly scores = new Float64Array(MOVES);
  /** Moves that are left to the other of two threads, for the time being. */
  readonly deferred = new Int16Array(MOVES);
  /** The history heuristic: by move, how much it has decided here so far. */
  readonly history = new Float64Array(MOVES);
  /** How many moves were tried before this one. */
  tries = 0;
  /** The moves that decided last here. */
  killer = NO_MOVE;
  secondKiller = NO_MOVE;

  noteKiller(move: number): void {
    if (move === NO_MOVE || this.killer === move) return;
    this.secondKiller = this.killer;
    this.killer = move;
  }
}
