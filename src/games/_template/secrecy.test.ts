import { expect, test } from 'vitest';
import { expectTwins } from '../../../test/support/secrecy.ts';
import { rules as game } from './index.ts';

test('the guesser and the spectators cannot tell the hands apart until the end', () => {
  const log = (hand: string) => [
    { by: 'chance' as const, move: 'hider:0' },
    { by: 0, move: `hide:${hand}` },
  ];
  for (const viewer of [1, 'spectator'] as const) {
    expect(expectTwins(game, game.start({}, 2), [log('left'), log('right')], viewer)).toBe(2);
  }
});
