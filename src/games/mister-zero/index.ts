/** Mister Zero: two players lay twenty numbers on the bridges, and a pawn that knows no choice settles who has won. */
import type { Game } from '../../core/game.ts';
import { readOptions } from '../../core/options.ts';
import { texts } from '../../core/telling.ts';
import { defineGame } from '../module.ts';
import { read, show, write } from './notation.ts';
import { type MisterZeroOptions, optionSpecs } from './options.ts';
import { apply, check, draw, legal, matchPoints, outcome, start, toAct } from './rules.ts';
import { setUp } from './setup.ts';
import type { MisterZeroEffect, MisterZeroMove, MisterZeroState, MisterZeroView } from './state.ts';
import { imagine, seen, view } from './view.ts';

const TEAMS = [
  [0, 2],
  [1, 3],
];

export const rules: Game<MisterZeroOptions, MisterZeroState, MisterZeroMove, MisterZeroView, MisterZeroEffect> = {
  id: 'mister-zero',
  version: 1,
  open: true,
  seats: [2, 4],
  optionSpecs,
  options: (raw) => readOptions(optionSpecs(), raw),
  ...{ start, toAct, legal, check, apply, outcome },
  ...{ draw, timers: () => [] },
  ...{ view, seen, imagine },
  ...{ write, read, show, setUp },
  matchPoints,
  teams: ({ consult }, seats) => (seats === 4 ? { sides: TEAMS, consult } : { sides: [[0], [1]], consult: false }),
};

export const misterZero = defineGame({
  rules,
  minutes: 15,
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
  help: () => import('./solver/parallel/responder.ts').then((module) => module.help),
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
