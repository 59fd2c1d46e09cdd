/** An evening as one node holds it. */
import { ok, type Result } from '../../core/result.ts';
import type { EveningCommand, EveningRefusal } from '../../evening/commands.ts';
import { decide } from '../../evening/decide.ts';
import type { EveningEvent, GuestNumber } from '../../evening/events.ts';
import { writeEveningEvent } from '../../evening/forms.ts';
import { type EveningFault, readEvening } from '../../evening/reading.ts';
import { type EveningState, guestOf } from '../../evening/state.ts';
import { faceOf } from '../../evening/told.ts';
import { findGame } from '../../games/shelf.ts';
import type { Row } from '../../table/course/ports.ts';
import type { EveningTold } from '../../wire/answers/evenings.ts';
import { Company, type CompanyPorts, type ListenerNumbers } from '../company.ts';
import { guestOfKey, placeKey } from './keys.ts';

/** Another node, of another version, or somebody's hand has written what this one cannot read. */
export class UnreadableEvening extends Error {
  override readonly name = 'UnreadableEvening';

  constructor({ seq, kind, ...details }: EveningFault) {
    super([`line ${seq}: ${kind}`, ...Object.values(details).map(String)].join(' '));
  }
}

export class LiveEvening extends Company<EveningState, EveningEvent, EveningTold> {
  /** Tables that no longer count, and are over. */
  readonly calledOff = new Set<string>();
  code: string | undefined;

  constructor(id: string, code: string | undefined, state: EveningState, ports: CompanyPorts) {
    super(id, state, ports);
    this.code = code;
  }

  /** The place of the last line, or why not. */
  do(
    who: string,
    command: EveningCommand,
    mayOpen: (tables: number) => boolean = () => true,
  ): Promise<Result<number, EveningRefusal>> {
    return this.inTurn(() =>
      this.write((state) =>
        decide(state, who, command, {
          isThere: (guest) => this.isThere(guest),
          guestOfKey: (key) => guestOfKey(state, key),
          game: findGame,
          mayOpen,
        }),
      ),
    );
  }

  /** What follows by itself from how it stands; nothing if `events` finds nothing to do. */
  async settle(events: (state: EveningState) => readonly EveningEvent[]): Promise<void> {
    await this.inTurn(() => this.write((state) => ok(events(state))));
  }

  protected get log() {
    return this.ports.store.evenings;
  }

  protected numberOf(who: string | undefined): GuestNumber | undefined {
    return guestOf(this.state, who);
  }

  protected toldTo(own: GuestNumber | undefined, numbers: ListenerNumbers<EveningTold>): EveningTold {
    const { guests, keeper } = this.state;
    const isTyped = (guest: GuestNumber) => guests[guest]!.whos.length === 0 && !guests[guest]!.removed;
    const told = guests.map((_, guest) => guest).filter((guest) => guest === own || (own === keeper && isTyped(guest)));
    return {
      ...{ t: 'evening', id: this.id, code: this.code ?? null, face: faceOf(this.state), own: own ?? null },
      keys: Object.fromEntries(told.map((guest) => [guest, placeKey(this.state, guest)])),
      there: this.there(numbers),
      watching: [...numbers.values()].filter((number) => number === undefined).length,
      screens: this.screens(),
    };
  }

  protected bodyOf(event: EveningEvent): string {
    return writeEveningEvent(event);
  }

  protected stateAfter(rows: readonly Row[], before: EveningState): EveningState {
    const read = readEvening(rows, before);
    if (!read.ok) throw new UnreadableEvening(read.error);
    return read.value;
  }

  protected override changed(): void {
    if (this.state.closed) this.code = undefined;
  }
}
