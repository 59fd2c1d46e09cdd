/** Passkeys: a guest becomes a member who comes back on another device. No passwords anywhere. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { House } from '../house.ts';
import { giveCookie, Refused, visitorOf } from '../visits.ts';
import { read } from './answers.ts';
import { meFace } from './me.ts';

const HOUSE_NAME = 'Escale';
const GOOD_FOR_MS = 300_000;
const MOST_PASSKEYS = 10;

/** Its inside is checked by the library. */
const response = z.looseObject({ id: z.string().max(1000), response: z.looseObject({}) });

export async function passkeyRoutes(app: FastifyInstance, house: House): Promise<void> {
  const remember = (challenge: string) => house.store.addChallenge(challenge, house.now(), house.now() + GOOD_FOR_MS);
  const expectedChallenge = (challenge: string) => house.store.takeChallenge(challenge, house.now());

  app.post('/api/passkeys/new', async (request) => {
    const { id, name } = await visitorOf(house, request);
    const known = await house.store.passkeysOf(id);
    if (known.length >= MOST_PASSKEYS)
      throw new Refused('too-much', 'house.too-many-passkeys', { most: `${MOST_PASSKEYS}` });
    const options = await generateRegistrationOptions({
      rpName: HOUSE_NAME,
      rpID: placeOf(request).rpID,
      userID: new TextEncoder().encode(id),
      userName: name,
      userDisplayName: name,
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await remember(options.challenge);
    return options;
  });

  app.post('/api/passkeys', async (request, reply) => {
    const { id: visitor } = await visitorOf(house, request);
    const { origin, rpID } = placeOf(request);
    const verified = await verifyRegistrationResponse({
      response: read(response, request.body) as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }).catch(notThis);
    if (!verified.verified) throw notThis();
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    await house.store.addPasskey({ id, visitor, publicKey, counter, transports });
    return reply.code(201).send({ id });
  });

  app.post('/api/sign-in/new', async (request) => {
    const options = await generateAuthenticationOptions({ rpID: placeOf(request).rpID, userVerification: 'preferred' });
    await remember(options.challenge);
    return options;
  });

  app.post('/api/sign-in', async (request, reply) => {
    const shown = read(response, request.body) as unknown as AuthenticationResponseJSON;
    const passkey = await house.store.passkey(shown.id);
    if (!passkey) throw notThis();
    const { origin, rpID } = placeOf(request);
    const verified = await verifyAuthenticationResponse({
      response: shown,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    }).catch(notThis);
    if (!verified.verified) throw notThis();
    await house.store.usePasskey(passkey.id, verified.authenticationInfo.newCounter);
    const [visitor] = await house.store.visitors([passkey.visitor]);
    if (!visitor) throw notThis();
    giveCookie(request, reply, await house.identity.tokenFor(visitor.id));
    return { me: await meFace(house, visitor) };
  });
}

const notThis = (): never => {
  throw new Refused('not-allowed', 'house.passkey');
};

/** The place for which a passkey is made: this house as the browser knows it. */
function placeOf(request: FastifyRequest): { readonly origin: string; readonly rpID: string } {
  const { origin } = request.headers;
  if (origin === undefined) throw new Refused('bad-request', 'house.passkey-browser');
  return { origin, rpID: new URL(origin).hostname };
}
