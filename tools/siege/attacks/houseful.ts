/** Attacks that leave things behind: tables that are opened and left, and lists of what stands about. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Visitor } from '../../visitor.ts';
import type { Attack } from '../attack.ts';
import type { Scene } from '../scene.ts';

const TIMED = { kind: 'move', seconds: 10 };
const LOBBY = { game: 'ricochet-robots', seats: 16, public: true };

/** As many tables as these guests may have. */
async function openAll(scene: Scene, guests: readonly Visitor[], table: object): Promise<readonly string[]> {
  const opened = await scene.each(guests.length * 30, 30, (index) =>
    scene.table(guests[index % guests.length]!, table),
  );
  return opened.filter((each) => each !== undefined);
}

export const HOUSEFUL: readonly Attack[] = [
  {
    name: 'tables opened, begun and left',
    async run(scene) {
      const guests = await scene.guests(40);
      await scene.loop(guests.length, async (index) => {
        const [guest, other] = [guests[index]!, guests[(index + 1) % guests.length]!];
        const table = await scene.table(guest, { game: 'foxu', seats: 2, control: TIMED });
        if (table === undefined) return wait(50);
        const socket = await scene.joined(table, other);
        await scene.do(other, table, { do: 'sit', seat: 1 });
        await scene.do(guest, table, { do: 'start' });
        socket?.terminate();
        scene.count('left');
      });
    },
  },
  {
    name: 'a lobby full of people, listed',
    async run(scene) {
      const guests = await scene.guests(16);
      const tables = await openAll(scene, guests.slice(0, 2), LOBBY);
      for (const table of tables) {
        for (const [seat, guest] of guests.entries()) {
          if (scene.goesOn && seat > 1) await scene.do(guest, table, { do: 'sit', seat });
        }
      }
      await scene.loop(100, () => scene.ask('GET', '/api/tables?status=open', guests[scene.random(guests.length)]));
    },
  },
  {
    name: 'every table of a lobby, heard at once',
    async run(scene) {
      const guests = await scene.guests(12);
      const tables = await openAll(scene, guests, LOBBY);
      scene.count('tables', tables.length);
      await scene.loop(100, async () => {
        const socket = await scene.joined(tables[scene.random(tables.length)] ?? scene.prey.open);
        if (socket) await wait(200);
        socket?.terminate();
      });
    },
  },
];
