/** Royale Mastermind: three secret cards, and the colours and the shapes on them to be found, each on its own board. */
import type { Game, GameModule } from '../../core/game.ts';
import { read, show, write } from './notation.ts';
import { optionSpecs, options } from './options.ts';
import { apply, check, draw, legal, outcome, start, toAct } from './rules.ts';
import { setUp } from './setup.ts';
import type { MastermindEffect, MastermindMove, MastermindOptions, MastermindState, MastermindView } from './state.ts';
import { imagine, seen, view } from './view.ts';

export const rules: Game<MastermindOptions, MastermindState, MastermindMove, MastermindView, MastermindEffect> = {
  id: 'royale-mastermind',
  seats: [1, 2, 3],
  optionSpecs,
  options,
  ...{ start, toAct, legal, check, apply, outcome },
  ...{ draw, timers: () => [] },
  ...{ view, seen, imagine },
  ...{ write, read, show, setUp },
};

export const royaleMastermind: GameModule = {
  rules,
  minutes: 40,
  board: () => import('./board.ts').then((module) => module.board),
  cover: () => import('./board/cover.ts').then((module) => module.cover),
  learn: {
    en: () => import('./learn/en.ts').then((module) => module.learning),
    fr: () => import('./learn/fr.ts').then((module) => module.learning),
  },
  bot: () => import('./bot.ts').then((module) => module.bot),
  analyst: () => import('./bot/analyst.ts').then((module) => module.analyst),
  text: {
    en: () => import('./text/en.ts').then((module) => module.en),
    fr: () => import('./text/fr.ts').then((module) => module.fr),
  },
};
