/** Attacks on those who think for the computer. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import { GAMES } from '../games.ts';
import type { Scene } from '../scene.ts';

const STRONGEST = { level: 5 };

/** Tables of one guest, with the strongest computers; started. */
async function tablesOf(scene: Scene, many: number, seats: readonly unknown[], more: object = {}) {
  const [guest] = await scene.guests(1);
  if (!guest) return { guest, tables: [] };
  const opened = await scene.each(many, 10, async (index) => {
    const table = await scene.table(guest, { game: GAMES[index % GAMES.length]!, seats: 2, holders: seats, ...more });
    if (table !== undefined) await scene.do(guest, table, { do: 'start' });
    return table;
  });
  return { guest, tables: opened.filter((table) => table !== undefined) };
}

export const THINKING: readonly Attack[] = [
  {
    name: 'computers among themselves',
    async run(scene) {
      const { tables } = await tablesOf(scene, 30, [STRONGEST, STRONGEST]);
      scene.count('tables', tables.length);
      await scene.hold();
    },
  },
  {
    name: 'leaves and returns',
    async run(scene) {
      const { guest, tables } = await tablesOf(scene, 10, [STRONGEST, 'me']);
      await scene.loop(tables.length, async (index) => {
        await scene.do(guest!, tables[index]!, { do: 'leave' });
        await scene.do(guest!, tables[index]!, { do: 'return' });
      });
    },
  },
  {
    name: 'hints without end',
    async run(scene) {
      const { guest, tables } = await tablesOf(scene, 20, ['me', STRONGEST], { policies: { hints: true } });
      await scene.loop(tables.length * 4, async (index) => {
        const socket = await scene.joined(tables[index % tables.length]!, guest);
        const hint = (at: number) => JSON.stringify({ id: `h${at}`, command: { do: at % 5 ? 'hint' : 'hurry' } });
        if (socket) await scene.flood(socket, hint, 1);
        else await wait(20);
        socket?.terminate();
      });
    },
  },
  {
    name: 'computers of many guests',
    async run(scene) {
      await scene.each(8, 2, () => tablesOf(scene, 10, [STRONGEST, STRONGEST]));
      await scene.hold();
    },
  },
];
