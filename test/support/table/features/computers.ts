/** The real ones; everywhere else any legal move will do. */
import { SHELF } from '../../../../src/games/shelf.ts';
import { Party } from '../party.ts';
import type { Features } from './feature.ts';

export const computers: Features = {
  async 'the computer plays'(host) {
    host.thinker.mode = 'bots';
    for (const { rules } of SHELF) {
      const party = await Party.open(host, { game: rules.id }, ['ann', 5]);
      const ann = party.get('ann');
      while (!ann.told('played').some(({ seen }) => seen.by === 1)) {
        // where a clock runs for all she lets the computer be first
        if (ann.mayAct && ann.face.clock.sandglasses.length === 0) await party.play();
        await host.thinker.idle();
        await host.pass(1000);
      }
      party.leave();
    }
  },
};
