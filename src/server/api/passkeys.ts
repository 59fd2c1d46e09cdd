/** Passkeys: a guest becomes a member who comes back on another device. No passwords anywhere. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { StoreAway } from '../store/errors.ts';
import type { VisitorId } from '../store/store.ts';
import { giveCookie, Refused } from '../visits.ts';
import type { Handlers } from './handlers.ts';
import { meFace } from './me.ts';

const HOUSE_NAME = 'Escale';
const GOOD_FOR_MS = 300_000;
const MOST_PASSKEYS = 10;
/** The cookie of a browser that has asked to be let in. */
const DOOR = 'escale-door';
const DOOR_FORM = /^[\w-]{22}$/;
const CHALLENGE_FORM = /^[\w-]{16,100}$/;

type PasskeyRoute = 'POST /api/passkeys/new' | 'POST /api/passkeys' | 'POST /api/sign-in/new' | 'POST /api/sign-in';

export function passkeyHandlers(house: House): Handlers<PasskeyRoute> {
  const remember = (challenge: string, owner: string) =>
    house.store.addChallenge({ challenge, owner, until: house.now() + GOOD_FOR_MS }, house.now());
  /** What is none of ours is not looked for. */
  const expectedBy = (owner: string) => async (challenge: string) =>
    CHALLENGE_FORM.test(challenge) && house.store.takeChallenge(challenge, owner, house.now());

  return {
    'POST /api/passkeys/new': async ({ visitor: { id, name }, request }) => {
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
      await remember(options.challenge, ownerOf(id));
      return options;
    },

    'POST /api/passkeys': async ({ visitor, request, body }) => {
      const { origin, rpID } = placeOf(request);
      const verified = await verifyRegistrationResponse({
        response: body(),
        expectedChallenge: expectedBy(ownerOf(visitor.id)),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
      }).catch(notThis);
      if (!verified.verified) throw notThis();
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      if (!(await house.store.addPasskey({ id, visitor: visitor.id, publicKey, counter, transports }))) throw notThis();
      return { id };
    },

    'POST /api/sign-in/new': async ({ request, reply }) => {
      const { rpID } = placeOf(request);
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
      // nobody knows yet who it is, but it is this browser
      const door = doorIn(request) ?? Buffer.from(house.bytes(16)).toString('base64url');
      await remember(options.challenge, doorOwner(door));
      const secure = request.protocol === 'https';
      reply.setCookie(DOOR, door, {
        ...{ httpOnly: true, sameSite: 'strict', secure, path: '/api/sign-in', maxAge: GOOD_FOR_MS / 1000 },
      });
      return options;
    },

    'POST /api/sign-in': async ({ request, reply, body }) => {
      const shown = body();
      const door = doorIn(request);
      const passkey = door === undefined ? undefined : await house.store.passkey(shown.id);
      if (door === undefined || !passkey) throw notThis();
      const { origin, rpID } = placeOf(request);
      const verified = await verifyAuthenticationResponse({
        response: shown,
        expectedChallenge: expectedBy(doorOwner(door)),
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: false,
        credential: { id: passkey.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
      }).catch(notThis);
      if (!verified.verified) throw notThis();
      await house.store.usePasskey(passkey.id, verified.authenticationInfo.newCounter);
      const [visitor] = await house.store.visitors([passkey.visitor]);
      if (!visitor) throw notThis();
      reply.clearCookie(DOOR, { path: '/api/sign-in' });
      giveCookie(request, reply, await house.identity.tokenFor(visitor.id));
      return { me: await meFace(house, visitor) };
    },
  };
}

/** Whose a challenge is: a visitor's who wants a passkey, or a browser's that shows one. */
const ownerOf = (visitor: VisitorId): string => `visitor ${visitor}`;
const doorOwner = (door: string): string => `door ${door}`;

function doorIn(request: FastifyRequest): string | undefined {
  const door = request.cookies[DOOR];
  return door !== undefined && DOOR_FORM.test(door) ? door : undefined;
}

/** A store that is away says nothing of the passkey. */
const notThis = (error?: unknown): never => {
  throw error instanceof StoreAway ? error : new Refused('not-allowed', 'house.passkey');
};

/** The place for which a passkey is made: this house as the browser knows it. */
function placeOf(request: FastifyRequest): { readonly origin: string; readonly rpID: string } {
  const { origin } = request.headers;
  if (origin === undefined) throw new Refused('bad-request', 'house.passkey-browser');
  return { origin, rpID: new URL(origin).hostname };
}
