/**
 * Games that must not compile: `npm run check` fails as soon as one of them does. Every line below a comment would be
 * the whole mistake of somebody who puts a game together.
 */
import type { Board } from '../src/board/board.ts';
import type { Analyst, Bot } from '../src/core/bot.ts';
import { oneOf } from '../src/core/options.ts';
import { texts } from '../src/core/telling.ts';
import { rules } from '../src/games/foxu/index.ts';
import type { FoxuMove, FoxuView } from '../src/games/foxu/state.ts';
import { defineGame } from '../src/games/module.ts';
import type { ZGameView } from '../src/games/z-game/state.ts';
import type { Scene } from '../src/svg/scene.ts';

const text = texts(() => import('../src/games/foxu/text/telling.ts').then((module) => module.telling), {
  en: () => import('../src/games/foxu/text/en.ts').then((module) => module.en),
  fr: () => import('../src/games/foxu/text/fr.ts').then((module) => module.fr),
});
const others = texts(() => import('../src/games/z-game/text/telling.ts').then((module) => module.telling), {
  en: () => import('../src/games/z-game/text/en.ts').then((module) => module.en),
  fr: () => import('../src/games/z-game/text/fr.ts').then((module) => module.fr),
});
const fits = { rules, minutes: 10, text } as const;
declare const later: <Part>() => () => Promise<Part>;

export const misfits = [
  // the board of another game
  // @ts-expect-error
  defineGame({ ...fits, board: () => import('../src/games/z-game/board.ts').then((module) => module.board) }),
  // a board that needs more than a view has
  // @ts-expect-error
  defineGame({ ...fits, board: later<Board<FoxuView & { readonly moment: number }>>() }),
  // a board that needs words which the texts do not have
  // @ts-expect-error
  defineGame({ ...fits, board: later<Board<FoxuView, unknown, { readonly tea: string }>>() }),
  // a board that waits for other effects
  // @ts-expect-error
  defineGame({ ...fits, board: later<Board<FoxuView, unknown, unknown, { readonly rang: 'bell' }>>() }),
  // something else than a board, than a drawing, than a lesson
  // @ts-expect-error
  defineGame({ ...fits, board: later<Scene>() }),
  // @ts-expect-error
  defineGame({ ...fits, cover: later<Board>() }),
  // @ts-expect-error
  defineGame({ ...fits, learn: { en: later<Scene>(), fr: later<Scene>() } }),
  // a language that is missing
  // @ts-expect-error
  defineGame({ ...fits, text: { en: text.en } }),
  // the text, the bot and the analyst of other games
  // @ts-expect-error
  defineGame({ ...fits, text: { ...text, en: others.en } }),
  // @ts-expect-error
  defineGame({ ...fits, bot: () => import('../src/games/z-game/bot.ts').then((module) => module.bot) }),
  // @ts-expect-error
  defineGame({ ...fits, bot: later<Bot<FoxuMove | 'pass', FoxuView>>() }),
  // @ts-expect-error
  defineGame({ ...fits, analyst: later<Analyst<ZGameView>>() }),
  // an option whose default cannot be chosen
  // @ts-expect-error
  oneOf(['tea', 'coffee'], 'water'),
];
/** The same parts where nothing is wrong: those above fail by their own mistake alone. */
export const fitting = defineGame({ ...fits, board: later<Board<FoxuView>>(), cover: later<Scene>() });
