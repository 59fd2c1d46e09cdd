/** Puzzles of Royale Mastermind, as hosts find them. */
import type { GamePuzzles } from '../../../core/puzzle.ts';
import type { MastermindState } from '../state.ts';

export const puzzles: GamePuzzles<MastermindState> = {
  maker: () => import('./maker.ts').then((module) => module.maker),
  parts: [
    () => import('./shelf/part-1.data.ts').then((module) => module.part),
    () => import('./shelf/part-2.data.ts').then((module) => module.part),
    () => import('./shelf/part-3.data.ts').then((module) => module.part),
    () => import('./shelf/part-4.data.ts').then((module) => module.part),
    () => import('./shelf/part-5.data.ts').then((module) => module.part),
    () => import('./shelf/part-6.data.ts').then((module) => module.part),
    () => import('./shelf/part-7.data.ts').then((module) => module.part),
  ],
};
