/** Which puzzles somebody trains with, as long as the page is open: of each game a theme, and how hard. */
import { signal } from '@preact/signals';

export const TRAINING_LEVELS = ['easier', 'near', 'harder'] as const;
export type TrainingLevel = (typeof TRAINING_LEVELS)[number];

export interface TrainingWish {
  /** All kinds if not said. */
  readonly kind: string | undefined;
  readonly level: TrainingLevel;
}

/** How far from one's own rating. */
export const AWAY: Readonly<Record<TrainingLevel, number>> = { easier: -250, near: 0, harder: 250 };

const wishes = signal<Readonly<Record<string, TrainingWish>>>({});
const USUAL: TrainingWish = { kind: undefined, level: 'near' };

export const wishOf = (game: string): TrainingWish => wishes.value[game] ?? USUAL;
export const wish = (game: string, change: Partial<TrainingWish>): void => {
  wishes.value = { ...wishes.value, [game]: { ...wishOf(game), ...change } };
};
