/** What members have tried at puzzles, kept for all their devices. */
import { attemptIn } from '../../puzzles/attempts.ts';
import type { House } from '../house.ts';
import type { Visitor } from '../store/store.ts';
import { Refused } from '../visits.ts';
import type { Handlers } from './handlers.ts';

type AttemptRoute = 'GET /api/me/attempts' | 'POST /api/me/attempts' | 'DELETE /api/me/attempts';

/** Several times all puzzles that there are. */
const MOST_ATTEMPTS = 20_000;
const PAGE = 500;

export const attemptHandlers = (house: House): Handlers<AttemptRoute> => ({
  'GET /api/me/attempts': async ({ visitor, query }) => {
    await mustBeMember(house, visitor);
    const bodies = await house.store.attempts.of(visitor.id, query().after ?? '', PAGE);
    const attempts = bodies.flatMap((body) => attemptIn(body) ?? []);
    return { attempts, ...(bodies.length === PAGE && { next: attempts.at(-1)!.id }) };
  },

  'POST /api/me/attempts': async ({ visitor, body }) => {
    const { attempts } = body();
    await mustBeMember(house, visitor);
    const bodies = attempts.map((attempt) => JSON.stringify(attempt));
    await house.store.attempts.add(visitor.id, bodies, MOST_ATTEMPTS);
    return {};
  },

  'DELETE /api/me/attempts': async ({ visitor }) => {
    await mustBeMember(house, visitor);
    await house.store.attempts.forget(visitor.id);
    return {};
  },
});

/** Whoever has no passkey has no second device. */
async function mustBeMember(house: House, { id }: Visitor): Promise<void> {
  if ((await house.store.passkeysOf(id)).length === 0) throw new Refused('not-allowed', 'house.members');
}
