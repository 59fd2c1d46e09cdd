/** What has just happened between the people of a table, in a sentence to whoever is before the screen. */
import type { Seat } from '../../core/game.ts';
import { itemsOf } from '../../core/growing.ts';
import type { Who } from '../../table/events/events.ts';
import { seatOf } from '../../table/state/state.ts';
import type { ToldLine } from '../../table/told/messages.ts';
import { counted, fill } from '../../text/index.ts';
import { language } from '../text/index.ts';
import { toldOf } from './bubble.tsx';
import { saidIn } from './talk.ts';
import { tableWords } from './text/index.ts';
import type { ToldTable } from './told-table.ts';

/** By whom it is read, and how people are called. */
export interface NewsReader {
  readonly own: Seat | undefined;
  readonly table: Pick<ToldTable, 'page' | 'face' | 'you'>;
  /** The person of a seat, also while the computer plays for him. */
  nameAt(seat: Seat): string;
  nameOf(who: Who): string;
  /** Whether what people without a seat say is told here; who has one has a bubble. */
  readonly hearsGuests: boolean;
  /** Whether those who play are before this one screen: what was done on it, they have all seen. */
  readonly isShared: boolean;
}

/** Undefined where there is nothing to say, or where it is said elsewhere: what is to be answered stands until it is. */
export function tellHappening(line: ToldLine, reading: NewsReader): string | undefined {
  const { seq, what } = line;
  const { own, table, nameAt, nameOf } = reading;
  const { happened } = tableWords();
  const others = (sentence: string, seat: Seat) => (seat === own ? undefined : fill(sentence, { name: nameAt(seat) }));
  switch (what.t) {
    case 'left':
      return others(what.lost ? tableWords().noConnection : happened.left, what.seat);
    case 'returned': {
      if (what.seat !== own) return fill(happened.returned, { name: nameAt(what.seat) });
      const moves = movedFor(table, what.seat, seq);
      return moves === 0 ? undefined : counted(happened.movedForYou, moves, language());
    }
    case 'stand-in':
      return others(happened.standIn, what.seat);
    case 'stand-in-agreed':
      if (what.by === what.seat) return others(tableWords().standInAsked, what.seat);
      // who plays is asked, too
      return own !== undefined
        ? undefined
        : fill(happened.standInAgreed, { name: nameAt(what.by), other: nameAt(what.seat) });
    case 'resign-declined':
      return others(happened.resignDeclined, what.seat);
    case 'draw-declined':
      return others(happened.drawDeclined, what.seat);
    case 'take-back-declined':
      return others(happened.takeBackDeclined, what.seat);
    case 'taken-back':
      return reading.isShared ? undefined : others(happened.takenBack, what.seat);
    case 'hinted':
      return reading.isShared ? undefined : others(happened.hinted, what.seat);
    case 'muted':
    case 'unmuted':
      return fill(happened[what.t], { name: nameOf(what.who) });
    case 'talk-set':
      return happened.talkers[what.talkers];
    case 'said':
    case 'reacted':
      return tellGuest(line, reading);
    default:
      return undefined;
  }
}

/** Who has no seat has no name at the board: his words are told in the line. */
function tellGuest({ seq, what }: ToldLine, { table, nameOf, hearsGuests }: NewsReader): string | undefined {
  const said = saidIn(seq, what);
  if (!said || !hearsGuests || said.who === table.you.who || seatOf(table.face, said.who) !== undefined)
    return undefined;
  return fill(tableWords().happened.said, { name: nameOf(said.who), text: toldOf(said) });
}

/** How often the computer moved for a seat, from when it last took its place until this line. */
function movedFor({ page: { lines } }: NewsReader['table'], seat: Seat, until: number): number {
  const before = itemsOf(lines).filter(({ seq }) => seq < until);
  const since = before.findLastIndex(({ what }) => what.t === 'stand-in' && what.seat === seat);
  if (since < 0) return 0;
  return before.slice(since).filter(({ what }) => what.t === 'played' && what.seen.by === seat).length;
}
