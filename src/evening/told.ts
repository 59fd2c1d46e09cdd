/** What is told of an evening: the same to everybody in it, and whose place is one's own. Neither devices nor keys leave it. */
import type { GuestNumber } from './events.ts';
import type { Contest, EveningState } from './state.ts';

export interface GuestFace {
  readonly name: string;
  readonly here: boolean;
  readonly removed: boolean;
  /** His name was typed in: he has no device. */
  readonly typed: boolean;
  readonly handicap: number;
}

export interface EveningFace {
  readonly seq: number;
  readonly opened: number;
  readonly guests: readonly GuestFace[];
  readonly keeper: GuestNumber;
  readonly locked: boolean;
  readonly contests: readonly Contest[];
  readonly closed: boolean;
}

export const faceOf = (state: EveningState): EveningFace => ({
  seq: state.seq,
  opened: state.opened,
  guests: state.guests.map(({ name, here, removed, whos, handicap }) => ({
    ...{ name, here, removed, handicap },
    typed: whos.length === 0,
  })),
  keeper: state.keeper,
  locked: state.locked,
  contests: state.contests,
  closed: state.closed,
});
