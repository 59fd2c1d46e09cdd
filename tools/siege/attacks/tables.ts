/** Attacks at tables: by those who sit there, and by strangers. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { TALKERS } from '../../../src/table/events/events.ts';
import type { Visitor } from '../../visitor.ts';
import type { Attack } from '../attack.ts';
import { PLAIN, plannedGame } from '../games.ts';
import type { Scene } from '../scene.ts';

const command = (what: object, index: number) => JSON.stringify({ id: `c${index}`, command: what });

/** Guests who share a table of Ricochet Robots with short glasses; the first of them has opened it. */
async function party(scene: Scene, seats: number): Promise<{ guests: Visitor[]; table: string } | undefined> {
  const guests = await scene.guests(seats);
  const [host] = guests;
  if (!host || guests.length < seats) return undefined;
  const options = { glassSeconds: 1, quietSeconds: 1, showSeconds: 1 };
  const table = await scene.table(host, { game: 'ricochet-robots', seats, options });
  if (table === undefined) return undefined;
  for (const [seat, guest] of guests.entries()) if (seat > 0) await scene.do(guest, table, { do: 'sit', seat });
  await scene.do(host, table, { do: 'start' });
  return { guests, table };
}

export const TABLES: readonly Attack[] = [
  {
    name: 'bids without end',
    async run(scene) {
      const party16 = await party(scene, 16);
      if (!party16) return;
      const { guests, table } = party16;
      const next = guests.map(() => 99);
      await scene.loop(128, async (index) => {
        const seat = index % guests.length;
        const socket = await scene.joined(table, guests[seat]!, '?from=99999&lean=1');
        socket?.on('message', (data) => {
          if (data.toString().includes('"move":"target:')) next.fill(99);
        });
        for (let turn = 0; scene.goesOn && socket?.readyState === WebSocket.OPEN; turn++) {
          const move = turn % 8 === 7 ? 'give-up' : `bid:${next[seat]!--}`;
          socket.send(command({ do: 'act', move }, turn), () => {});
          scene.count('sent');
          await wait(400);
        }
        socket?.terminate();
      });
      const { text } = await scene.ask('GET', `/api/tables/${table}`);
      scene.count('lines', Number(/"seq":(\d+)/.exec(text)?.[1] ?? 0));
    },
  },
  {
    name: 'moves at many tables',
    async run(scene) {
      const guests = await scene.guests(40);
      const planned = plannedGame('many', 100);
      const tables = (
        await scene.each(200, 20, async (index) => {
          const [one, other] = [guests[index % guests.length]!, guests[(index + 1) % guests.length]!];
          const request = { game: PLAIN.id, seats: 2, holders: ['me', 'free'], chance: planned.chance };
          const table = await scene.table(one, request);
          if (table === undefined) return undefined;
          await scene.do(other, table, { do: 'sit', seat: 1 });
          await scene.do(one, table, { do: 'start' });
          return { table, players: [one, other] };
        })
      ).filter((each) => each !== undefined);
      scene.count('tables', tables.length);
      await scene.loop(tables.length, async (index) => {
        const { table, players } = tables[index]!;
        const sockets = await Promise.all(players.map((player) => scene.joined(table, player, '?from=99999&lean=1')));
        for (const [turn, { by, move }] of planned.moves.entries()) {
          if (sockets[by]?.readyState !== WebSocket.OPEN || !scene.goesOn) break;
          sockets[by].send(command({ do: 'act', move }, turn), () => {});
          scene.count('sent');
          await wait(20);
        }
        const word = (turn: number) => command({ do: 'react', reaction: 'wow' }, turn);
        await Promise.all(sockets.map((socket) => socket && scene.flood(socket, word, 1)));
        await wait(50);
        for (const socket of sockets) socket?.terminate();
      });
    },
  },
  {
    name: 'words of strangers',
    async run(scene) {
      const guests = await scene.guests(20);
      const { open } = scene.prey;
      await scene.loop(guests.length, async (index) => {
        const socket = await scene.joined(open, guests[index]!, '?from=99999');
        const word = (turn: number) => command({ do: 'say', text: `${turn} ${'blah '.repeat(50)}`, to: 'all' }, turn);
        if (socket) await scene.flood(socket, word, 1);
        else await wait(20);
        socket?.terminate();
      });
    },
  },
  {
    name: 'strangers who sit and stand',
    async run(scene) {
      const guests = await scene.guests(20);
      const { open } = scene.prey;
      await scene.loop(guests.length, async (index) => {
        const socket = await scene.joined(open, guests[index]!, '?from=99999');
        const move = (turn: number) => command(turn % 2 ? { do: 'stand' } : { do: 'sit', seat: 2 + (index % 2) }, turn);
        if (socket) await scene.flood(socket, move, 1);
        else await wait(20);
        socket?.terminate();
      });
    },
  },
  {
    name: 'moves taken back without end',
    async run(scene) {
      const [guest] = await scene.guests(1);
      const policies = { takeBack: 'free' };
      const planned = plannedGame('back', 1);
      const table = { game: PLAIN.id, seats: 2, holders: ['me', { level: 1 }], policies, chance: planned.chance };
      const make = () => scene.table(guest!, table);
      const tables = (await Promise.all(Array.from({ length: 20 }, make))).filter((table) => table !== undefined);
      for (const table of tables) await scene.do(guest!, table, { do: 'start' });
      const { move } = planned.moves.find(({ by }) => by === 0)!;
      await scene.loop(tables.length, async (index) => {
        const socket = await scene.joined(tables[index]!, guest!, '?from=99999');
        const turn = (at: number) => command(at % 2 ? { do: 'take-back' } : { do: 'act', move }, at);
        if (socket) await scene.flood(socket, turn, 1);
        else await wait(20);
        socket?.terminate();
      });
    },
  },
  {
    name: 'everything beside a game',
    async run(scene) {
      const guests = await scene.guests(40);
      const [host] = guests;
      const table = await scene.table(host!, { game: 'ricochet-robots', seats: 16, public: true });
      if (table === undefined) return;
      const sockets = await scene.each(guests.length, 20, (index) => scene.joined(table, guests[index]));
      const seat = () => scene.random(16);
      const who = () => guests[1 + scene.random(guests.length - 1)]!.id;
      const commands: readonly (() => object)[] = [
        () => ({ do: 'sit', seat: seat() }),
        () => ({ do: 'swap', seat: seat() }),
        () => ({ do: 'answer-swap', accept: scene.random(2) === 0 }),
        () => ({ do: 'kick', who: who() }),
        () => ({ do: 'let-in', who: who() }),
        () => ({ do: 'mute', who: who() }),
        () => ({ do: 'unmute', who: who() }),
        () => ({ do: 'talk', talkers: TALKERS[scene.random(TALKERS.length)]! }),
        () => ({ do: 'bot', seat: seat(), level: 1 + scene.random(5) }),
        () => ({ do: 'free', seat: seat() }),
      ];
      await scene.loop(guests.length, async (index) => {
        const command = commands[scene.random(commands.length)]!();
        // what only the host may is his; the others do what guests may
        const by = ['sit', 'swap', 'answer-swap'].includes((command as { do: string }).do) ? index : 0;
        sockets[by]?.send(JSON.stringify({ id: 'a', command }), () => {});
        scene.count('sent');
        await wait(45);
      });
    },
  },
];
