/** Which starts of the own side win, wherever its last two tokens and those of the other side go then in turn. */
import { type CentreRule, HELD_ZERO, NOWHERE, THERE } from './centre-rule.ts';
import { lostOrAfter, lostOrBarred, winsThree } from './last-tables.ts';
import type { Successors } from './successors.ts';

export const NO_START = -1;

export class Starts {
  readonly #successors: Successors;
  readonly #rule: CentreRule;
  /** By start, the other side's first tokens that win. */
  readonly #answers: Int32Array;
  /** By successor the same, and when that was found out. */
  readonly #known: Int32Array;
  readonly #knownAt: Int32Array;
  #now = 0;
  /** By where the sets of free places begin, which of them are central. */
  readonly #patterns: Uint8Array;
  /** By the places of the centre: by successor, the set of own tokens that lie there. */
  readonly #setsOn: Int32Array[] = [];
  #sets!: Int32Array;
  #isRuled = false;
  #lost!: Uint8Array;
  #lostOwnDown!: Uint8Array;

  constructor(successors: Successors, rule: CentreRule) {
    this.#successors = successors;
    this.#rule = rule;
    this.#answers = new Int32Array(successors.answersTo.length);
    this.#known = new Int32Array(successors.count);
    this.#knownAt = new Int32Array(successors.count);
    this.#patterns = new Uint8Array(successors.placesIn.length);
  }

  /** By placement, which arrangements are lost. */
  begin(lost: Uint8Array): void {
    this.#isRuled = false;
    this.#lost = lost;
    this.#now++;
  }

