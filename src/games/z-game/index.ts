/** Z-Game: eight pieces each, seven of them hidden from the other side, and the enemy Z to take. */
import type { Game } from '../../core/game.ts';
import { readOptions } from '../../core/options.ts';
import { texts } from '../../core/telling.ts';
import { defineGame } from '../module.ts';
import { outcome } from './endings.ts';
import { read, show, write } from './notation.ts';
import { optionSpecs, type ZGameOptions } from './options.ts';
import { apply, check, draw, legal, start, toAct } from './rules.ts';
import { setUp } from './setup.ts';
import type { ZGameEffect, ZGameMove, ZGameState, ZGameView } from './state.ts';
import { certain, imagine, reveal, seen, view } from './view.ts';

export const rules: Game<ZGameOptions, ZGameState, ZGameMove, ZGameView, ZGameEffect> = {
  id: 'z-game',
  version: 1,
  seats: [2],
  optionSpecs,
  options: (raw) => readOptions(optionSpecs(), raw),
  ...{ start, toAct, legal, check, apply, outcome },
  ...{ draw, timers: () => [] },
  ...{ view, seen, reveal, imagine, certain },
  ...{ write, read, show, setUp },
};

export const zGame = defineGame({
  rules,
  minutes: 20,
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
