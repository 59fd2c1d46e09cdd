/** A game that is over, with all its states: what everybody is shown of it now, at every moment and off it. */
import type { AnyView, By, Notation, Seat, Seen, Viewer } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { playedThrough } from '../../core/play.ts';
import { expectOk } from '../../core/result.ts';
import { type PlayedEvent, type Recorded, recorded } from '../../core/review.ts';
import type { DrawnGame } from '../../games/module.ts';
import type { StudiedGame } from '../study/questions.ts';
import type { StagedStep } from '../table/playback.ts';

/** As much of what led to a moment as boards need to mark what was done last. */
const LONGEST_PAST = 120;

export class PlayedGame {
  readonly module: DrawnGame;
  readonly recorded: Recorded;
  /** Whose side of the table it is. */
  readonly viewer: Viewer;

  constructor(module: DrawnGame, { seats, options, setUp, events }: StudiedGame, viewer: Viewer) {
    const { rules } = module;
    this.module = module;
    this.recorded = recorded(rules, seats, expectOk(openLog(rules, seats, options, [], setUp)).state, events);
    this.viewer = viewer;
  }

  /** How many events there were. */
  get length(): number {
    return this.recorded.moments.length;
  }

  stateAt(moment: number): unknown {
    return this.recorded.moments[moment]?.before ?? this.recorded.end;
  }

  /** Nothing is hidden any more. */
  show(state: unknown): AnyView {
    const { rules } = this.module;
    return rules.reveal ? rules.reveal(state, this.viewer) : rules.view(state, this.viewer);
  }

  /** An event as whoever made it saw it. */
  seen({ by, move, before }: Pick<PlayedEvent, 'by' | 'move' | 'before'>): Seen {
    return this.module.rules.seen(before, by, move, typeof by === 'number' ? by : this.viewer);
  }

  past(moment: number): readonly Seen[] {
    const known = this.recorded.moments.slice(Math.max(0, moment - LONGEST_PAST), moment);
    return known.map((each) => this.seen(each));
  }

  /** The step that led to a moment of the game. */
  stepTo(moment: number): StagedStep {
    const played = this.recorded.moments[moment - 1]!;
    const [before, after] = [this.show(played.before), this.show(played.after)];
    return { before, seen: this.seen(played), after, past: this.past(moment - 1) };
  }

  /** The steps of other moves from there, as far as they can be played; the first made by `first`, if that is said. */
  stepsFrom(moment: number, moves: readonly Notation[]): readonly StagedStep[] {
    const { rules } = this.module;
    let before = this.stateAt(moment);
    const past = [...this.past(moment)];
    return playedThrough(rules, before, moves).map(({ event, after }) => {
      const move = expectOk(rules.read(event.move));
      const seen = this.seen({ by: event.by, move, before });
      const step = { before: this.show(before), seen, after: this.show(after), past: [...past] };
      past.push(seen);
      before = after;
      return step;
    });
  }

  /** As one seat knew it then, with what it could do. */
  asKnown(
    moment: number,
    seat: Seat,
  ): { readonly view: AnyView; readonly moves: readonly Notation[]; readonly pattern: string | undefined } {
    const { rules } = this.module;
    const state = this.stateAt(moment);
    const { list, pattern } = rules.legal(state, seat);
    return { view: rules.view(state, seat), moves: list.map((move) => rules.write(move)), pattern };
  }
}

export const isSeat = (by: By): by is Seat => typeof by === 'number';