  /** The same under the centre rule: of equal tokens the other side's is face down, or the own one. */
  beginUnderRule(lost: Uint8Array, lostOwnDown: Uint8Array): void {
    const successors = this.#successors;
    const { placesIn, others } = successors;
    const { places } = this.#rule;
    this.#isRuled = true;
    this.#lost = lost;
    this.#lostOwnDown = lostOwnDown;
    this.#now++;
    this.#sets = this.#setsOn[places] ?? successors.moves.map((moves) => this.#rule.setOf(moves));
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
    answers.set(this.#successors.answersTo);
    if (this.#isRuled) this.#answerAllUnderRule(answers);
    else this.#answerAll(answers);
    const { startMoves } = this.#successors;
    let winning = 0;
    for (let start = 0; start < answers.length; start++) {
      if (this.#hasWon(start, answers[start]!)) winning |= startMoves[start]!;
    }
    return winning;
  }

  #answerAll(answers: Int32Array): void {
    const successors = this.#successors;
    const { count, starts, startsInEach } = successors;
    for (let successor = 0, i = 0; successor < count; successor++) {
      const answer = successors.answer(successor, this.#lost);
      for (const end = i + startsInEach; i < end; i++) answers[starts[i]!]! &= answer;
    }
  }

  #answerAllUnderRule(answers: Int32Array): void {
    const { count, starts, startsInEach, next } = this.#successors;
    const { bars, hasZeros } = this.#rule;
    const sets = this.#sets;
    for (let successor = 0, i = 0; successor < count; successor++) {
      const end = i + startsInEach;
      const set = sets[successor]!;
      const answer = this.#answerUnderRule(successor, set, this.#lost);
      // what #answerTo says, sooner where there is little to say
      if (set === 0) for (; i < end; i++) answers[starts[i]!]! &= answer;
      else if (hasZeros) for (; i < end; i++) answers[starts[i]!]! &= this.#answerTo(i, successor, set, answer);
      else for (; i < end; i++) answers[starts[i]!]! &= answer | bars[this.#rule.at(next[i]!, set)]!;
    }
  }

  /** Of the moves of all starts that win at least those in question: sooner, if these are few. */
  winningAmong(moves: number): number {
    const { startMoves } = this.#successors;
    let winning = 0;
    for (let start = 0; start < startMoves.length; start++) {
      if ((startMoves[start]! & moves & ~winning) !== 0 && this.wins(start)) winning |= startMoves[start]!;
    }
    return winning;
  }

  /** Some start that wins, or NO_START; `first` is tried first. */
  someWinning(first: number): number {
    if (this.wins(first)) return first;
    for (let start = 0; start < this.#successors.startMoves.length; start++) {
      if (start !== first && this.wins(start)) return start;
    }
    return NO_START;
  }

  wins(start: number): boolean {
    const { steps, stepsToEach, startsInEach, answersTo } = this.#successors;
    let answers = answersTo[start]!;
    for (let i = start * stepsToEach, end = i + stepsToEach; i < end && answers !== 0; i++) {
      const step = steps[i]!;
      const successor = (step / startsInEach) | 0;
      const set = this.#isRuled ? this.#sets[successor]! : 0;
      if (this.#knownAt[successor] !== this.#now) {
        this.#knownAt[successor] = this.#now;
        this.#known[successor] = this.#isRuled
          ? this.#answerUnderRule(successor, set, this.#lost)
          : this.#successors.answer(successor, this.#lost);
      }
      answers &= this.#answerTo(step, successor, set, this.#known[successor]!);
    }
    return this.#hasWon(start, answers);
  }

  #hasWon(start: number, answers: number): boolean {
    if (!this.#isRuled) return answers === 0;
    const set = this.#rule.setOf(this.#successors.startMoves[start]!);
    return (answers & ~this.#rule.barredThere[set]!) === 0 && this.#rule.canStart[set] === 1;
  }

  /** How a successor is answered after a step that came last. */
  #answerTo(step: number, successor: number, set: number, answer: number): number {
    const i = this.#rule.at(this.#successors.next[step]!, set);
    const bars = this.#rule.bars[i]!;
    if (bars === 0 || this.#rule.equal[i] !== HELD_ZERO) return answer | bars;
    return (answer & ~bars) | (this.#answerUnderRule(successor, set, this.#lostOwnDown) & bars);
  }

  /** The set is of own tokens on the centre. */
  #answerUnderRule(successor: number, set: number, lost: Uint8Array): number {
    const successors = this.#successors;
    const rule = this.#rule;
    const last = successors.last[successor]!;
    const barred = rule.barred[set]!;
    const equal = rule.equal[rule.at(last, set)]!;
    if (barred === 0 && equal === NOWHERE) return successors.answer(successor, lost);
    const pattern = this.#patterns[successors.slots[successor]!]!;
    if (equal === NOWHERE) return successors.answer(successor, lost, barred, pattern);
    // of two others both come before the last own token
    if (successors.others === 2)
      return successors.answer(successor, equal === THERE ? lost : this.#lostOwnDown, barred, pattern);
    // nothing more comes to the centre
    if (pattern === 0) return successors.answer(successor, lost);
    const smaller = rule.smaller[last]!;
    const a = this.#beside(successor, 0, pattern, equal, smaller, lost);
    const b = this.#beside(successor, 1, pattern, equal, smaller, lost);
    const c = this.#beside(successor, 2, pattern, equal, smaller, lost);
    const d = this.#beside(successor, 3, pattern, equal, smaller, lost);
    return successors.answerWith(successor, winsThree(a, b, c, d, barred, pattern));
  }

  /** What is lost with the last own token, which has an equal, on a slot, or cannot be because it is barred there. */
  #beside(successor: number, slot: number, pattern: number, equal: number, smaller: number, lost: Uint8Array): number {
    const placement = this.#successors.placement[4 * successor + slot]!;
    if (equal === THERE) return lostOrBarred(slot, lost[placement]!, smaller, pattern);
    const faceDown = this.#lostOwnDown[placement]!;
    return lostOrAfter(slot, lost[placement]!, faceDown, smaller, pattern, equal === HELD_ZERO);
  }
}
