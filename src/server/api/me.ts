/** A visitor and his own: name, language, other browsers, farewell. */
import type { FastifyInstance } from 'fastify';
import { me as form } from '../../wire/requests.ts';
import type { House } from '../house.ts';
import { COOKIE } from '../identity.ts';
import type { Visitor } from '../store/store.ts';
import { findVisitor, giveCookie, tokenOf, visitorOf } from '../visits.ts';
import { read } from './answers.ts';

export async function meRoutes(app: FastifyInstance, house: House): Promise<void> {
  app.get('/api/me', async (request) => {
    const visitor = await findVisitor(house, request);
    return { me: visitor ? await meFace(house, visitor) : null };
  });

  /** Whoever is not known yet becomes a guest. */
  app.put('/api/me', async (request, reply) => {
    const { name, language } = read(form, request.body);
    const known = await findVisitor(house, request);
    if (known) await house.identity.change(known, { ...(name && { name }), ...(language && { language }) });
    else {
      const guest = await house.identity.welcome(name ?? `Guest ${1 + (house.bytes(1)[0]! % 99)}`, language ?? 'en');
      giveCookie(request, reply, guest.token);
      return { me: await meFace(house, guest.visitor) };
    }
    const changed = await house.identity.find(tokenOf(request));
    return { me: changed ? await meFace(house, changed) : null };
  });

  /** A guest without a cookie, for programs: the token is told once. */
  app.post('/api/visitors', async (request, reply) => {
    const { name, language } = read(form, request.body);
    const { visitor, token } = await house.identity.welcome(name ?? 'Program', language ?? 'en');
    return reply.code(201).send({ id: visitor.id, name: visitor.name, token });
  });

  app.post('/api/me/sign-out', async (request, reply) => {
    const token = tokenOf(request);
    if (token !== undefined) await house.identity.signOut(token);
    reply.clearCookie(COOKIE, { path: '/' });
    return { me: null };
  });

  /** The games stay, without a name. */
  app.delete('/api/me', async (request, reply) => {
    await house.identity.remove(await visitorOf(house, request));
    reply.clearCookie(COOKIE, { path: '/' });
    return { me: null };
  });
}

export async function meFace(house: House, { id, name, language }: Visitor) {
  const passkeys = await house.store.passkeysOf(id);
  return { id, name, language, passkeys: passkeys.length };
}
