/** Which starts of the own side win, wherever its last two tokens and those of the other side go then in turn. */
import type { Advances } from './advances.ts';
import { type CentreRule, HELD, HELD_ZERO, NOWHERE, THERE } from './centre-rule.ts';
import { AFTER_EQUAL, ALLOWED_THREE, ALLOWED_TWO, BARRED, LOST_BESIDE } from './lasts.ts';

export class Starts {
  readonly #advances: Advances;
  readonly #rule: CentreRule;
  /** By start, the other side's first tokens that win. */
  readonly #answers: Int32Array;
  /** By where the sets of free places begin, which of them are central. */
  readonly #patterns: Uint8Array;
  #lostOwnDown!: Uint8Array;

  constructor(advances: Advances, rule: CentreRule) {
    this.#advances = advances;
    this.#rule = rule;
    this.#answers = new Int32Array(advances.answersTo.length);
    this.#patterns = new Uint8Array(advances.placesIn.length);
  }

  /** The own moves of starts that win, as a mask of token × size + place; by placement, which arrangements are lost. */
  winning(lost: Uint8Array): number {
    const advances = this.#advances;
    const { count, starts, startsInEach, startMoves } = advances;
    const answers = this.#answers;
    answers.set(advances.answersTo);
    for (let advance = 0, i = 0; advance < count; advance++) {
      const answer = advances.answer(advance, lost);
      for (const end = i + startsInEach; i < end; i++) answers[starts[i]!]! &= answer;
    }
    let winning = 0;
    for (let start = 0; start < answers.length; start++) if (answers[start] === 0) winning |= startMoves[start]!;
    return winning;
  }

  /** The same under the centre rule: of equal tokens the other side's is face down, or the own one. */
  winningUnderRule(lost: Uint8Array, lostOwnDown: Uint8Array): number {
    const { count, moves, starts, startsInEach, startMoves, next, answersTo } = this.#advances;
    const answers = this.#answers;
    const rule = this.#rule;
    this.#lostOwnDown = lostOwnDown;
    this.#readPatterns();
    answers.set(answersTo);
    for (let advance = 0, i = 0; advance < count; advance++) {
      const set = rule.setOf(moves[advance]!);
      const answer = this.#answer(advance, set, lost);
      for (const end = i + startsInEach; i < end; i++) {
        const isThere = (set >> next[i]!) & 1;
        answers[starts[i]!]! &= isThere ? this.#answerAfter(advance, set, next[i]!, answer) : answer;
      }
    }
    let winning = 0;
    for (let start = 0; start < answers.length; start++) {
      const set = rule.setOf(startMoves[start]!);
      if ((answers[start]! & ~rule.barredThere[set]!) === 0 && rule.canStart[set]) winning |= startMoves[start]!;
    }
    return winning;
  }

  #readPatterns(): void {
    const { placesIn, others } = this.#advances;
    for (let from = 0; from < placesIn.length; from += 2 << others) {
      let pattern = 0;
      for (let slot = 0; slot <= others; slot++) {
        if (placesIn[from + (1 << slot)]! & this.#rule.places) pattern |= 1 << slot;
      }
      this.#patterns[from] = pattern;
    }
  }

  /** How an advance is answered if a token came last, and to the centre. The set is of own tokens there. */
  #answerAfter(advance: number, set: number, token: number, answer: number): number {
    const { equal, bars } = this.#rule;
    const i = (token << (this.#advances.startsInEach + 1)) | (set ^ (1 << token));
    if (equal[i] !== HELD_ZERO) return answer | bars[i]!;
    return (answer & ~bars[i]!) | (this.#answer(advance, set, this.#lostOwnDown) & bars[i]!);
  }

  #answer(advance: number, set: number, lost: Uint8Array): number {
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
