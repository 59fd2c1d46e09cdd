/** Attacks with tables of his own that go on by themselves, each guest's as many as he may have, and guests without end. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { GAMES } from '../games.ts';
import type { Scene } from '../scene.ts';

const STRONGEST = { level: 5 };
const MOST_TABLES = 30;
/** Rounds of a few seconds, whether anybody plays or not. */
const QUICK = { glassSeconds: 1, quietSeconds: 1, showSeconds: 1 };

/** Opens and starts such tables for as long as he may, as many guests at once. */
const opened = (name: string, many: number, table: object): Attack => ({
  name,
  run: (scene) =>
    scene.loop(many, async (index) => {
      const guest = await scene.guest(`Mallory ${index}`);
      for (let own = 0; guest && own < MOST_TABLES && scene.goesOn; own++) {
        const id = await scene.table(guest, table);
        if (id === undefined) {
          await wait(100);
          return;
        }
        await scene.do(guest, id, { do: 'start' });
        scene.count('tables');
      }
    }),
});

async function watchedTable(scene: Scene, guests: Awaited<ReturnType<Scene['guests']>>, index: number): Promise<void> {
  const guest = guests[index % guests.length];
  if (!guest || !scene.goesOn) return;
  const game = GAMES[index % GAMES.length]!;
  const id = await scene.table(guest, { game, seats: 2, holders: [STRONGEST, STRONGEST] });
  if (id === undefined) return;
  await scene.do(guest, id, { do: 'start' });
  await scene.joined(id, guest);
  scene.count('tables');
}

export const UNATTENDED: readonly Attack[] = [
  opened('rounds that go on by themselves', 20, {
    ...{ game: 'ricochet-robots', seats: 2, holders: ['me', STRONGEST], options: QUICK },
  }),
  opened('computers of a thousand guests', 10, {
    ...{ game: 'ricochet-robots', seats: 16, holders: Array.from({ length: 16 }, () => STRONGEST) },
  }),
  {
    name: 'computers that are watched',
    async run(scene) {
      const guests = await scene.guests(20);
      await scene.each(400, 20, (index) => watchedTable(scene, guests, index));
      await scene.hold();
    },
  },
  {
    name: 'players who come and go',
    async run(scene) {
      const guests = await scene.guests(40);
      const tables = await scene.each(200, 20, (index) =>
        scene.table(guests[index % guests.length]!, { game: 'ricochet-robots', seats: 16 }),
      );
      await scene.loop(100, async (index) => {
        const table = tables[index % tables.length];
        const socket = table === undefined ? undefined : await scene.joined(table, guests[index % guests.length]);
        if (socket) scene.count('joined');
        else await wait(20);
        socket?.terminate();
      });
    },
  },
];
