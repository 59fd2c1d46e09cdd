/** A device that keeps passkeys: it makes keys of the curve P-256 and signs with them, as WebAuthn wants it. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;
const AAGUID = Buffer.alloc(16);

export class Authenticator {
  readonly #origin: string;
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #uses = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  make({ challenge, rp }: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
    const length = Buffer.from([0, this.#id.length]);
    const key = [AAGUID, length, this.#id, this.#publicKey()];
    const authData = Buffer.concat([this.#head(rp.id!, PRESENT | VERIFIED | HAS_KEY), ...key]);
    const attestation = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authData)],
    ]);
    const response = {
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
    return { ...this.#credential, response };
  }

  show({ challenge, rpId }: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON {
    const authenticatorData = this.#head(rpId!, PRESENT | VERIFIED);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const response = {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    };
    return { ...this.#credential, response };
  }

  get #credential() {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  #head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#uses);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  /** A COSE key: of an elliptic curve (1: 2), for ES256 (3: -7), on P-256 (-1: 1), at x and y. */
  #publicKey(): Buffer {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    return map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x!, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y!, 'base64url'))],
    ]);
  }
}

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

/** CBOR: the kind of what follows in three bits, then how much of it. */
function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  if (count < 0x100) return Buffer.from([(kind << 5) | 24, count]);
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 0xff]);
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
