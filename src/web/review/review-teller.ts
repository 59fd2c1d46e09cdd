/** A review at hand: the game, its run, its words, and how its events are told. Everything on the page speaks through it. */

import type { Board } from '../../board/board.ts';
import type { Seat, Seen } from '../../core/game.ts';
import type { Reason } from '../../core/review.ts';
import type { GameText } from '../../core/text.ts';
import { sideOf } from '../../table/state/ending.ts';
import { fill } from '../../text/index.ts';
import { reasonIn } from '../../text/reason.ts';
import { namesOf } from '../table/names.ts';
import { language } from '../text/index.ts';
import type { PlayedGame } from './played.ts';
import type { ReviewedGame } from './reviewed-game.ts';
import { reviewWords } from './text/index.ts';
import type { SeatNames } from './verdict-words.ts';

export class ReviewTeller implements SeatNames {
  readonly reviewed: ReviewedGame;
  readonly played: PlayedGame;
  readonly board: Board;
  readonly text: GameText;
  readonly names: readonly string[];

  constructor(reviewed: ReviewedGame, played: PlayedGame, board: Board, text: GameText) {
    this.reviewed = reviewed;
    this.played = played;
    this.board = board;
    this.text = text;
    this.names = namesOf(reviewed, text);
  }

  name(seat: Seat): string {
    return this.names[seat] ?? '';
  }

  side(seat: Seat): readonly Seat[] {
    const { module, of } = this.reviewed;
    return sideOf({ game: module.rules, options: of.options, seats: of.seats }, seat);
  }

  others(seat: Seat): readonly Seat[] {
    const side = this.side(seat);
    return this.names.flatMap((_, other) => (side.includes(other) ? [] : [other]));
  }

  /** The seat whose good is up: one's own, or else the first. */
  get front(): Seat {
    return this.reviewed.own[0] ?? 0;
  }

  readonly isAbove = (seat: Seat): boolean => this.side(this.front).includes(seat);

  /** What happened there, in a sentence. */
  told(index: number): string {
    const moment = this.played.recorded.moments[index];
    return moment ? this.tell(this.played.seen(moment)) : reviewWords().start;
  }

  tell(seen: Seen): string {
    return this.text.tell(seen, (seat) => this.name(seat));
  }

  reason(reason: Reason): string {
    return reasonIn(reason, this.text, language(), (seat) => this.name(seat));
  }

  /** A move that could have been made at a moment, for whoever knows no notation. */
  advice(moment: number, seat: Seat, move: string): string {
    const { view, moves, pattern } = this.played.asKnown(moment, seat);
    const { board, text, names } = this;
    const input = { view, moves, pattern, draft: board.noDraft, words: text.board, names, flipped: this.isTurned };
    return board.advise({ ...input, advised: move }, move);
  }

  /** One's own side is at the bottom. */
  get isTurned(): boolean {
    const [own, ...more] = this.reviewed.own;
    return own !== undefined && more.length === 0 && this.board.isFar?.(own) === true;
  }

  numbered(index: number): string {
    return fill('{number}.', { number: index + 1 });
  }
}
