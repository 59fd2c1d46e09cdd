/** Royale Mastermind: three secret cards, and the colours and the shapes on them to be found, each on its own board. */
import type { Game } from '../../core/game.ts';
import { texts } from '../../core/telling.ts';
import { defineGame } from '../module.ts';
import { read, show, write } from './notation.ts';
import { type MastermindOptions, optionSpecs, options } from './options.ts';
import { apply, check, draw, legal, outcome, start, toAct } from './rules.ts';

import { setUp } from './setup.ts';
import type { MastermindEffect, MastermindMove, MastermindState, MastermindView } from './state.ts';
import { certain, imagine, reveal, seen, view } from './view.ts';

export const rules: Game<MastermindOptions, MastermindState, MastermindMove, MastermindView, MastermindEffect> = {
  id: 'royale-mastermind',
  version: 1,
  seats: [1, 2, 3],
  optionSpecs,
  options,
  ...{ start, toAct, legal, check, apply, outcome },
  ...{ draw, timers: () => [] },
  ...{ view, seen, reveal, imagine, certain },
  ...{ write, read, show, setUp },
};

export const royaleMastermind = defineGame({
  rules,
  minutes: 40,
  board: () => import('./board.ts').then((module) => module.board),
  cover: () => import('./board/cover.ts').then((module) => module.cover),
  learn: {
    en: () => import('./learn/en.ts').then((module) => module.learning),
    fr: () => import('./learn/fr.ts').then((module) => module.learning),
  },
  editor: {
    en: () => import('./editor/en.ts').then((module) => module.editor),
    fr: () => import('./editor/fr.ts').then((module) => module.editor),
  },
  prints: {
    en: () => import('./prints/en.ts').then((module) => module.prints),
    fr: () => import('./prints/fr.ts').then((module) => module.prints),
  },
  bot: () => import('./bot.ts').then((module) => module.bot),
  analyst: () => import('./solver/analyst.ts').then((module) => module.analyst),
  reviewer: () => import('./solver/review.ts').then((module) => module.reviewer),
  puzzles: () => import('./puzzles/index.ts').then((module) => module.puzzles),
  study: () => import('./study/index.ts').then((module) => module.study),
  studyText: {
    en: () => import('./text/study-en.ts').then((module) => module.studyText),
    fr: () => import('./text/study-fr.ts').then((module) => module.studyText),
  },
  text: texts(() => import('./text/telling.ts').then((module) => module.telling), {
    en: () => import('./text/en.ts').then((module) => module.en),
    fr: () => import('./text/fr.ts').then((module) => module.fr),
  }),
});
