/** Attacks with passkeys that take long to look at. */
import type { Visitor } from '../../visitor.ts';
import type { Attack } from '../attack.ts';
import type { Scene } from '../scene.ts';

/** CBOR, as an authenticator writes it. */
const head = (kind: number, count: number): Buffer =>
  count < 24 ? Buffer.from([(kind << 5) | count]) : Buffer.from([(kind << 5) | 25, (count >> 8) & 0xff, count & 0xff]);
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
const nested = (depth: number) => Buffer.concat([Buffer.alloc(depth, 0x81), number(0)]);

/** As slow to check as a key of that size can be: a public exponent as long as the modulus. */
const SLOW_KEY = map([
  [number(1), number(3)],
  [number(3), number(-257)],
  [number(-1), bytes(Buffer.alloc(384, 0xff))],
  [number(-2), bytes(Buffer.alloc(384, 0xfd))],
]);

async function shownBy(scene: Scene, guest: Visitor, attestation: (place: Buffer) => Buffer): Promise<void> {
  const origin = { origin: scene.url };
  const asked = await scene.ask('POST', '/api/passkeys/new', guest, undefined, origin);
  const { challenge } = JSON.parse(asked.text || '{}') as { readonly challenge?: string };
  if (challenge === undefined) return;
  const client = { type: 'webauthn.create', challenge, origin: scene.url };
  const place = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(new URL(scene.url).hostname)));
  const shown = {
    ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(client)).toString('base64url'),
      attestationObject: attestation(place).toString('base64url'),
    },
  };
  const { status } = await scene.ask('POST', '/api/passkeys', guest, shown, origin);
  if (status === 201) scene.complaints.push('a passkey was taken that is none');
  if (status >= 500) scene.complaints.push(`a wrong passkey is answered with ${status}`);
}

const shown = (name: string, attestation: (place: Buffer) => Buffer): Attack => ({
  name,
  async run(scene) {
    const guests = await scene.guests(20);
    await scene.loop(3 * guests.length, (index) => shownBy(scene, guests[index % guests.length]!, attestation));
  },
});

export const PASSKEYS: readonly Attack[] = [
  shown('passkeys that are slow to check', (place) => {
    // seen and of this key; counter 0; no model; the id of the passkey
    const data = [place, Buffer.from([0x41, 0, 0, 0, 0]), Buffer.alloc(16), Buffer.from([0, 3, 0, 0, 0]), SLOW_KEY];
    return map([
      [text('fmt'), text('packed')],
      [
        text('attStmt'),
        map([
          [text('alg'), number(-257)],
          [text('sig'), bytes(Buffer.alloc(384, 0xfe))],
        ]),
      ],
      [text('authData'), bytes(Buffer.concat(data))],
    ]);
  }),
  shown('passkeys that are deep', () =>
    map([
      [text('fmt'), text('none')],
      [text('attStmt'), nested(7000)],
      [text('authData'), nested(1000)],
    ]),
  ),
];
