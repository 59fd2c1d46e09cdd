/** Z-Game: eight pieces each, seven of them hidden from the other side, and the enemy Z to take. */
import type { Game, GameModule } from '../../core/game.ts';
import { readOptions } from '../../core/options.ts';
import { outcome } from './endings.ts';
import { read, show, write } from './notation.ts';
import { apply, check, draw, legal, start, toAct } from './rules.ts';
import { setUp } from './setup.ts';
import type { ZGameEffect, ZGameMove, ZGameOptions, ZGameState, ZGameView } from './state.ts';
import { imagine, seen, view } from './view.ts';

const optionSpecs = () => ({
  layout: { values: ['compact', 'wide', 'square'], default: 'compact' },
  ending: { values: ['draw', 'count'], default: 'draw' },
});

export const rules: Game<ZGameOptions, ZGameState, ZGameMove, ZGameView, ZGameEffect> = {
  id: 'z-game',
  seats: [2],
  optionSpecs,
  options: (raw) => readOptions(optionSpecs(), raw),
  ...{ start, toAct, legal, check, apply, outcome },
  ...{ draw, timers: () => [] },
  ...{ view, seen, imagine },
  ...{ write, read, show, setUp },
};

export const zGame: GameModule = {
  rules,
  minutes: 20,
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
