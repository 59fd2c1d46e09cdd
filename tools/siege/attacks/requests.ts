/** Attacks with requests that anybody may make. */
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { httpAttack } from '../../../test/support/attack.ts';
import type { Attack } from '../attack.ts';
import type { Scene } from '../scene.ts';

const LISTS = ['status=over&game=z-game', 'status=over', 'status=open', 'status=over&game=nothing', 'status=playing'];

/** Twelve kilobytes that would be twelve megabytes. */
const UNFOLDING = gzipSync(Buffer.alloc(12 * 2 ** 20, ' '));

/** The same question from many lines at once, for as long as he may. */
const asked = (name: string, path: (scene: Scene) => string, filling?: Attack['filling']): Attack => ({
  name,
  ...(filling && { filling }),
  run: (scene) => scene.loop(100, () => scene.ask('GET', path(scene))),
});

export const REQUESTS: readonly Attack[] = [
  asked('lists of a large house', ({ random }) => `/api/tables?${LISTS[random(LISTS.length)]}`, 'many-tables'),
  asked(
    'old pages of a large house',
    ({ random }) => `/api/tables?status=over&before=${Date.now() - random(200_000)}`,
    'many-tables',
  ),
  asked('a player of 8,000 tables', ({ prey }) => `/api/players/${prey.filled[0]}`, 'many-tables'),
  asked(
    'old pages of a player',
    ({ prey, random }) => `/api/players/${prey.filled[0]}?before=${Date.now() - random(8000)}`,
    'many-tables',
  ),
  asked('a long log', ({ prey }) => `/api/tables/${prey.filled[0]}`, 'long-log'),
  asked('many long logs', ({ prey, random }) => `/api/tables/${prey.filled[random(prey.filled.length)]}`, 'long-logs'),
  asked(
    'pages of many long tables',
    ({ prey, random }) => `/t/${prey.filled[random(prey.filled.length)]}`,
    'long-logs',
  ),
  asked('pages of tables that are not there', ({ random }) => `/t/none-${random(1e9)}`),
  asked('pages of a table', ({ prey }) => `/t/${prey.played}`),
  asked('the record of a table', ({ prey }) => `/api/tables/${prey.played}/record`),
  asked('tables that are not there', ({ random }) => `/api/tables/none-${random(1e9)}`),
  {
    name: 'nonsense by HTTP',
    run: (scene) =>
      scene.loop(50, async () => {
        const { method, path, body } = httpAttack([scene.prey.played], [], scene.random);
        const { status } = await scene.ask(method, path, undefined, body);
        if (status >= 500) scene.count('faults');
      }),
  },
  {
    name: 'guests without end',
    run: (scene) => scene.loop(50, (index) => scene.guest(`Mallory ${index}`)),
  },
  {
    name: 'guests who leave for good',
    run: (scene) =>
      scene.loop(20, async () => {
        const guest = await scene.guest('Mallory');
        if (guest) await scene.ask('DELETE', '/api/me', guest);
      }),
  },
  {
    name: 'names changed without end',
    async run(scene) {
      const guests = await scene.guests(20);
      await Promise.all(guests.map((guest) => scene.joined(scene.prey.open, guest)));
      await scene.loop(guests.length * 3, (index) =>
        scene.ask('PUT', '/api/me', guests[index % guests.length]!, { name: `Mallory ${scene.random(1e6)}` }),
      );
    },
  },
  {
    name: 'challenges without end',
    async run(scene) {
      const guests = await scene.guests(10);
      const origin = { origin: scene.url };
      await scene.loop(60, (index) =>
        index % 2
          ? scene.ask('POST', '/api/sign-in/new', undefined, undefined, origin)
          : scene.ask('POST', '/api/passkeys/new', guests[index % guests.length], undefined, origin),
      );
    },
  },
  {
    name: 'wrong passkeys',
    run: (scene) =>
      scene.loop(50, async () => {
        const shown = {
          ...{ id: `wrong-${scene.random(1e6)}`, rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
          response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
        };
        const door = { origin: scene.url, cookie: `escale-door=${'x'.repeat(22)}` };
        const { status } = await scene.ask('POST', '/api/sign-in', undefined, shown, door);
        if (status >= 500) scene.complaints.push(`a wrong passkey is answered with ${status}`);
      }),
  },
  {
    name: 'bodies that unfold',
    run: (scene) =>
      scene.loop(50, async () => {
        const headers = { 'content-encoding': 'gzip' };
        await scene.ask('POST', '/api/visitors', undefined, UNFOLDING, headers);
      }),
  },
  {
    name: 'deep bodies',
    run: (scene) => scene.loop(50, () => scene.ask('POST', '/api/visitors', undefined, '{"a":'.repeat(3200))),
  },
  {
    name: 'wrong tokens',
    run: (scene) =>
      scene.loop(100, () => scene.ask('GET', '/api/me', { id: '', token: `${scene.random(1e9)}`.padStart(43, 'x') })),
  },
  {
    name: '200 tables at once',
    async run(scene) {
      const [guest] = await scene.guests(1);
      const open = () => scene.table(guest!, { game: 'foxu', seats: 2 });
      const tables = await Promise.all(Array.from({ length: 200 }, open));
      const opened = tables.filter((table) => table !== undefined).length;
      scene.count('opened', opened);
      if (opened > 30) scene.complaints.push(`${opened} tables of one guest`);
      await scene.hold();
    },
  },
  {
    name: 'tables of many guests',
    async run(scene) {
      const guests = await scene.guests(20);
      await scene.loop(20, async (index) => {
        const guest = guests[index % guests.length];
        const table = guest && (await scene.table(guest, { game: 'ricochet-robots', seats: 16, public: true }));
        if (table === undefined) await wait(20);
      });
    },
  },
  {
    name: 'one guest at every table',
    async run(scene) {
      const [guest, ...others] = await scene.guests(12);
      const tables = await scene.each(200, 20, (index) =>
        scene.table(others[index % others.length]!, { game: 'ricochet-robots', seats: 16, public: true }),
      );
      await scene.loop(40, async () => {
        const table = tables[scene.random(tables.length)];
        if (table === undefined) return;
        const socket = await scene.joined(table, guest);
        await scene.do(guest!, table, { do: scene.random(2) ? 'sit' : 'stand', seat: 1 + scene.random(15) });
        socket?.terminate();
      });
    },
  },
  {
    name: 'the longest greeting',
    async run(scene) {
      const guests = await scene.guests(25);
      const seated = guests.slice(0, 16);
      const table = await scene.table(guests[0]!, { game: 'ricochet-robots', seats: 16, public: true });
      for (const [seat, guest] of seated.entries()) await scene.do(guest, table!, { do: 'sit', seat });
      for (let turn = 0; turn < 8; turn++) {
        const word = { do: 'say', text: '\u{1f600}'.repeat(300), to: 'all' };
        await Promise.all(seated.map((guest) => scene.do(guest, table!, word)));
      }
      await scene.loop(200, async (index) => {
        const guest = guests[index % guests.length]!;
        if (index % 2) await scene.ask('GET', `/api/tables/${table}`, guest);
        else (await scene.joined(table!, guest))?.terminate();
      });
    },
  },
  {
    name: 'next games without end',
    async run(scene) {
      const guests = await scene.guests(20);
      await scene.loop(guests.length / 2, async (index) => {
        const two = guests.slice(2 * index, 2 * index + 2);
        let table = await scene.table(two[0]!, { game: 'foxu', seats: 2 });
        if (table === undefined) return;
        await scene.do(two[1]!, table, { do: 'sit', seat: 1 });
        await scene.do(two[0]!, table, { do: 'start' });
        while (scene.goesOn && table !== undefined) {
          await scene.do(two[0]!, table, { do: 'resign' });
          await Promise.all(two.map((guest) => scene.do(guest, table!, { do: 'rematch' })));
          const { text } = await scene.ask('GET', `/api/tables/${table}`, two[0]);
          table = /"t":"rematch","table":"([^"]+)"/.exec(text)?.[1];
          if (table !== undefined) scene.count('tables');
        }
      });
    },
  },
  {
    name: 'tables that begin late',
    async run(scene) {
      const [guest] = await scene.guests(1);
      const bids = Array.from({ length: 300 }, (_, index) => ({ by: index % 16, move: `bid:${99 - (index >> 4)}` }));
      const chance = [
        { by: 'chance', move: 'layout:1A,3B,2A,4A' },
        { by: 'chance', move: 'robots:r=c5,y=k12,g=a1,b=p16' },
        { by: 'chance', move: 'target:red-circle' },
      ];
      const start = { events: [...chance, ...bids] };
      await scene.loop(50, () => scene.table(guest!, { game: 'ricochet-robots', seats: 16, start }));
    },
  },
];
