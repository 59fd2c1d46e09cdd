/** What has just been done at the seats before the start, in a sentence to whoever is before the screen. */
import type { Seat } from '../../core/game.ts';
import type { Who } from '../../table/events/events.ts';
import type { Holder } from '../../table/state/state.ts';
import type { ToldEvent } from '../../table/told/messages.ts';
import { fill, listOf } from '../../text/index.ts';
import { computerName } from '../table/names.ts';
import { language } from '../text/index.ts';
import { onlineWords } from './text/index.ts';

/** By whom it is read, and who sat where before it happened. */
export interface SeatingReader {
  readonly who: Who | null;
  readonly own: Seat | null;
  readonly holders: readonly Holder[];
  /** Who asked whom for his place. */
  readonly swap: { readonly seat: Seat; readonly with: Seat } | null;
  nameOf(who: Who): string;
}

/** Undefined for what one has done oneself, and where there is nothing to say. */
export function tellSeating(what: ToldEvent, reader: SeatingReader): string | undefined {
  const { seating } = onlineWords();
  const { who, own, swap, nameOf } = reader;
  const at = (seat: Seat): string => {
    const holder = reader.holders[seat];
    if (holder?.kind === 'bot') return computerName(holder);
    return holder && 'who' in holder ? nameOf(holder.who) : '';
  };
  switch (what.t) {
    case 'sat':
      return what.who === who ? undefined : fill(seating.sat, { name: nameOf(what.who) });
    case 'stood':
      return what.seat === own || reader.holders[what.seat]?.kind !== 'person'
        ? undefined
        : fill(seating.stood, { name: at(what.seat) });
    case 'kicked':
      return who === what.who ? undefined : fill(seating.kicked, { name: nameOf(what.who) });
    case 'let-in':
      return who === what.who ? undefined : fill(seating.letIn, { name: nameOf(what.who) });
    case 'swapped':
      return fill(seating.swapped, { names: listOf([at(what.seat), at(what.with)], language()) });
    case 'swap-declined':
      if (what.seat === own || !swap || own === null) return undefined;
      if (swap.seat === own) return fill(seating.swapDeclined, { name: at(what.seat) });
      return swap.with === own ? fill(seating.swapWithdrawn, { name: at(what.seat) }) : undefined;
    default:
      return undefined;
  }
}
