/** The sentences that answer, in both languages. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefer } from '../preferences.ts';
import { answer, QUERIES, QUERY_KEYS, type TableHeard } from './queries.ts';

const NOW = 100_000;
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  prefer({ language: 'auto' });
});

interface Given {
  readonly choices?: readonly string[];
  readonly here?: string;
  readonly lastMove?: string;
  readonly face?: object;
  /** How long the game's own clock still runs. */
  readonly clock?: number;
}

const heard = ({ choices = [], here, lastMove, face, clock }: Given): TableHeard =>
  ({
    names: ['Ann', 'Ben'],
    board: {
      ...{ description: 'The board.', hint: '', advice: undefined, nudges: 0, why: undefined, here },
      choices: () => choices,
    },
    lastMove,
    table: {
      face: { control: { kind: 'none' }, clock: { left: [], running: [], since: 0 }, ...face },
      clock: clock === undefined ? undefined : { endsAt: performance.now() + clock },
      now: () => NOW,
    },
  }) as unknown as TableHeard;

test('every question has a key of its own', () => {
  expect(new Set(Object.values(QUERY_KEYS)).size).toBe(QUERIES.length);
});

describe('in English', () => {
  beforeEach(() => prefer({ language: 'en' }));

  test('what can be chosen, up to what anybody would listen to', () => {
    expect(answer('moves', heard({}))).toBe('There is nothing for you to play now.');
    expect(answer('moves', heard({ choices: ['a1, empty', 'b2, empty'] }))).toBe(
      'You can choose: a1, empty; b2, empty.',
    );
    const many = Array.from({ length: 30 }, (_, i) => `a${i}`);
    expect(answer('moves', heard({ choices: many }))).toMatch(/; a24\. Not listed: 5\.$/);
  });

  test('what is here, the last move and the board', () => {
    expect(answer('here', heard({ here: 'b2, a red token' }))).toBe('b2, a red token');
    expect(answer('here', heard({}))).toContain('not on the board');
    expect(answer('last', heard({}))).toBe('Nothing has been played yet.');
    expect(answer('last', heard({ lastMove: 'Last move: Ann swaps.' }))).toBe('Last move: Ann swaps.');
    expect(answer('board', heard({}))).toBe('The board.');
  });

  test('the time that is left: the game’s own, and each player’s, less what the one to move has spent', () => {
    expect(answer('time', heard({}))).toBe('No clock is running.');
    expect(answer('time', heard({ clock: 61_000 }))).toBe('Time left: 1 minute 1 second.');
    const face = {
      control: { kind: 'total' },
      clock: { left: [120_000, 45_000], running: [1], since: NOW - 5_000 },
    };
    expect(answer('time', heard({ face }))).toBe('Ann: 2 minutes. Ben: 40 seconds.');
    expect(answer('time', heard({ face: { ...face, clock: { left: [1, -1], running: [], since: 0 } } }))).toBe(
      'Ann: 1 second. Ben: 0 seconds.',
    );
  });
});

test('in French the same, with its own signs', () => {
  prefer({ language: 'fr' });
  expect(answer('moves', heard({ choices: ['a1', 'b2'] }))).toBe('Vous avez le choix\u00a0: a1\u202f; b2.');
  expect(answer('time', heard({ clock: 61_000 })).replaceAll(/\s/g, ' ')).toBe('Temps restant : 1 minute 1 seconde.');
  expect(answer('last', heard({}))).toBe('Rien n’a encore été joué.');
});
