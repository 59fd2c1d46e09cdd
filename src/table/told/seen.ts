/** A log as one viewer saw it. */
import type { AnyView, Seen, Viewer } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';

/** An event between what was seen before it and what is seen after it: what an animation shows. */
export interface SeenStep {
  readonly before: AnyView;
  readonly seen: Seen;
  readonly after: AnyView;
}

/** What `viewer` saw of each event of a game that began with an empty table. */
export function seenBy({ game, options, seats, events }: Log, viewer: Viewer): Seen[] {
  let state = game.start(options, seats);
  return events.map(({ by, move: notation }) => {
    const move = expectOk(game.read(notation));
    const seen = game.seen(state, by, move, viewer);
    state = game.apply(state, by, move);
    return seen;
  });
}
