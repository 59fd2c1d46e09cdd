/** Who is who: a visitor is whoever holds a token. Tokens are kept as hashes; nobody needs an account. */
import { createHash } from 'node:crypto';
import type { Language } from '../core/text.ts';
import type { Names } from '../table/told/messages.ts';
import type { Store, Visitor, VisitorId } from './store/store.ts';

export const COOKIE = 'escale';
const TOKEN = /^[\w-]{43}$/;
/** After this long a name is asked for again: it may have been changed at another node. */
const FRESH_MS = 30_000;
const MOST_KEPT = 20_000;

interface IdentityPorts {
  readonly store: Store;
  now(): number;
  bytes(count: number): Uint8Array;
}

interface Kept<T> {
  readonly value: T;
  readonly until: number;
}

export class Identity {
  readonly #ports: IdentityPorts;
  readonly #tokens = new Map<string, Kept<Visitor | undefined>>();
  readonly #names = new Map<VisitorId, Kept<string | undefined>>();

  constructor(ports: IdentityPorts) {
    this.#ports = ports;
  }

  async find(token: string | undefined): Promise<Visitor | undefined> {
    if (token === undefined || !TOKEN.test(token)) return undefined;
    const hash = hashOf(token);
    const kept = this.#tokens.get(hash);
    if (kept && kept.until > this.#ports.now()) return kept.value;
    const visitor = await this.#ports.store.visitorOf(hash);
    this.#keep(this.#tokens, hash, visitor);
    if (visitor) this.#keep(this.#names, visitor.id, visitor.name);
    return visitor;
  }

  /** A new guest and his token. */
  async welcome(name: string, language: Language): Promise<{ readonly visitor: Visitor; readonly token: string }> {
    const visitor = { id: this.#word(12), name, language, created: this.#ports.now() };
    const token = this.#word(32);
    await this.#ports.store.addVisitor(visitor, hashOf(token));
    return { visitor, token };
  }

  /** Another key to the same door, for another browser. */
  async tokenFor(visitor: VisitorId): Promise<string> {
    const token = this.#word(32);
    await this.#ports.store.addToken(hashOf(token), visitor);
    return token;
  }

  async change({ id }: Visitor, change: { readonly name?: string; readonly language?: Language }): Promise<void> {
    await this.#ports.store.changeVisitor(id, change);
    this.#forget(id);
  }

  async signOut(token: string): Promise<void> {
    await this.#ports.store.removeToken(hashOf(token));
    this.#tokens.delete(hashOf(token));
  }

  async remove({ id }: Visitor): Promise<void> {
    await this.#ports.store.removeVisitor(id);
    this.#forget(id);
  }

  names(ids: readonly VisitorId[]): Names {
    return Object.fromEntries(
      ids.flatMap((id) => {
        const name = this.#names.get(id)?.value;
        return name === undefined ? [] : [[id, name]];
      }),
    );
  }

  async learnNames(ids: readonly VisitorId[]): Promise<void> {
    const now = this.#ports.now();
    const unknown = [...new Set(ids)].filter((id) => (this.#names.get(id)?.until ?? 0) <= now);
    if (unknown.length === 0) return;
    const found = new Map((await this.#ports.store.visitors(unknown)).map(({ id, name }) => [id, name]));
    for (const id of unknown) this.#keep(this.#names, id, found.get(id));
  }

  #forget(id: VisitorId): void {
    this.#names.delete(id);
    for (const [hash, { value }] of this.#tokens) if (value?.id === id) this.#tokens.delete(hash);
  }

  #keep<T>(map: Map<string, Kept<T>>, key: string, value: T): void {
    if (map.size >= MOST_KEPT) map.clear();
    map.set(key, { value, until: this.#ports.now() + FRESH_MS });
  }

  #word(bytes: number): string {
    return Buffer.from(this.#ports.bytes(bytes)).toString('base64url');
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
