/** Ricochet Robots: four robots that cannot brake, one target, and everybody thinks at once against the sandglass. */
import type { Game, GameModule } from '../../core/game.ts';
import { type OptionSpecs, readOptions } from '../../core/options.ts';
import { show } from './drawing.ts';
import { defaultGoal, outcome } from './end.ts';
import { read, write } from './notation.ts';
import { setUp } from './position.ts';
import { apply, check, draw, legal, start, timers, toAct } from './rules.ts';
import {
  type RicochetEffect,
  type RicochetMove,
  type RicochetOptions,
  type RicochetState,
  type RicochetView,
  TARGETS,
} from './state.ts';
import { imagine, seen, view } from './view.ts';

const MOST_SEATS = 16;
const seconds = (usual: number) => ({ min: 1, max: 3600, default: usual });

const optionSpecs = (seats: number): OptionSpecs => ({
  ricochet: { values: ['required', 'free'], default: 'required' },
  tournament: { values: [true, false], default: false },
  goal: { values: [...TARGETS.map((_, i) => i + 1), 'all'], default: defaultGoal(seats) },
  glassSeconds: seconds(60),
  quietSeconds: seconds(240),
  showSeconds: seconds(60),
});

export const rules: Game<RicochetOptions, RicochetState, RicochetMove, RicochetView, RicochetEffect> = {
  id: 'ricochet-robots',
  seats: Array.from({ length: MOST_SEATS }, (_, i) => i + 1),
  optionSpecs,
  options: (raw, seats) => readOptions(optionSpecs(seats), raw),
  ...{ start, toAct, legal, check, apply, outcome },
  ...{ draw, timers },
  ...{ view, seen, imagine },
  ...{ write, read, show, setUp },
};

export const ricochetRobots: GameModule = {
  rules,
  minutes: 45,
  board: () => import('./board.ts').then((module) => module.board),
  cover: () => import('./board/cover.ts').then((module) => module.cover),
  learn: {
    en: () => import('./learn/en.ts').then((module) => module.learning),
    fr: () => import('./learn/fr.ts').then((module) => module.learning),
  },
  bot: () => import('./bot.ts').then((module) => module.bot),
  analyst: () => import('./solver/analyst.ts').then((module) => module.analyst),
  text: {
    en: () => import('./text/en.ts').then((module) => module.en),
    fr: () => import('./text/fr.ts').then((module) => module.fr),
  },
};
