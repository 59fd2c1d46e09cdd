/** What a page has been told of a game: its last events, or all of them. */
import type { By, Seen } from '../../core/game.ts';
import { itemsOf } from '../../core/growing.ts';
import type { ToldLine } from '../../table/told/messages.ts';
import type { PageState } from '../../table/told/page-state.ts';

/** Events are counted from the opening of the table. */
export interface SeenGame {
  /** How many came before the first that is known, and how many lines the table had then. */
  readonly before: number;
  readonly lines: number;
  readonly events: readonly {
    readonly seen: Seen;
    /** The computer has moved in a person's place. */
    readonly isStandIn: boolean;
    /** How many lines the table had after it. */
    readonly lines: number;
  }[];
}

export function seenGame({ face, events: count, lines: told }: Pick<PageState, 'face' | 'events' | 'lines'>): SeenGame {
  const events: SeenGame['events'][number][] = [];
  let [before, lines] = [count - face.from, told.start];
  // who came to be stood in for before the first line that is known still is, unless a line says that he came back
  const standIns = new Set<By>(standInsBefore(face, itemsOf(told)));
  for (const { what, seq } of itemsOf(told)) {
    if (what.t === 'stand-in') standIns.add(what.seat);
    if (what.t === 'returned') standIns.delete(what.seat);
    if (what.t === 'played') events.push({ seen: what.seen, isStandIn: standIns.has(what.seen.by), lines: seq + 1 });
    if (what.t !== 'taken-back') continue;
    const left = what.to - face.from - before;
    events.length = Math.max(0, left);
    // further back than is known: from here on it is
    if (left < 0) [before, lines] = [what.to - face.from, seq + 1];
  }
  return { before, lines, events };
}

/** The seats at which the computer sat already when the first known line was written. */
function standInsBefore({ holders }: PageState['face'], lines: readonly ToldLine[]): readonly By[] {
  return holders.flatMap((holder, seat) => {
    const known = lines.some(({ what }) => (what.t === 'stand-in' || what.t === 'returned') && what.seat === seat);
    return holder.kind === 'stand-in' && !known ? [seat] : [];
  });
}
