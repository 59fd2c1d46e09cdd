/** Games that begin at a position. */
import { expect } from 'vitest';
import type { AnyGame } from '../../../../src/core/game.ts';
import { seededRandom } from '../../../../src/core/random.ts';
import { expectOk } from '../../../../src/core/result.ts';
import { SHELF } from '../../../../src/games/shelf.ts';
import { randomPlay } from '../../random-game.ts';
import { Party } from '../party.ts';
import type { Features } from './feature.ts';

const TAKE_BACK = { do: 'take-back' } as const;
export const starts: Features = {
  async 'a game begins after given moves'(host) {
    const events = [
      { by: 0, move: '7@tl-n' },
      { by: 1, move: '3@tr-n' },
    ];
    const choice = { game: 'mister-zero', start: { events }, policies: { takeBack: 'free' } } as const;
    const party = await Party.open(host, choice, ['ann', 'bob']);
    expect(party.face).toMatchObject({ from: 2, floor: 2 });
    expect(party.get('ann').view).toMatchObject({ tokens: { 'tl-n': { number: 7 }, 'tr-n': { number: 3 } } });
    expect(await party.get('ann').try(TAKE_BACK)).toBe('table.cannot-take-back');
    await party.play();
    expect(await party.get('ann').look(0)).toEqual(await party.get('ann').look(2));
    await party.do('ann', TAKE_BACK);
    expect(await party.get('ann').try(TAKE_BACK)).toBe('table.cannot-take-back');
    expect(party.get('bob').mayAct).toBe(false);

    // the next one begins there too
    await party.do('ann', { do: 'resign' });
    expect((await party.again()).face.from).toBe(2);
    const wrong = await host.open({ ...choice, start: { events: [...events, events[0]!] } }, ['ann', 'bob']);
    expect(wrong).toMatchObject({ ok: false, error: { code: 'illegal-move' } });
  },

  async 'a game begins at a position that is set up'(host) {
    for (const { rules } of SHELF) {
      if (!rules.setUp) continue;
      const setUp = somePosition(rules);
      const choice = { game: rules.id, start: { setUp }, policies: { takeBack: 'free' } } as const;
      const party = await Party.open(host, choice, ['ann', 'bob']);
      const state = expectOk(rules.setUp.read(setUp, party.face.options, 2));
      for (const { seat, view } of party.people) expect(view).toEqual(rules.view(state, seat!));
      expect(await party.get('ann').try(TAKE_BACK)).toBe('table.cannot-take-back');
      const before = party.get('ann').moves;
      await party.play();
      await party.restart(0);
      expect(party.get('ann').moves).toBeGreaterThan(before);
      const wrong = await host.open({ ...choice, start: { setUp: 'nothing' } }, ['ann', 'bob']);
      expect(wrong).toMatchObject({
        ok: false,
        error: { code: 'bad-request', reason: expect.stringMatching(rules.id) },
      });
    }
    const none = await host.open({ game: 'ricochet-robots', start: { setUp: 'nothing' } }, ['ann', 'bob']);
    expect(none).toMatchObject({ ok: false, error: { code: 'bad-request', reason: 'ricochet-robots.position-form' } });
  },
};

/** Some moment in the middle of a game of two. */
function somePosition(game: AnyGame): string {
  const random = seededRandom('set up');
  const start = game.start(expectOk(game.options({}, 2)), 2);
  const states = [...randomPlay(game, start, random, 9)].map(({ after }) => after);
  for (const state of states.toReversed()) {
    const text = game.toAct(state).some((by) => typeof by === 'number') ? game.setUp!.write(state) : undefined;
    if (text !== undefined) return text;
  }
  throw new Error(`${game.id} writes no position`);
}
