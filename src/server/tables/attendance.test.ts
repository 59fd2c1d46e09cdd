/** Who is there, at a table whose players sit at different nodes: also when one node falls silent. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { roomAt, tablesOver } from '../../../test/support/tables.ts';
import { STRICT } from '../../table/course/opening.ts';
import type { ToldMessage } from '../../table/course/told-message.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import { openStore } from '../store/open.ts';
import type { NewsListener, Store } from '../store/store.ts';
import { SECOND_LOOK_MS } from './attendance.ts';
import type { RoomListener } from './room.ts';
import type { Tables } from './tables.ts';

const GRACE_MS = 50;
const PATIENCE = { timeout: 10_000 };
const folder = mkdtempSync(join(tmpdir(), 'escale-attendance-'));
let store: Store;
let now: number;
let hearing: Map<string, NewsListener>;
let nodes: Tables[];

beforeAll(async () => {
  store = await openStore({ dataDir: folder });
});
beforeEach(() => {
  now = 1_000_000;
  hearing = new Map();
  nodes = [];
});
afterEach(() => Promise.all(nodes.map((tables) => tables.close())));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** What a node announces is heard by all the others, until it is taken out of `hearing`. */
function node(name: string): Tables {
  const joined: Partial<Store> = {
    announce(table, news) {
      if (!hearing.has(name)) return;
      for (const [other, hear] of hearing) if (other !== name) hear(table, news, name);
    },
    onAnnounced: (listener) => void hearing.set(name, listener),
  };
  const tables = tablesOver(store, joined, { now: () => now, grace: GRACE_MS });
  nodes.push(tables);
  return tables;
}

class Page implements RoomListener {
  readonly who: string;
  readonly heard: ServerMessage[] = [];

  constructor(who: string) {
    this.who = who;
  }

  line({ message }: ToldMessage): void {
    this.heard.push(message);
  }

  send(message: ServerMessage): void {
    this.heard.push(message);
  }

  get present() {
    const last = this.heard.findLast((message) => message.t === 'presence');
    return last && { online: last.online, watching: last.watching };
  }

  /** What was said of Bob's seat. */
  get ofBob(): string[] {
    return this.heard.flatMap((message) =>
      message.t === 'happened' && 'seat' in message.what && message.what.seat === 1 ? [message.what.t] : [],
    );
  }
}

async function table(at: Tables) {
  const request = { by: 'ann', game: 'foxu', seats: 2, options: {}, public: false } as const;
  const opened = await at.open({ ...request, control: { kind: 'none' }, policies: STRICT }, [
    { t: 'sat', who: 'ann', seat: 0 },
    { t: 'sat', who: 'bob', seat: 1 },
    { t: 'started' },
  ]);
  if (!opened.ok) throw new Error('refused');
  return opened.value;
}

async function enter(tables: Tables, id: string, who: string): Promise<Page> {
  const page = new Page(who);
  await (await roomAt(tables, id)).join(page, 0);
  return page;
}

test('everybody is told of those at the other node, and of nobody as gone who is there', async () => {
  const [one, two] = [node('one'), node('two')];
  const id = await table(one);
  const ann = await enter(one, id, 'ann');
  expect(ann.present).toEqual({ online: [0], watching: 0 });
  const bob = await enter(two, id, 'bob');
  const cem = await enter(two, id, 'cem');
  const all = { online: [0, 1], watching: 1 };
  await vi.waitFor(() => expect([ann, bob, cem].map(({ present }) => present)).toEqual([all, all, all]), PATIENCE);
  await new Promise((resolve) => setTimeout(resolve, 4 * GRACE_MS));
  expect(ann.ofBob).toEqual([]);
  (await roomAt(two, id)).attendance.leave(cem);
  await vi.waitFor(() => expect(ann.present).toEqual({ online: [0, 1], watching: 0 }), PATIENCE);
});

test('a node that says nothing any more takes its players with it', async () => {
  const [one, two] = [node('one'), node('two')];
  const id = await table(one);
  const ann = await enter(one, id, 'ann');
  await enter(two, id, 'bob');
  await vi.waitFor(() => expect(ann.present?.online).toEqual([0, 1]), PATIENCE);
  hearing.delete('two');
  now += 6_000;
  await one.lookForGaps();
  expect(ann.present?.online).toEqual([0, 1]);
  now += 7_000;
  await one.lookForGaps();
  expect(ann.present?.online).toEqual([0]);
  await vi.waitFor(() => expect(ann.ofBob).toEqual(['left']), PATIENCE);
});

test('who was taken for gone by a node that could not hear, is back; and is missed again when he goes', async () => {
  const [one, two] = [node('one'), node('two')];
  const id = await table(one);
  const bob = await enter(two, id, 'bob');
  const wire = hearing.get('two')!;
  hearing.delete('two');
  const ann = await enter(one, id, 'ann');
  await vi.waitFor(() => expect(ann.ofBob).toEqual(['left']), PATIENCE);
  // the log reaches the other node all the same
  wire(id, { next: 1e6 }, 'one');
  await vi.waitFor(() => expect(bob.ofBob).toEqual(['left', 'returned']), PATIENCE);
  await one.lookForGaps();
  await vi.waitFor(() => expect(ann.ofBob).toEqual(['left', 'returned', 'left']), PATIENCE);
});

test('who has gone by his own word, or lets the computer play, is not called back because a page of his is open', async () => {
  const one = node('one');
  const id = await table(one);
  const ann = await enter(one, id, 'ann');
  await enter(one, id, 'bob');
  const room = await roomAt(one, id);
  await room.do({ person: 'bob', address: 'here' }, { do: 'stand-in', seat: 1 });
  expect(ann.ofBob).toEqual(['left', 'stand-in-agreed']);
  await new Promise((resolve) => setTimeout(resolve, SECOND_LOOK_MS + 4 * GRACE_MS));
  await room.do({ person: 'ann', address: 'here' }, { do: 'stand-in', seat: 1 });
  expect(ann.ofBob).toEqual(['left', 'stand-in-agreed', 'stand-in-agreed', 'stand-in']);
});
