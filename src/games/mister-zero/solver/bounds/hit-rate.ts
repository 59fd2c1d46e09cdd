/** How often a look finds something: where that is too rare to pay, there is a look only from time to time. */
const FIRST_LOOKS = 100;
const LOOK_AGAIN = 32;

export class HitRate {
  readonly #rare: number;
  #looks = 0;
  #finds = 0;
  #skipped = 0;

  /** It pays if one look of `rare` finds something. */
  constructor(rare: number) {
    this.#rare = rare;
  }

  get isWorthIt(): boolean {
    return this.#finds * this.#rare + FIRST_LOOKS >= this.#looks || ++this.#skipped % LOOK_AGAIN === 0;
  }

  note(found: boolean): void {
    this.#looks++;
    if (found) this.#finds++;
  }
}
