/** A visitor and his own: name, language, other browsers, farewell. */
import type { Me } from '../../wire/answers/me.ts';
import { tokenIn } from '../edge/token.ts';
import type { House } from '../house.ts';
import { COOKIE } from '../identity.ts';
import type { Visitor } from '../store/store.ts';
import { giveCookie } from '../visits.ts';
import type { Handlers } from './handlers.ts';

type MeRoute = 'POST /api/visitors' | 'GET /api/me' | 'PUT /api/me' | 'POST /api/me/sign-out' | 'DELETE /api/me';

export const meHandlers = (house: House): Handlers<MeRoute> => ({
  'GET /api/me': async ({ visitor }) => ({ me: visitor ? await meFace(house, visitor) : null }),

  'PUT /api/me': async ({ visitor, request, reply, body }) => {
    const { name, language, rated } = body();
    if (!visitor) {
      const guest = await house.identity.welcome(name ?? `Guest ${1 + (house.bytes(1)[0]! % 99)}`, language ?? 'en');
      giveCookie(request, reply, guest.token);
      return { me: await meFace(house, guest.visitor) };
    }
    await house.identity.change(visitor, {
      ...(name && { name }),
      ...(language && { language }),
      ...(rated !== undefined && { rated }),
    });
    const changed = await house.identity.find(tokenIn(request));
    return { me: changed ? await meFace(house, changed) : null };
  },

  /** A guest without a cookie, for programs: the token is told once. */
  'POST /api/visitors': async ({ body }) => {
    const { name, language } = body();
    const { visitor, token } = await house.identity.welcome(name ?? 'Program', language ?? 'en');
    return { id: visitor.id, name: visitor.name, token };
  },

  'POST /api/me/sign-out': async ({ request, reply }) => {
    const token = tokenIn(request);
    if (token !== undefined) await house.identity.signOut(token);
    reply.clearCookie(COOKIE, { path: '/' });
    return { me: null };
  },

  /** The games stay, without a name. */
  'DELETE /api/me': async ({ visitor, reply }) => {
    await house.identity.remove(visitor);
    reply.clearCookie(COOKIE, { path: '/' });
    return { me: null };
  },
});

export async function meFace(house: House, { id, name, language, rated }: Visitor): Promise<Me> {
  const passkeys = await house.store.passkeysOf(id);
  return { id, name, language, rated, passkeys: passkeys.length };
}
