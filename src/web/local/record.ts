/** What stands beside the log of a table in this browser: its seed, who is who, and how it stands, for lists. */
import type { Level } from '../../core/bot.ts';
import type { CharacterId } from '../../table/characters.ts';
import type { Who } from '../../table/events/events.ts';
import type { Ending } from '../../table/state/ending.ts';
import type { Holder, TableState } from '../../table/state/state.ts';
import type { Names } from '../../table/told/messages.ts';

/** Who sits at a seat, as pages show it. A person without a name is called by the seat's. */
export type Occupant =
  | { readonly kind: 'person'; readonly name: string }
  /** Before a table is open nobody has come yet. */
  | {
      readonly kind: 'computer';
      readonly level: Level;
      readonly character?: CharacterId | undefined;
      /** The person whose place it keeps; '' has no name. */
      readonly standsInFor?: string | undefined;
    };

export interface LocalSummary {
  readonly seats: number;
  readonly occupants: readonly Occupant[];
  readonly ending: Ending | null;
  readonly moves: number;
}

export interface LocalRecord {
  readonly id: string;
  readonly game: string;
  /** Of chance, and of the computer's choices. */
  readonly seed: string;
  readonly names: Names;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly changed: number;
  readonly summary: LocalSummary;
}

export function occupantOf(holder: Holder, names: Names): Occupant {
  if (holder.kind === 'bot') return { kind: 'computer', level: holder.level, character: holder.character };
  if (holder.kind === 'stand-in') {
    const { level, character, who } = holder;
    return { kind: 'computer', level, character, standsInFor: names[who] ?? '' };
  }
  return { kind: 'person', name: holder.kind === 'person' ? (names[holder.who] ?? '') : '' };
}

export const summaryOf = ({ opened, holders, ending, position }: TableState, names: Names): LocalSummary => ({
  seats: opened.seats,
  occupants: holders.map((holder) => occupantOf(holder, names)),
  ending: ending ?? null,
  moves: position.events.length,
});

/** A person before this screen, by the seat of the first game. */
export const personAt = (seat: number): Who => `here-${seat}`;
