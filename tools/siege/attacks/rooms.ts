/** Rooms, codes, keys and rounds without end, and everybody in them. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { USUAL_LIMITS } from '../../../src/server/limits.ts';
import type { Visitor } from '../../visitor.ts';
import type { Attack } from '../attack.ts';
import { PLAIN } from '../games.ts';
import type { Scene } from '../scene.ts';
import { upgrade } from './lines.ts';

const GUESTS = 40;
const SOCKETS = 60;
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const PLAN = {
  ...{ form: 'swiss', games: [PLAIN.id], seats: 2, options: {}, control: { kind: 'none' }, untimed: false },
  ...{ rounds: 12, legs: 1, secondChance: false, place: 'house' },
};

/** A room full of people who are all he. */
async function fullRoom(scene: Scene) {
  const [keeper, ...others] = await scene.guests(GUESTS);
  const { status, text } = await scene.ask('POST', '/api/evenings', keeper, { name: 'Mallory' });
  if (status !== 201) throw new Error(`no room: ${text.slice(0, 80)}`);
  const { id } = JSON.parse(text) as { id: string };
  const say = (who: typeof keeper, command: object) => scene.ask('POST', `/api/evenings/${id}`, who, command);
  await Promise.all(others.map((who, number) => say(who, { do: 'join', name: `Mallory ${number}` })));
  return { id, keeper: keeper!, others, say };
}

/** One keeper, and as many names as he may type at once, at tables of sixteen. */
async function typedRoom(scene: Scene, keeper: Visitor) {
  const { text } = await scene.ask('POST', '/api/evenings', keeper, { name: 'Mallory' });
  const { id } = JSON.parse(text) as { id: string };
  const say = (command: object) => scene.ask('POST', `/api/evenings/${id}`, keeper, command);
  const players = Array.from({ length: USUAL_LIMITS.burst - 2 }, (_, number) => number);
  for (const name of players.slice(1)) await say({ do: 'add', name: `Mallory ${name}` });
  const plan = { ...PLAN, games: ['ricochet-robots'], seats: 16, rounds: 40, place: 'boards' };
  await say({ do: 'plan', plan, players });
  return say;
}

const socketOf = (scene: Scene, id: string, token?: string): WebSocket => {
  const socket = new WebSocket(`${scene.url.replace('http', 'ws')}/api/evenings/${id}/socket`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    perMessageDeflate: false,
    localAddress: scene.address,
  });
  socket.on('error', () => scene.count('broken'));
  socket.on('message', () => scene.count('heard'));
  socket.on('close', (code) => scene.count(`closed ${code}`));
  return socket;
};

export const ROOMS: readonly Attack[] = [
  {
    name: 'rounds of a room without end',
    async run(scene) {
      const { keeper, say } = await fullRoom(scene);
      const players = Array.from({ length: GUESTS }, (_, number) => number);
      await say(keeper, { do: 'plan', plan: PLAN, players });
      for (let turn = 0; scene.goesOn; turn++) {
        // others play each time, so that other tables are opened
        await say(keeper, { do: turn % 2 ? 'enter' : 'withdraw', guest: 1 + (turn % (GUESTS - 1)) });
        const { status } = await say(keeper, { do: 'pair' });
        scene.count(status === 200 ? 'paired' : 'not paired');
        await say(keeper, { do: 'unpair' });
      }
    },
  },
  {
    name: 'the largest rounds, paired without end',
    async run(scene) {
      const keepers = await scene.guests(6);
      const rooms = await Promise.all(keepers.map((keeper) => typedRoom(scene, keeper)));
      await scene.loop(rooms.length, async (index) => {
        // as fast as one person may, so that none is refused for that
        for (const command of ['pair', 'unpair']) {
          const { status } = await rooms[index]!({ do: command });
          scene.count(status === 200 ? `${command}ed` : `not ${command}ed`);
          await wait(50);
        }
      });
    },
  },
  {
    name: 'rooms, codes and keys without end',
    async run(scene) {
      const { id, keeper } = await fullRoom(scene);
      const code = () => Array.from({ length: 4 }, () => LETTERS[scene.random(LETTERS.length)]).join('');
      await scene.loop(30, async (index) => {
        if (index % 3 === 0) await scene.ask('POST', '/api/evenings', keeper, { name: 'Mallory' });
        else if (index % 3 === 1) await scene.ask('GET', `/api/evenings/codes/${code()}`);
        else await scene.ask('POST', `/api/evenings/${id}/place`, undefined, { key: `0.${code()}` });
      });
    },
  },
  {
    name: 'a room that never rests',
    async run(scene) {
      const { id, keeper, others, say } = await fullRoom(scene);
      const sockets = [keeper, ...others].map(({ token }) => socketOf(scene, id, token));
      while (sockets.length < GUESTS + SOCKETS) sockets.push(socketOf(scene, id));
      const talk = Promise.all(sockets.slice(0, 10).map((socket) => scene.flood(socket, () => 'x'.repeat(1000))));
      await scene.loop(30, async (index) => {
        const guest = 1 + (index % (GUESTS - 1));
        await say(others[guest - 1], { do: 'rename', guest, name: `Mallory ${scene.random(1_000_000)}` });
        await say(keeper, { do: 'door', locked: index % 2 === 0 });
      });
      await talk;
    },
  },
  {
    name: 'rooms with a long past',
    filling: 'long-rooms',
    run: (scene) =>
      scene.loop(60, async (index) => {
        const room = scene.prey.filled[scene.random(scene.prey.filled.length)]!;
        if (index % 2) return scene.ask('GET', `/api/evenings/${room}`);
        const socket = socketOf(scene, room);
        await new Promise((resolve) => socket.once('message', resolve).once('close', resolve));
        socket.terminate();
        return undefined;
      }),
  },
  {
    name: 'rooms with a long past, by guests',
    filling: 'long-rooms',
    async run(scene) {
      const guests = await scene.guests(25);
      const room = () => scene.prey.filled[scene.random(scene.prey.filled.length)]!;
      await scene.loop(100, (index) => scene.ask('GET', `/api/evenings/${room()}`, guests[index % guests.length]));
    },
  },
  {
    name: 'a room with a long past, unread',
    filling: 'long-rooms',
    async run(scene) {
      const path = `/api/evenings/${scene.prey.filled[0]}/socket?screen=1`;
      await scene.each(590, 50, async () => {
        const line = await scene.line();
        line?.pause();
        line?.write(upgrade(path));
      });
      // whoever comes and goes is told to all of them
      await scene.loop(4, async () => {
        const socket = socketOf(scene, scene.prey.filled[0]!);
        await wait(20);
        socket.terminate();
      });
    },
  },
];
