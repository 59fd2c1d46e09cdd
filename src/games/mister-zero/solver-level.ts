/** What one depth of the search needs, kept from visit to visit. */
import { Key } from './solver-key.ts';
import { Outlook } from './solver-outlook.ts';
import { Prospect } from './solver-prospect.ts';
import { Trial } from './solver-trial.ts';

export const MOVES = 200;
/** With few tokens left all walks are judged only where one judgement of so many decides. */
const RARE = 10;

export class Level {
  readonly outlook = new Outlook();
  readonly prospect = new Prospect();
  readonly key = new Key();
  readonly judgingFromTheCentre = new Trial(RARE);
  readonly judgingOnTheWay = new Trial(RARE);
  readonly moves = new Int16Array(MOVES);
  readonly scores = new Float64Array(MOVES);
  /** The moves that decided last here. */
  latest = -1;
  latestButOne = -1;
}
