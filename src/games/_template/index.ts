/** Which Hand: the template of a game. Copy the folder, and add one line to games/index.ts. */
import type { Game, GameModule } from '../../core/game.ts';
import { readOptions } from '../../core/options.ts';
import { texts } from '../../core/telling.ts';
import { read, show, write } from './notation.ts';
import { apply, check, draw, legal, outcome, start, timers, toAct } from './rules.ts';
import type { Move, State, View } from './state.ts';
import { imagine, seen, view } from './view.ts';

const optionSpecs = () => ({});

export const rules: Game<object, State, Move, View> = {
  id: 'template',
  seats: [2],
  optionSpecs,
  options: (raw) => readOptions(optionSpecs(), raw),
  ...{ start, toAct, legal, check, apply, outcome },
  ...{ draw, timers },
  ...{ view, seen, imagine },
  ...{ write, read, show },
};

export const template: GameModule = {
  rules,
  minutes: 1,
  bot: () => import('./bot.ts').then((module) => module.bot),
  text: texts(() => import('./text/telling.ts').then((module) => module.telling), {
    en: () => import('./text/en.ts').then((module) => module.en),
    fr: () => import('./text/fr.ts').then((module) => module.fr),
  }),
};
