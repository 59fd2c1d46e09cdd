import type { Board } from '../../board/board.ts';
import type { Recess } from '../local/recess.ts';
import type { Sharing } from '../local/sharing.ts';
import type { Ability } from './abilities.ts';
import type { Motion } from './stage.ts';

/** What a page has to do with its table beside the line to it. */
export interface ModelPorts extends Motion {
  readonly board: Board;
  /** Where several people share this screen, or one plays against computers here. */
  readonly sharing?: Sharing | undefined;
  /** Where whoever plays alone may look elsewhere, and no time runs meanwhile. */
  readonly recess?: Recess | undefined;
  /** The game as the text of a file, where the whole of it is here. */
  file?(): Promise<string>;
  /** An address that opens the table, or its game, anywhere. */
  link?(): Ability<Promise<string>>;
  /** Where the game is looked back on once it is over. */
  readonly review?: string;
  /** Opens another table at which the game begins as it stood after so many events, where the whole of it is here. */
  playFrom?(events: number): void;
  /** Where the analysis board is with the game after so many of its events, once it is over. */
  analysisAt?(events: number): string;
  /** Where a puzzle is made of such a moment; of a game that has puzzles. */
  puzzleAt?: ((events: number) => string) | undefined;
  /** Where another table is, if pages can go there. */
  pathOf?(id: string): string;
  /** Goes away; the others may let the computer play on. */
  leave?(): Ability;
}
