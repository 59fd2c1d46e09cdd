/** What one depth of the search needs, kept from visit to visit. */

import { Prospect } from '../bounds/relaxed-walks.ts';
import { Outlook } from '../bounds/settled-walk.ts';
import { MOVES } from '../position/ways.ts';
import { Key } from './key.ts';

export class Level {
  readonly outlook = new Outlook();
  readonly prospect = new Prospect();
  readonly key = new Key();
  readonly moves = new Int16Array(MOVES);
  readonly scores = new Float64Array(MOVES);
  /** Moves that are left to the other of two threads, for the time being. */
  readonly later = new Int16Array(MOVES);
  /** By move, how much it has decided here so far. */
  readonly history = new Float64Array(MOVES);
  /** How many moves were tried before this one. */
  tries = 0;
  /** The moves that decided last here. */
  latest = -1;
  latestButOne = -1;

  note(move: number): void {
    if (move < 0 || this.latest === move) return;
    this.latestButOne = this.latest;
    this.latest = move;
  }
}
