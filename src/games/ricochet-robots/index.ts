/** Ricochet Robots: four robots that cannot brake, one target, and everybody thinks at once against the sandglass. */
import type { Game } from '../../core/game.ts';
import { texts } from '../../core/telling.ts';
import { defineGame } from '../module.ts';
import { show } from './drawing.ts';
import { outcome } from './end.ts';
import { read, write } from './notation.ts';

import { MOST_HANDICAP, optionSpecs, options, type RicochetOptions } from './options.ts';
import { setUp } from './position.ts';
import { apply, check, draw, legal, rests, start, timers, toAct } from './rules.ts';
import type { RicochetEffect, RicochetMove, RicochetState, RicochetView } from './state.ts';

import { imagine, seen, view } from './view.ts';

const MOST_SEATS = 16;

export const rules: Game<RicochetOptions, RicochetState, RicochetMove, RicochetView, RicochetEffect> = {
  id: 'ricochet-robots',
  version: 1,
  open: true,
  waivable: true,
  seats: Array.from({ length: MOST_SEATS }, (_, i) => i + 1),
  optionSpecs,
  options,
  mostHandicap: MOST_HANDICAP,
  ...{ start, toAct, legal, check, apply, outcome },
  ...{ draw, timers, rests },
  ...{ view, seen, imagine },
  ...{ write, read, show, setUp },
};

export const ricochetRobots = defineGame({
  rules,
  minutes: 45,
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
  warms: true,
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
