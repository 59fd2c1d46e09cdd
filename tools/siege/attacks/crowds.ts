/** No attacks at all: honest crowds behind one address, who must meet no limit. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Visitor } from '../../visitor.ts';
import type { Attack } from '../attack.ts';
import { PLAIN, plannedGame } from '../games.ts';
import type { Answer, Scene } from '../scene.ts';

const PHONES = 40;
const PLAYERS = 16;
const WATCHERS = 200;
/** Milliseconds between two acts of a quick person. */
const QUICKLY = 600;

const say = (command: object) => JSON.stringify({ id: 'c', command });

/** Complains of whatever an honest visitor should not meet. */
function fine(scene: Scene, what: string, { status, text }: Answer): void {
  if (status === 0 || status >= 400) scene.complaints.push(`${what}: ${status} ${text.slice(0, 80)}`);
}

async function page(scene: Scene, table: string, who?: Visitor): Promise<WebSocket> {
  const socket = await scene.joined(table, who);
  if (!socket) throw new Error('an honest visitor was sent away');
  socket.on('close', () => scene.goesOn && scene.complaints.push('an honest visitor was cut off'));
  socket.on('message', (data) => {
    const text = data.toString();
    if (text.includes('"too-much"')) scene.complaints.push('an honest visitor was told that it is too much');
    if (text.startsWith('{"t":"happened"')) scene.count('heard');
    if (text.startsWith('{"t":"done"')) scene.count('done');
  });
  return socket;
}

/** The first page with all that belongs to it. */
async function firstPage(scene: Scene): Promise<void> {
  const first = await scene.ask('GET', '/');
  fine(scene, '/', first);
  const files = [...first.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!);
  for (const path of files) fine(scene, path, await scene.ask('GET', path));
}

/** All files that a browser keeps when it comes for the first time, a few at once. */
async function wholeHouse(scene: Scene): Promise<void> {
  const { text } = await scene.ask('GET', '/service-worker.js');
  const { files } = JSON.parse(/^const HOUSE = (.*);$/m.exec(text)![1]!) as { files: string[] };
  const next = files.values();
  const line = async () => {
    for (const path of next) fine(scene, path, await scene.ask('GET', path));
  };
  await Promise.all(Array.from({ length: 6 }, line));
}

export const CROWDS: readonly Attack[] = [
  {
    name: 'a crowd: 16 players, 200 watchers',
    async run(scene) {
      const guests = await scene.guests(PLAYERS);
      const table = await scene.table(guests[0]!, { game: 'ricochet-robots', seats: PLAYERS, public: true });
      for (const [seat, guest] of guests.entries()) {
        if (seat > 0) fine(scene, 'sit', await scene.do(guest, table!, { do: 'sit', seat }));
      }
      fine(scene, 'start', await scene.do(guests[0]!, table!, { do: 'start' }));
      const players = await Promise.all(guests.map((guest) => page(scene, table!, guest)));
      const watchers: WebSocket[] = [];
      // however long it takes: all of them come
      while (watchers.length < WATCHERS)
        watchers.push(...(await Promise.all(Array.from({ length: 50 }, () => page(scene, table!)))));
      for (let turn = 0; scene.goesOn; turn++) {
        for (const player of players) {
          const word = { do: 'say', text: `perhaps ${turn}`, to: 'all' };
          player.send(say(turn % 3 === 2 ? word : { do: 'act', move: `bid:${99 - turn}` }));
          await wait(QUICKLY / PLAYERS);
        }
      }
      scene.count('open', [...players, ...watchers].filter(({ readyState }) => readyState === WebSocket.OPEN).length);
    },
  },
  {
    name: 'a crowd: 40 phones in one home',
    async run(scene) {
      await Promise.all(Array.from({ length: PHONES }, () => firstPage(scene)));
      const guests = await scene.guests(PHONES);
      const planned = plannedGame('home', 100);
      const playTogether = async (index: number) => {
        const two = guests.slice(2 * index, 2 * index + 2);
        const request = { game: PLAIN.id, seats: 2, holders: ['me', 'free'], chance: planned.chance };
        const table = await scene.table(two[0]!, request);
        fine(scene, 'list', await scene.ask('GET', '/api/tables', two[1]));
        fine(scene, 'look', await scene.ask('GET', `/api/tables/${table}`, two[1]));
        fine(scene, 'sit', await scene.do(two[1]!, table!, { do: 'sit', seat: 1 }));
        fine(scene, 'start', await scene.do(two[0]!, table!, { do: 'start' }));
        const sockets = await Promise.all(two.map((who) => page(scene, table!, who)));
        for (const { by, move } of planned.moves) {
          if (!scene.goesOn) return;
          sockets[by]!.send(say({ do: 'act', move }));
          await wait(QUICKLY / 2);
          if (scene.random(8) === 0) sockets[by]!.send(say({ do: 'react', reaction: 'wow' }));
          if (scene.random(20) === 0) await firstPage(scene);
        }
      };
      await Promise.all(Array.from({ length: PHONES / 2 }, (_, index) => playTogether(index)));
    },
  },
  {
    name: 'a crowd: 40 phones, a room, races and a daily',
    async run(scene) {
      await Promise.all(Array.from({ length: PHONES }, () => wholeHouse(scene)));
      const guests = await scene.guests(PHONES);
      const opened = await scene.ask('POST', '/api/evenings', guests[0], { name: 'Guest 0' });
      fine(scene, 'room', opened);
      const { id, code } = JSON.parse(opened.text) as { id: string; code: string };
      const races = await Promise.all(
        [0, 16, 32].map(async (first) => {
          const race = await scene.ask('POST', '/api/races', guests[first], { name: 'Guest', games: [PLAIN.id] });
          fine(scene, 'race', race);
          return (JSON.parse(race.text) as { id: string }).id;
        }),
      );
      const day = new Date().toISOString().slice(0, 10);
      const come = async (guest: Visitor, index: number) => {
        const say = async (what: string, method: string, path: string, body?: object) =>
          fine(scene, what, await scene.ask(method, path, guest, body));
        await say('code', 'GET', `/api/evenings/codes/${code}`);
        if (index > 0) await say('room', 'POST', `/api/evenings/${id}`, { do: 'join', name: `Guest ${index}` });
        await say('room', 'GET', `/api/evenings/${id}`);
        const race = races[Math.floor(index / 16)]!;
        if (index % 16 > 0) await say('race', 'POST', `/api/races/${race}`, { do: 'join', name: `Guest ${index}` });
        await say('race', 'GET', `/api/races/${race}`);
        await say('daily', 'GET', `/api/dailies/${day}/${PLAIN.id}`);
        await say('table', 'POST', '/api/tables', { game: PLAIN.id, seats: 2 });
      };
      await Promise.all(guests.map(come));
      scene.count('all there');
    },
  },
];
