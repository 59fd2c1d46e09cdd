/** Attacks over sockets at a table. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { malformed, unauthorised } from '../../../test/support/attack.ts';
import type { Attack } from '../attack.ts';
import type { Scene } from '../scene.ts';

/** Sockets at the public table, each of which says this as often as it can. Whoever is sent away comes again. */
const said = (name: string, many: number, message: (scene: Scene, index: number) => string | Buffer): Attack => ({
  name,
  async run(scene) {
    const [guest] = await scene.guests(1);
    await scene.loop(many, async () => {
      const socket = await scene.joined(scene.prey.played, guest);
      if (socket) await scene.flood(socket, (index) => message(scene, index));
      else await wait(20);
      socket?.terminate();
    });
  },
});

/** The beginning of a frame of a message without end, and its continuations, as a client masks them. */
const frame = (kind: number, length: number, last = false): Buffer =>
  Buffer.concat([Buffer.from([(last ? 0x80 : 0) | kind, 0x80 | length, 0, 0, 0, 0]), Buffer.alloc(length)]);

async function raw(scene: Scene, bytes: Buffer, first: Buffer = Buffer.alloc(0)): Promise<void> {
  await scene.loop(16, async () => {
    const socket = await scene.joined(scene.prey.played);
    const line = (socket as unknown as { _socket?: import('node:net').Socket } | undefined)?._socket;
    line?.write(first);
    if (line) await scene.pour(line, bytes);
    else await wait(20);
    socket?.terminate();
  });
}

export const SOCKETS: readonly Attack[] = [
  {
    name: 'sockets that keep to their rate',
    async run(scene) {
      const { played, open } = scene.prey;
      const joined = await scene.each(480, 60, (index) =>
        scene.joined(index % 2 ? played : open, undefined, '?from=99999'),
      );
      const sockets = joined.filter((socket) => socket !== undefined);
      scene.count('places', sockets.length);
      while (scene.goesOn) {
        for (const socket of sockets) {
          if (socket.readyState === WebSocket.OPEN) socket.send('{"id":"a"}', () => {});
          scene.count('sent');
        }
        await wait(52);
      }
    },
  },
  {
    name: 'pings without end',
    run: (scene) => raw(scene, frame(0x9, 100, true)),
  },
  {
    name: 'pongs without end',
    run: (scene) => raw(scene, frame(0xa, 0, true)),
  },
  {
    name: 'a message of empty pieces',
    run: (scene) => raw(scene, Buffer.concat(Array.from({ length: 500 }, () => frame(0, 0))), frame(1, 1)),
  },
  {
    name: 'a message said to be huge',
    run: (scene) => raw(scene, Buffer.alloc(65_536), Buffer.from([0x82, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
  },
  said('nonsense', 16, ({ random }) => malformed(random)),
  said('not his turn', 16, ({ random }) => unauthorised(['a1-a2', 'b1-c4', ''], random)),
  said('long nonsense', 16, () => 'x'.repeat(16_000)),
  said('long commands', 16, () => JSON.stringify({ id: 'a', command: { do: 'act', move: 'x'.repeat(1999) } })),
  said('deep nonsense', 16, () => '['.repeat(16_000)),
  said('looks at moments', 100, (_, index) => JSON.stringify({ id: 'l', look: index % 100 })),
  {
    name: 'looks at a long log',
    filling: 'long-log',
    async run(scene) {
      await scene.loop(100, async () => {
        const socket = await scene.joined(scene.prey.filled[0]!, undefined, '?from=99999');
        if (socket) await scene.flood(socket, () => JSON.stringify({ id: 'l', look: scene.random(20_000) }), 1);
        else await wait(20);
        socket?.terminate();
      });
    },
  },
  {
    name: 'joins and leaves',
    run: (scene) => scene.loop(100, async () => (await scene.joined(scene.prey.played))?.terminate()),
  },
  {
    name: 'joins and leaves a long log',
    filling: 'long-log',
    run: (scene) => scene.loop(50, async () => (await scene.joined(scene.prey.filled[0]!))?.terminate()),
  },
  {
    name: 'gone before the greeting',
    run: (scene) =>
      scene.loop(100, async () => {
        const socket = scene.socket(scene.prey.played);
        await wait(scene.random(6));
        socket.terminate();
      }),
  },
  {
    name: 'talks before the greeting',
    run: (scene) =>
      scene.loop(100, async () => {
        const socket = scene.socket(scene.prey.played);
        socket.once('open', () => {
          for (let index = 0; index < 200; index++) socket.send('{"id":"a","look":1}', () => {});
        });
        await wait(100);
        socket.terminate();
      }),
  },
  {
    name: 'all places of a table',
    async run(scene) {
      const places = await scene.each(540, 60, () => scene.joined(scene.prey.played));
      scene.count('places', places.filter((place) => place?.readyState === WebSocket.OPEN).length);
      await scene.hold();
    },
  },
  {
    name: 'a choir at a table of its own',
    async run(scene) {
      const guests = await scene.guests(40);
      const table = await scene.table(guests[0]!, { game: 'ricochet-robots', seats: 16 });
      if (table === undefined) return;
      const places = await scene.each(300, 50, (index) => scene.joined(table, guests[index], '?from=99999'));
      scene.count('places', places.filter((place) => place !== undefined).length);
      for (const place of places) place?.on('message', () => scene.count('heard'));
      let turn = 0;
      await scene.loop(guests.length, async (index) => {
        const word = { do: 'say', text: `${turn++} ${'la '.repeat(80)}`, to: 'all' };
        const command = [word, { do: 'react', reaction: 'wow' }, { do: 'sit', seat: index % 16 }, { do: 'stand' }];
        places[index]?.send(JSON.stringify({ id: 'a', command: command[turn % 4] }), () => {});
        scene.count('sent');
        await wait(45);
      });
    },
  },
  {
    name: 'frames said to be compressed',
    run: (scene) => raw(scene, Buffer.concat([Buffer.from([0xc1, 0xfe, 0x10, 0, 0, 0, 0, 0]), Buffer.alloc(4096)])),
  },
  {
    name: 'streams cut while they open',
    run: (scene) =>
      scene.loop(60, async () => {
        const line = await scene.line();
        line?.write(`GET /api/tables/${scene.prey.played}/events HTTP/1.1\r\nHost: escale\r\n\r\n`);
        await wait(scene.random(4));
        line?.destroy();
      }),
  },
];
