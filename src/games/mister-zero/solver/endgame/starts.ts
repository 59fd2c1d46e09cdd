/** Which starts of the own side win, wherever its last two tokens and those of the other side go then in turn. */
import type { Advances } from './advances.ts';
import { type CentreRule, HELD, HELD_ZERO, NOWHERE, THERE } from './centre-rule.ts';
import { AFTER_EQUAL, ALLOWED_THREE, ALLOWED_TWO, BARRED, LOST_BESIDE } from './lasts.ts';

export class Starts {
  readonly #advances: Advances;
  readonly #rule: CentreRule;
  /** By start, the other side's first tokens that win. */
  readonly #answers: Int32Array;
  /** By advance the same, and when that was found out. */
  readonly #known: Int32Array;
  readonly #knownAt: Int32Array;
  #now = 0;
  /** By where the sets of free places begin, which of them are central. */
  readonly #patterns: Uint8Array;
  #isRuled = false;
  #lost!: Uint8Array;
  #lostOwnDown!: Uint8Array;

  constructor(advances: Advances, rule: CentreRule) {
    this.#advances = advances;
    this.#rule = rule;
    this.#answers = new Int32Array(advances.answersTo.length);
    this.#known = new Int32Array(advances.count);
    this.#knownAt = new Int32Array(advances.count);
    this.#patterns = new Uint8Array(advances.placesIn.length);
  }

  /** By placement, which arrangements are lost. */
  begin(lost: Uint8Array): void {
    this.#isRuled = false;
    this.#lost = lost;
    this.#now++;
  }

  /** The same under the centre rule: of equal tokens the other side's is face down, or the own one. */
  beginUnderRule(lost: Uint8Array, lostOwnDown: Uint8Array): void {
    const { placesIn, others } = this.#advances;
    this.#isRuled = true;
    this.#lost = lost;
    this.#lostOwnDown = lostOwnDown;
    this.#now++;
    for (let from = 0; from < placesIn.length; from += 2 << others) {
      let pattern = 0;
      for (let slot = 0; slot <= others; slot++) {
        if (placesIn[from + (1 << slot)]! & this.#rule.places) pattern |= 1 << slot;
      }
      this.#patterns[from] = pattern;
    }
  }

  /** The moves of all starts that win, as a mask of token × size + place. */
  winning(): number {
    const advances = this.#advances;
    const { count, moves, starts, startsInEach, startMoves } = advances;
    const answers = this.#answers;
    answers.set(advances.answersTo);
    for (let advance = 0, i = 0; advance < count; advance++) {
      const end = i + startsInEach;
      if (this.#isRuled) {
        const set = this.#rule.setOf(moves[advance]!);
        const answer = this.#answerUnderRule(advance, set, this.#lost);
        for (; i < end; i++) answers[starts[i]!]! &= this.#answerTo(i, advance, set, answer);
      } else {
        const answer = advances.answer(advance, this.#lost);
        for (; i < end; i++) answers[starts[i]!]! &= answer;
      }
    }
    let winning = 0;
    for (let start = 0; start < answers.length; start++) {
      if (this.#hasWon(start, answers[start]!)) winning |= startMoves[start]!;
    }
    return winning;
  }

  /** Some start that wins, or -1; `first` is tried first. */
  someWinning(first: number): number {
    if (this.wins(first)) return first;
    for (let start = 0; start < this.#advances.startMoves.length; start++) {
      if (start !== first && this.wins(start)) return start;
    }
    return -1;
  }

  wins(start: number): boolean {
    const { steps, stepsToEach, startsInEach, answersTo, moves } = this.#advances;
    let answers = answersTo[start]!;
    for (let i = start * stepsToEach, end = i + stepsToEach; i < end && answers !== 0; i++) {
      const step = steps[i]!;
      const advance = (step / startsInEach) | 0;
      const set = this.#isRuled ? this.#rule.setOf(moves[advance]!) : 0;
      if (this.#knownAt[advance] !== this.#now) {
        this.#knownAt[advance] = this.#now;
        this.#known[advance] = this.#isRuled
          ? this.#answerUnderRule(advance, set, this.#lost)
          : this.#advances.answer(advance, this.#lost);
      }
      answers &= this.#answerTo(step, advance, set, this.#known[advance]!);
    }
    return this.#hasWon(start, answers);
  }

  #hasWon(start: number, answers: number): boolean {
    if (!this.#isRuled) return answers === 0;
    const set = this.#rule.setOf(this.#advances.startMoves[start]!);
    return (answers & ~this.#rule.barredThere[set]!) === 0 && this.#rule.canStart[set] === 1;
  }

  /** How an advance is answered after a step that came last. */
  #answerTo(step: number, advance: number, set: number, answer: number): number {
    const token = this.#advances.next[step]!;
    if (((set >> token) & 1) === 0) return answer;
    const { equal, bars } = this.#rule;
    const i = (token << (this.#advances.startsInEach + 1)) | (set ^ (1 << token));
    if (equal[i] !== HELD_ZERO) return answer | bars[i]!;
    return (answer & ~bars[i]!) | (this.#answerUnderRule(advance, set, this.#lostOwnDown) & bars[i]!);
  }

  /** The set is of own tokens on the centre. */
  #answerUnderRule(advance: number, set: number, lost: Uint8Array): number {
    const advances = this.#advances;
    const { last, slots, startsInEach, others, placement } = advances;
    const barred = this.#rule.barred[set]!;
    const equal = this.#rule.equal[(last[advance]! << (startsInEach + 1)) | set]!;
    if (barred === 0 && equal === NOWHERE) return advances.answer(advance, lost);
    const pattern = this.#patterns[slots[advance]!]!;
    if (others === 2) {
      const at = equal >= HELD ? this.#lostOwnDown : lost;
      const i = 3 * advance;
      const all = at[placement[i]!]! | (at[placement[i + 1]!]! << 2) | (at[placement[i + 2]!]! << 4);
      return advances.answerTwo(advance, all & ALLOWED_TWO[(barred << 3) | pattern]!);
    }
    const by = (this.#rule.smaller[last[advance]!]! << 6) | (pattern << 2);
    const a = this.#beside(placement[4 * advance]!, 0, by, equal, lost);
    const b = this.#beside(placement[4 * advance + 1]!, 1, by, equal, lost);
    const c = this.#beside(placement[4 * advance + 2]!, 2, by, equal, lost);
    const d = this.#beside(placement[4 * advance + 3]!, 3, by, equal, lost);
    const allowed = (barred << 6) | (pattern << 2);
    return advances.answerThree(
      advance,
      ((a & b & 63) | ((c & d & 63) << 6)) & ALLOWED_THREE[allowed]!,
      ((((a & c) >> 6) & 63) | (b & d & (63 << 6))) & ALLOWED_THREE[allowed | 1]!,
      ((((a & d) >> 12) & 63) | (((b & c) >> 6) & (63 << 6))) & ALLOWED_THREE[allowed | 2]!,
    );
  }

  /** What is lost with the last own token on a slot, or cannot be because it is barred there. */
  #beside(placement: number, slot: number, by: number, equal: number, lost: Uint8Array): number {
    const fields = LOST_BESIDE[(slot << 6) | lost[placement]!]!;
    if (equal === NOWHERE) return fields;
    const barred = equal === HELD_ZERO ? 0 : BARRED[by | slot]!;
    if (equal === THERE) return fields | barred;
    const after = AFTER_EQUAL[by | slot]!;
    const ownDown = LOST_BESIDE[(slot << 6) | this.#lostOwnDown[placement]!]!;
    return (fields & ~after) | ((ownDown | barred) & after);
  }
}
