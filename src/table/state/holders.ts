/** Who holds the seats, and how that changes. */
import type { Level } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import { type CharacterId, characterFor } from '../characters.ts';
import type { EventOf, Who } from '../events/events.ts';
import type { Holder, TableState } from './state.ts';

export const person = (who: Who): Holder => ({ kind: 'person', who, left: false });

export function bot(state: TableState, event: EventOf<'bot'>): Holder {
  const { level, character } = event;
  const isNew = character !== undefined && !charactersAt(state, event.seat).includes(character);
  return { kind: 'bot', level, character: isNew ? character : comes(state, event) };
}

/** The character who takes a seat: the hash that is promised to all decides among those of a level. */
export const comes = (
  state: TableState,
  { seat, level }: { readonly seat: Seat; readonly level: Level },
): CharacterId =>
  characterFor(level, charactersAt(state, seat), Number.parseInt(state.opened.seedHash.slice(0, 2), 16) || 0);

/** Those at the other seats. */
const charactersAt = ({ holders }: TableState, seat: Seat): readonly CharacterId[] =>
  holders.flatMap((holder, other) => ('character' in holder && other !== seat ? [holder.character] : []));

export const put = (holders: readonly Holder[], seat: Seat, holder: Holder): Holder[] =>
  holders.map((each, index) => (index === seat ? holder : each));

export const stand = ({ holders }: TableState, who: Who): readonly Holder[] =>
  holders.map((holder) => (holder.kind === 'person' && holder.who === who ? { kind: 'free' } : holder));

export const goneAt = (state: TableState, { seat, lost }: EventOf<'left'>): Holder => ({
  ...personAt(state, seat),
  left: true,
  ...(lost && { lost }),
});

export function personAt({ holders }: TableState, seat: Seat): Extract<Holder, { kind: 'person' }> {
  const holder = holders[seat];
  if (holder?.kind === 'person') return holder;
  if (holder?.kind === 'stand-in') return { kind: 'person', who: holder.who, left: true };
  throw new Error(`nobody at seat ${seat}`);
}
