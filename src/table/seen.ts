/** A log as one viewer saw it. */
import type { AnyView, Seen, Viewer } from '../core/game.ts';
import type { Log } from '../core/log.ts';
import { expectOk } from '../core/result.ts';

/** An event between what was seen before it and what is seen after it. */
export interface SeenStep {
  readonly before: AnyView;
  readonly seen: Seen;
  readonly after: AnyView;
}

/** What `viewer` saw of each event. */
export const seenBy = (log: Log, viewer: Viewer): Seen[] =>
  [...walk(log)].map(({ state, by, move }) => log.game.seen(state, by, move, viewer));

/** The events from the one numbered `from` on, counted from 0. */
export function* stepsSeenBy(log: Log, viewer: Viewer, from: number): Generator<SeenStep> {
  const { game } = log;
  for (const { index, state, by, move, after } of walk(log)) {
    if (index < from) continue;
    yield {
      before: game.view(state, viewer),
      seen: game.seen(state, by, move, viewer),
      after: game.view(after, viewer),
    };
  }
}

function* walk({ game, options, seats, events }: Log) {
  let state = game.start(options, seats);
  for (const [index, { by, move: notation }] of events.entries()) {
    const move = expectOk(game.read(notation));
    const after = game.apply(state, by, move);
    yield { index, state, by, move, after };
    state = after;
  }
}
