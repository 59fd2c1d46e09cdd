/** What people write for themselves at a table: shown to the seat that wrote it, kept in this browser, sent nowhere. */
import { signal } from '@preact/signals';
import type { Seat, Viewer } from '../../core/game.ts';

/** Something that outlives its game, with the table and the seat where it was written. */
export interface Keepsake {
  readonly text: string;
  readonly table: string;
  readonly seat: Seat;
}

/** Where it is kept. Notes are by seat. */
export interface Drawer {
  notes(): Promise<readonly string[]>;
  keepsakes(): Promise<readonly Keepsake[]>;
  saveNotes(notes: readonly string[]): Promise<void>;
  saveKeepsakes(keepsakes: readonly Keepsake[]): Promise<void>;
}

/** Until the drawer is open nothing can be read or written: boards are given undefined. */
export class Notebook {
  readonly #table: string;
  readonly #drawer: Drawer;
  readonly #notes = signal<readonly string[] | undefined>(undefined);
  readonly #keepsakes = signal<readonly Keepsake[] | undefined>(undefined);
  /** A list per seat that stays the same array until it changes. */
  readonly #shown = new Map<Seat, { of: readonly Keepsake[]; texts: readonly string[] }>();
  readonly opened: Promise<void>;

  constructor(table: string, drawer: Drawer) {
    this.#table = table;
    this.#drawer = drawer;
    this.opened = this.#open();
  }

  notes(viewer: Viewer): string | undefined {
    const notes = this.#notes.value;
    return viewer === 'spectator' || !notes ? undefined : (notes[viewer] ?? '');
  }

  note(viewer: Viewer, text: string): void {
    const notes = this.#notes.value;
    if (viewer === 'spectator' || !notes) return;
    const seats = Math.max(notes.length, viewer + 1);
    this.#notes.value = Array.from({ length: seats }, (_, seat) => (seat === viewer ? text : (notes[seat] ?? '')));
    void this.#drawer.saveNotes(this.#notes.value);
  }

  keepsakes(viewer: Viewer): readonly string[] | undefined {
    const of = this.#keepsakes.value;
    if (viewer === 'spectator' || !of) return undefined;
    const known = this.#shown.get(viewer);
    if (known?.of === of) return known.texts;
    const texts = of.filter((each) => this.#isFor(viewer, each)).map(({ text }) => text);
    this.#shown.set(viewer, { of, texts });
    return texts;
  }

  /** Replaces all that this seat is shown. */
  keep(viewer: Viewer, texts: readonly string[]): void {
    const all = this.#keepsakes.value;
    if (viewer === 'spectator' || !all) return;
    const mine = all.filter((each) => this.#isFor(viewer, each));
    const kept = texts.map(
      (text) => mine.find((each) => each.text === text) ?? { text, table: this.#table, seat: viewer },
    );
    this.#keepsakes.value = [...kept, ...all.filter((each) => !mine.includes(each))];
    void this.#drawer.saveKeepsakes(this.#keepsakes.value);
  }

  /** What the other side of this table has just kept may be its secret. */
  #isFor(viewer: Seat, { table, seat }: Keepsake): boolean {
    return table !== this.#table || seat === viewer;
  }

  async #open(): Promise<void> {
    const [notes, keepsakes] = await Promise.all([this.#drawer.notes(), this.#drawer.keepsakes()]);
    this.#notes.value = notes;
    this.#keepsakes.value = keepsakes;
  }
}
