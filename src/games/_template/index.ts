/** Which Hand: the template of a game. Copy the folder, and add one line to games/index.ts. */
import type { Game } from '../../core/game.ts';
import { readOptions } from '../../core/options.ts';
import { texts } from '../../core/telling.ts';
import { defineGame } from '../module.ts';
import { read, show, write } from './notation.ts';
import { type Options, optionSpecs } from './options.ts';
import { apply, check, draw, legal, outcome, start, timers, toAct } from './rules.ts';
import type { Move, State, View } from './state.ts';
import { certain, imagine, reveal, seen, view } from './view.ts';

export const rules: Game<Options, State, Move, View> = {
  id: 'template',
  version: 1,
  seats: [2],
  optionSpecs,
  options: (raw) => readOptions(optionSpecs(), raw),
  ...{ start, toAct, legal, check, apply, outcome },
  ...{ draw, timers },
  ...{ view, seen, reveal, imagine, certain },
  ...{ write, read, show },
};

export const template = defineGame({
  rules,
  minutes: 1,
  bot: () => import('./bot.ts').then((module) => module.bot),
  reviewer: () => import('./solver.ts').then((module) => module.reviewer),
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
