/** What is said at a table, as its page tells it: in the chat, at the names, and how much of it is unread. */
import { computed, signal } from '@preact/signals';
import type { Seat } from '../../core/game.ts';
import { itemsOf } from '../../core/growing.ts';
import type { Reaction, Who } from '../../table/events/events.ts';
import { seatOf } from '../../table/state/state.ts';
import type { ToldEvent } from '../../table/told/messages.ts';
import type { ToldTable } from './told-table.ts';

/** To all, or among partners. */
export type Hearers = 'all' | 'team';

export type Said = {
  readonly seq: number;
  readonly who: Who;
  readonly to: Hearers;
} & ({ readonly text: string } | { readonly reaction: Reaction });

export class Talk {
  readonly #table: ToldTable;
  /** What was said before the page came is no news. */
  readonly #since: number;
  readonly #read;
  /** Whether the reader wants to hear nothing. */
  readonly hidden = signal(false);
  /** What the reader has begun to say, and to whom. */
  readonly begun = signal<{ readonly text: string; readonly to?: Hearers }>({ text: '' });
  /** Whether the chat is before his eyes. */
  readonly isOpen = signal(false);

  constructor(table: ToldTable) {
    this.#table = table;
    this.#since = table.page.seq;
    this.#read = signal(this.#since);
  }

  /** Words and reactions, the newest last. */
  readonly said = computed((): readonly Said[] =>
    itemsOf(this.#table.page.lines).flatMap(({ seq, what }) => saidIn(seq, what) ?? []),
  );

  /** How much others have said that was not before the reader's eyes. */
  readonly unread = computed((): number => {
    if (this.hidden.value || this.isOpen.value) return 0;
    return this.said.value.filter(({ seq, who }) => seq >= this.#read.value && who !== this.#table.you.who).length;
  });

  /**
   * To whom the next word goes: to those for whom it was begun, whatever is said meanwhile; before that to those of whom
   * the last word came.
   */
  get hearers(): Hearers {
    return this.begun.value.to ?? this.#replyTo;
  }

  /** As far as it is written, for those to whom it goes now if nobody else is chosen. */
  begin(text: string, to = this.hearers): void {
    this.begun.value = { text, to };
  }

  sent(): void {
    this.begun.value = { text: '' };
  }

  get #replyTo(): Hearers {
    return this.said.value.findLast(({ who }) => who !== this.#table.you.who)?.to ?? 'all';
  }

  /** The newest word of a seat since the page came; of those who have none, for undefined. Undefined for what one has said oneself. */
  newest(seat: Seat | undefined): Said | undefined {
    if (this.hidden.value || this.isOpen.value) return undefined;
    const { face, you } = this.#table;
    return this.said.value.findLast(
      ({ seq, who }) => seq >= this.#since && who !== you.who && seatOf(face, who) === seat,
    );
  }

  open(isOpen: boolean): void {
    this.isOpen.value = isOpen;
    this.#read.value = this.#table.page.seq;
  }
}

/** Words or a reaction, if it is that. */
export function saidIn(seq: number, what: ToldEvent): Said | undefined {
  if (what.t === 'said') return { seq, who: what.who, to: what.to, text: what.text };
  return what.t === 'reacted' ? { seq, who: what.who, to: 'all', reaction: what.reaction } : undefined;
}
