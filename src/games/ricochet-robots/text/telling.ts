/** What is said of a game of Ricochet Robots, once for all languages. */
import type { Seat } from '../../../core/game.ts';
import { expectOk } from '../../../core/result.ts';
import { actorName } from '../../../core/telling.ts';
import type { Locale, Telling } from '../../../core/text.ts';
import { read } from '../notation.ts';
import {
  GRID,
  type RicochetEffect,
  type RicochetMove,
  type RicochetView,
  ROBOTS,
  type Robots,
  type Target,
} from '../state.ts';
import type { en } from './en.ts';
import { targetName } from './target.ts';

export const telling: Telling<typeof en, RicochetEffect, RicochetView> = (locale) => {
  const { say, data } = locale;
  const names = (targets: readonly Target[]) => targets.map((target) => targetName(target, data.board)).join(', ');
  return {
    seat: (seat) => say('seat', { number: seat + 1 }),
    inWords: ({ target }) =>
      target ? say(target === 'vortex' ? 'targetForAll' : 'target', { target: targetName(target, data.board) }) : '',
    points: () => say('points'),
    account: (_outcome, { won }, name) =>
      won.map((targets, seat) =>
        targets.length > 0
          ? say('account', { name: name(seat), targets: names(targets) })
          : say('accountNone', { name: name(seat) }),
      ),
    tell({ by, move: text, effects }, name) {
      const turnsGlass = effects.some(({ effect }) => effect === 'glass-turned');
      const happened = event(expectOk(read(text)), actorName(by, name), turnsGlass, locale);
      const follows = effects.map((effect) => consequence(effect, name, locale));
      return [happened, ...follows].filter((sentence) => sentence !== undefined).join(' ');
    },
  };
};

/** What is told by its effects alone has no sentence of its own. */
function event(move: RicochetMove, name: string, turnsGlass: boolean, locale: Locale<typeof en>): string | undefined {
  const { say, data } = locale;
  switch (move.kind) {
    case 'layout':
      return say('layout', { boards: move.layout.join(', ') });
    case 'robots':
      return say('robots', { robots: placed(move.robots, locale) });
    case 'target':
      return say(move.target === 'vortex' ? 'targetForAll' : 'target', { target: targetName(move.target, data.board) });
    case 'bid':
      return say(turnsGlass ? 'bidTurnsGlass' : 'bid', { name, number: move.number });
    case 'turn-glass':
      return say('turnGlass', { name });
    case 'quiet':
      return say('quiet');
    case 'glass':
      return say('glass');
    case 'give-up':
      return say('giveUp', { name });
    case 'show':
    case 'show-timeout':
      return undefined;
  }
}

function placed(robots: Robots, { say, data }: Locale<typeof en>): string {
  const each = ROBOTS.map((robot) => ({ robot: data.board.colours[robot], cell: GRID.name(robots[robot]) }));
  return each.map((robotAt) => say('robotAt', robotAt)).join(', ');
}

/** That somebody gives up is told by the move. */
const FAILURES = {
  'no-ricochet': 'noRicochet',
  'number-used-up': 'numberUsedUp',
  timeout: 'timeout',
  'gave-up': undefined,
} as const;

function consequence(
  effect: RicochetEffect,
  nameAt: (seat: Seat) => string,
  { say, data: { board } }: Locale<typeof en>,
): string | undefined {
  switch (effect.effect) {
    case 'glass-turned':
      return undefined;
    case 'counts':
      return say('counts', { count: effect.number });
    case 'slide': {
      const { robot, direction, from, to, stoppedBy } = effect;
      const way = { robot: board.colours[robot], direction: board.towards[direction], from, to };
      return stoppedBy === 'wall'
        ? say('slide', way)
        : say('slideStopped', { ...way, other: board.colours[stoppedBy] });
    }
    case 'failed': {
      const sentence = FAILURES[effect.cause];
      return sentence && say(sentence, { name: nameAt(effect.seat) });
    }
    case 'robots-back':
      return say('robotsBack');
    case 'shows':
      return say('shows', { name: nameAt(effect.seat), count: effect.number });
    case 'won':
      return say('won', {
        name: nameAt(effect.seat),
        target: targetName(effect.target, board),
        count: effect.slides,
      });
    case 'put-back':
      return say(effect.cause === 'nobody' ? 'putBackUnsolved' : 'putBackInSilence', {
        target: targetName(effect.target, board),
      });
  }
}
