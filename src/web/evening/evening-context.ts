/** What the parts of a room's page share: how it stands, and how something is done. */
import type { EveningCommand } from '../../evening/commands.ts';
import type { GuestNumber } from '../../evening/events.ts';
import type { EveningTold } from '../../wire/answers/evenings.ts';

export interface EveningHere {
  readonly told: EveningTold;
  readonly own: GuestNumber | undefined;
  readonly isKeeper: boolean;
  /** Refusals are said by the page. */
  act(command: EveningCommand): void;
}
