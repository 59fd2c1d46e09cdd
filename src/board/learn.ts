/** How a game is taught: a rules page with diagrams, and a lesson in which the learner makes the moves. */
import type { GameEvent, Notation, Viewer } from '../core/game.ts';

/** A position, by the log that leads to it. Its moves can be made where a lesson asks for one. */
export interface Diagram {
  readonly seats: number;
  readonly options?: object;
  readonly events: readonly GameEvent[];
  /** Whose eyes it is drawn for; spectators' if not said. */
  readonly viewer?: Viewer;
}

export interface RulesSection {
  /** Its anchor on the page, the same in every language. */
  readonly id: string;
  readonly title: string;
  /** One paragraph each. */
  readonly body: readonly string[];
  readonly diagram?: Diagram & { readonly caption: string };
  /** The rulings of this house that it explains, as numbered in RULES.md: 'F2'. Each opens to its text and reason. */
  readonly rulings?: readonly string[];
}

/** A ruling of this house, in the reader's language: what holds, and why we think so. */
export interface HouseRule {
  readonly rule: string;
  readonly why: string;
}

/** By number, as in RULES.md: 'F2'. */
export type HouseRules = Readonly<Record<string, HouseRule>>;

export interface LessonStep {
  readonly position: Diagram & { readonly viewer: number };
  /** What to look at, and what to do. */
  readonly task: string;
  /** The moves that will do; all others are answered with `wrong`, or with the rule that refuses them. */
  readonly accepted: readonly Notation[];
  readonly wrong: string;
  /** What is said instead to a wrong move of a kind: what was right about it, and what is missing. The first that fits. */
  readonly nearly?: readonly { readonly when: RegExp; readonly said: string }[];
  readonly right: string;
}

export interface Learning {
  readonly houseRules: HouseRules;
  readonly rules: readonly RulesSection[];
  /** Five to ten steps. */
  readonly lesson: readonly LessonStep[];
}
