/** Who is who: a visitor is whoever holds a token. Tokens are kept as hashes; nobody needs an account. */
import { createHash } from 'node:crypto';
import type { Language } from '../core/text.ts';
import type { Names } from '../table/told/messages.ts';
import { Sightings } from './sightings.ts';
import type { Ended, Store, Visitor, VisitorChange, VisitorId } from './store/store.ts';

export const COOKIE = 'escale';
const TOKEN = /^[\w-]{43}$/;
/** After this long a name is asked for again: it may have been changed at another node. */
const FRESH_MS = 30_000;
const MOST_KEPT = 20_000;
const CONFIRMED_AT_ONCE = 1000;

interface IdentityPorts {
  readonly store: Store;
  now(): number;
  bytes(count: number): Uint8Array;
}

interface KeptUntil<T> {
  readonly value: T;
  readonly until: number;
}

export class Identity {
  readonly #ports: IdentityPorts;
  readonly #tokens = new Map<string, KeptUntil<Visitor>>();
  readonly #names = new Map<VisitorId, KeptUntil<string | undefined>>();
  readonly #sightings: Sightings;
  readonly #listeners: ((ended: Ended) => void)[] = [];
  /** Tokens and visitors that are no more: whoever was being looked for meanwhile is not found. */
  readonly #gone = new Set<string>();

  constructor(ports: IdentityPorts) {
    this.#ports = ports;
    this.#sightings = new Sightings(ports.now, (id, now) => ports.store.upkeep.seeVisitor(id, now));
    ports.store.onEnded((ended) => this.#hear(ended));
    // who had gone may be back
    ports.store.onRestored(() => this.#gone.clear());
  }

  /** Hears who is not any more who he was, here or at another node. */
  onEnded(listener: (ended: Ended) => void): void {
    this.#listeners.push(listener);
  }

  /** Whose token it was a moment ago, without asking the store. */
  known(token: string | undefined): Visitor | undefined {
    return token === undefined || this.#tokens.size === 0 ? undefined : this.#tokens.get(hashOf(token))?.value;
  }

  async find(token: string | undefined): Promise<Visitor | undefined> {
    if (token === undefined || !TOKEN.test(token)) return undefined;
    const hash = hashOf(token);
    const kept = this.#tokens.get(hash);
    if (kept && kept.until > this.#ports.now()) return kept.value;
    const visitor = await this.#ports.store.visitorOf(hash);
    if (!visitor || this.hasEnded({ who: visitor.id, token: hash })) return undefined;
    this.#learn(hash, visitor);
    this.see(visitor.id);
    return visitor;
  }

  /** He is here: he is not forgotten for another while. */
  see(id: VisitorId): void {
    void this.#sightings.see(id);
  }

  /** A new guest and his token. */
  async welcome(name: string, language: Language): Promise<{ readonly visitor: Visitor; readonly token: string }> {
    const visitor = { id: this.#word(12), name, language, created: this.#ports.now(), rated: true };
    const token = this.#word(32);
    await this.#ports.store.addVisitor(visitor, hashOf(token));
    this.#learn(hashOf(token), visitor);
    return { visitor, token };
  }

  /** Another key to the same door, for another browser. */
  async tokenFor(visitor: VisitorId): Promise<string> {
    const token = this.#word(32);
    await this.#ports.store.addToken(hashOf(token), visitor);
    return token;
  }

  async change({ id }: Visitor, change: VisitorChange): Promise<void> {
    await this.#ports.store.changeVisitor(id, change);
    this.#forget(id);
  }

  async signOut(token: string): Promise<void> {
    const ended = { token: hashOf(token) };
    await this.#ports.store.removeToken(ended.token);
    this.#end(ended);
  }

  async remove({ id }: Visitor): Promise<void> {
    await this.#ports.store.removeVisitor(id);
    this.#end({ visitor: id });
  }

  /** Whether somebody is no more who he was when he came; `token` is the hash of his. */
  hasEnded({ who, token }: { readonly who: VisitorId | undefined; readonly token: string | undefined }): boolean {
    return who !== undefined && (this.#gone.has(who) || (token !== undefined && this.#gone.has(token)));
  }

  /** Announcements of other nodes may get lost: those whose tokens are no longer there have ended all the same. */
  async confirm(tokens: readonly string[]): Promise<void> {
    for (let from = 0; from < tokens.length; from += CONFIRMED_AT_ONCE) {
      const asked = tokens.slice(from, from + CONFIRMED_AT_ONCE);
      const there = new Set(await this.#ports.store.tokensAmong(asked));
      for (const token of asked) if (!there.has(token)) this.#hear({ token });
    }
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

  #end(ended: Ended): void {
    this.#hear(ended);
    this.#ports.store.announceEnded(ended);
  }

  #hear(ended: Ended): void {
    if (this.#gone.size >= MOST_KEPT) this.#gone.delete(this.#gone.values().next().value!);
    this.#gone.add('token' in ended ? ended.token : ended.visitor);
    if ('token' in ended) this.#tokens.delete(ended.token);
    else this.#forget(ended.visitor);
    for (const listener of this.#listeners) listener(ended);
  }

  #learn(hash: string, visitor: Visitor): void {
    this.#keep(this.#tokens, hash, visitor);
    this.#keep(this.#names, visitor.id, visitor.name);
  }

  #forget(id: VisitorId): void {
    this.#names.delete(id);
    for (const [hash, { value }] of this.#tokens) if (value.id === id) this.#tokens.delete(hash);
  }

  #keep<T>(map: Map<string, KeptUntil<T>>, key: string, value: T): void {
    // the newest stand last
    map.delete(key);
    if (map.size >= MOST_KEPT) map.delete(map.keys().next().value!);
    map.set(key, { value, until: this.#ports.now() + FRESH_MS });
  }

  #word(bytes: number): string {
    return Buffer.from(this.#ports.bytes(bytes)).toString('base64url');
  }
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
