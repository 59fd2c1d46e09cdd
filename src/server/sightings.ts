/** That somebody was here is written down, for whoever clears away what nobody comes back to; once a day is enough. */
const DAY_MS = 86_400_000;
const MOST_KNOWN = 20_000;

export class Sightings {
  readonly #now: () => number;
  readonly #write: (id: string, now: number) => Promise<boolean>;
  readonly #written = new Map<string, number>();

  /** `write` says whether there is anything of that id. */
  constructor(now: () => number, write: (id: string, now: number) => Promise<boolean>) {
    this.#now = now;
    this.#write = write;
  }

  /** False if there is nothing of that id any more. Where nothing can be written, everything is taken to be there. */
  async see(id: string): Promise<boolean> {
    const now = this.#now();
    if (now - (this.#written.get(id) ?? Number.NEGATIVE_INFINITY) < DAY_MS) return true;
    const isThere = await this.#write(id, now).catch(() => undefined);
    if (isThere) this.#remember(id, now);
    return isThere ?? true;
  }

  forget(): void {
    this.#written.clear();
  }

  #remember(id: string, now: number): void {
    // the newest stand last
    this.#written.delete(id);
    if (this.#written.size >= MOST_KNOWN) this.#written.delete(this.#written.keys().next().value!);
    this.#written.set(id, now);
  }
}
