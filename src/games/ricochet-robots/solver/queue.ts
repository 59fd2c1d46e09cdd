/** Whole numbers in the order in which they came, in an array that grows. */
const LEAST = 64;
/** What may stay allocated when it is cleared. */
const MOST_KEPT = 1 << 16;

export class Queue {
  items = new Int32Array(LEAST);
  length = 0;

  clear(): void {
    this.length = 0;
    if (this.items.length > MOST_KEPT) this.items = new Int32Array(LEAST);
  }

  push(item: number): void {
    if (this.length === this.items.length) this.#grow();
    this.items[this.length++] = item;
  }

  /** Where only these are pushed there is always room for both. */
  pushTwo(one: number, other: number): void {
    if (this.length === this.items.length) this.#grow();
    this.items[this.length++] = one;
    this.items[this.length++] = other;
  }

  #grow(): void {
    const longer = new Int32Array(this.length * 2);
    longer.set(this.items);
    this.items = longer;
  }
}
