/** Two people count on in turn, for ever: a game that is as long as a test needs. */
import type { AnyGame } from '../../src/core/game.ts';
import { illegal } from '../../src/core/play.ts';
import { err, ok } from '../../src/core/result.ts';

interface Counted {
  readonly turn: number;
  readonly sum: number;
}

interface Count {
  readonly more: number;
}

export const endless = {
  id: 'endless',
  version: 1,
  open: true,
  seats: [2],
  optionSpecs: () => ({}),
  options: () => ok({}),
  start: () => ({ turn: 0, sum: 0 }),
  toAct: ({ turn }: Counted) => [turn % 2],
  legal: () => ({ list: [{ more: 1 }] }),
  check: () => undefined,
  apply: ({ turn, sum }: Counted, _by: unknown, { more }: Count) => ({
    turn: turn + 1,
    sum: (sum * 7 + more) % 1_000_003,
  }),
  outcome: () => undefined,
  draw: (_state: Counted, _by: unknown, random: (below: number) => number) => ({ more: random(9) }),
  timers: () => [],
  view: (state: Counted, viewer: unknown) => ({ viewer, ...state }),
  seen: (_before: Counted, by: number, { more }: Count) => ({ by, move: `${more}`, effects: [] }),
  imagine: ({ turn, sum }: Counted) => ({ turn, sum }),
  write: ({ more }: Count) => `${more}`,
  read: (text: string) => (/^\d$/.test(text) ? ok({ more: Number(text) }) : err(illegal('endless.form'))),
  show: () => '',
} as unknown as AnyGame;
