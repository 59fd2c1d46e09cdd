/** Which starts of the own side win, wherever its last two tokens and those of the other side go then in turn. */

import { type CentreRule, HELD_ZERO, NOWHERE, THERE } from './centre-rule.ts';
import { lostOrAfter, lostOrBarred, winsThree } from './last-tables.ts';
import type { Advances } from './successors.ts';

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
  /** By the places of the centre: by advance, the set of own tokens that lie there. */
  readonly #setsOn: Int32Array[] = [];
  #sets!: Int32Array;
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
    const advances = this.#advances;
    const { placesIn, others } = advances;
    const { places } = this.#rule;
    this.#isRuled = true;
    this.#lost = lost;
    this.#lostOwnDown = lostOwnDown;
    this.#now++;
    this.#sets = this.#setsOn[places] ?? advances.moves.map((moves) => this.#rule.setOf(moves));
    this.#setsOn[places] = this.#sets;
    for (let from = 0; from < placesIn.length; from += 2 << others) {
      let pattern = 0;
      for (let slot = 0; slot <= others; slot++) {
        if (placesIn[from + (1 << slot)]! & places) pattern |= 1 << slot;
      }
      this.#patterns[from] = pattern;
    }
  }

  /** The moves of all starts that win, as a mask of token × size + place. */
  winning(): number {
    const answers = this.#answers;
    answers.set(this.#advances.answersTo);
    if (this.#isRuled) this.#answerAllUnderRule(answers);
    else this.#answerAll(answers);
    const { startMoves } = this.#advances;
    let winning = 0;
    for (let start = 0; start < answers.length; start++) {
      if (this.#hasWon(start, answers[start]!)) winning |= startMoves[start]!;
    }
    return winning;
  }

  #answerAll(answers: Int32Array): void {
    const advances = this.#advances;
    const { count, starts, startsInEach } = advances;
    for (let advance = 0, i = 0; advance < count; advance++) {
      const answer = advances.answer(advance, this.#lost);
      for (const end = i + startsInEach; i < end; i++) answers[starts[i]!]! &= answer;
    }
  }

  #answerAllUnderRule(answers: Int32Array): void {
    const { count, starts, startsInEach, next } = this.#advances;
    const { bars, hasZeros } = this.#rule;
    const sets = this.#sets;
    for (let advance = 0, i = 0; advance < count; advance++) {
      const end = i + startsInEach;
      const set = sets[advance]!;
      const answer = this.#answerUnderRule(advance, set, this.#lost);
      // what #answerTo says, sooner where there is little to say
      if (set === 0) for (; i < end; i++) answers[starts[i]!]! &= answer;
      else if (hasZeros) for (; i < end; i++) answers[starts[i]!]! &= this.#answerTo(i, advance, set, answer);
      else for (; i < end; i++) answers[starts[i]!]! &= answer | bars[this.#rule.at(next[i]!, set)]!;
    }
  }

  /** Of the moves of all starts that win at least those in question: sooner, if these are few. */
  winningAmong(moves: number): number {
    const { startMoves } = this.#advances;
    let winning = 0;
    for (let start = 0; start < startMoves.length; start++) {
      if ((startMoves[start]! & moves & ~winning) !== 0 && this.wins(start)) winning |= startMoves[start]!;
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
    const { steps, stepsToEach, startsInEach, answersTo } = this.#advances;
    let answers = answersTo[start]!;
    for (let i = start * stepsToEach, end = i + stepsToEach; i < end && answers !== 0; i++) {
      const step = steps[i]!;
      const advance = (step / startsInEach) | 0;
      const set = this.#isRuled ? this.#sets[advance]! : 0;
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
    const i = this.#rule.at(this.#advances.next[step]!, set);
    const bars = this.#rule.bars[i]!;
    if (bars === 0 || this.#rule.equal[i] !== HELD_ZERO) return answer | bars;
    return (answer & ~bars) | (this.#answerUnderRule(advance, set, this.#lostOwnDown) & bars);
  }

  /** The set is of own tokens on the centre. */
  #answerUnderRule(advance: number, set: number, lost: Uint8Array): number {
    const advances = this.#advances;
    const rule = this.#rule;
    const last = advances.last[advance]!;
    const barred = rule.barred[set]!;
    const equal = rule.equal[rule.at(last, set)]!;
    if (barred === 0 && equal === NOWHERE) return advances.answer(advance, lost);
    const pattern = this.#patterns[advances.slots[advance]!]!;
    if (equal === NOWHERE) return advances.answer(advance, lost, barred, pattern);
    // of two others both come before the last own token
    if (advances.others === 2)
      return advances.answer(advance, equal === THERE ? lost : this.#lostOwnDown, barred, pattern);
    // nothing more comes to the centre
    if (pattern === 0) return advances.answer(advance, lost);
    const smaller = rule.smaller[last]!;
    const a = this.#beside(advance, 0, pattern, equal, smaller, lost);
    const b = this.#beside(advance, 1, pattern, equal, smaller, lost);
    const c = this.#beside(advance, 2, pattern, equal, smaller, lost);
    const d = this.#beside(advance, 3, pattern, equal, smaller, lost);
    return advances.answerWith(advance, winsThree(a, b, c, d, barred, pattern));
  }

  /** What is lost with the last own token, which has an equal, on a slot, or cannot be because it is barred there. */
  #beside(advance: number, slot: number, pattern: number, equal: number, smaller: number, lost: Uint8Array): number {
    const placement = this.#advances.placement[4 * advance + slot]!;
    if (equal === THERE) return lostOrBarred(slot, lost[placement]!, smaller, pattern);
    const faceDown = this.#lostOwnDown[placement]!;
    return lostOrAfter(slot, lost[placement]!, faceDown, smaller, pattern, equal === HELD_ZERO);
  }
}
