/**
 * npm run absence -- [--how stop,kill,database,node-stop,node-kill,node-cut] [--seconds 25] [--tables 20] [--move 10 | --minutes
 * 1]: a real house, or one of its two nodes, is away for so long while pages play at tables with short clocks. Half of those who
 * are to move do so in the middle of it, the others afterwards. Nobody may lose on time, or be charged for what was away. Where
 * one node is left, time goes on there for whoever has come back to it: the clocks have as much more.
 */
import { parseArgs } from 'node:util';
import { buildHouse } from '../build.js';
import { FALLS } from './falls.ts';
import { type Control, WaitingTable } from './waiting-table.ts';

const { values } = parseArgs({
  options: {
    how: { type: 'string', default: Object.keys(FALLS).join() },
    seconds: { type: 'string', default: '25' },
    tables: { type: 'string', default: '20' },
    move: { type: 'string', default: '10' },
    minutes: { type: 'string' },
  },
});
/** `more`: seconds in which somebody may think on while the house is away. */
const controlWith = (more: number): Control =>
  values.minutes
    ? { kind: 'total', minutes: Number(values.minutes) + Math.ceil(more / 60), increment: 0 }
    : { kind: 'move', seconds: Number(values.move) + more };
/** How long people think before and after, and how long it is looked whether somebody's time runs out after all. */
const THOUGHT_MS = 1000;
const AFTER_MS = 3000;
/** What a busy machine may add to anybody's time. */
const TOLERANCE_MS = 500;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function away(how: keyof typeof FALLS): Promise<void> {
  const house = await FALLS[how]();
  try {
    const tables: WaitingTable[] = [];
    const control = controlWith(house.isWhole ? 0 : Number(values.seconds));
    for (let table = 0; table < Number(values.tables); table++) {
      tables.push(await WaitingTable.open(house.urls, house.way, control));
    }
    await Promise.all(tables.map((table) => table.move('begin')));
    for (const table of tables) table.begin();
    const begin = performance.now();
    await wait(THOUGHT_MS);
    const fallen = performance.now();
    await house.fall();
    const half = tables.length / 2;
    const early = tables.slice(0, half).map((table) => table.move('meanwhile'));
    await wait(Number(values.seconds) * 1000);
    await house.rise();
    const risen = performance.now();
    const moved = await Promise.all(early);
    await wait(AFTER_MS);
    const waiting = tables.slice(half);
    const back = (table: WaitingTable) => (house.isWhole ? risen : Math.max(fallen, table.cameBack));
    const fair = (table: WaitingTable) => performance.now() - back(table) + fallen - begin;
    const charged = waiting.map((table) => table.charged - fair(table)).sort((a, b) => a - b);
    const late = await Promise.all(waiting.map((table) => table.move('afterwards')));
    const lost = tables.filter((table) => table.isLost).length;
    const done = [...moved, ...late].filter(Boolean).length;
    console.log(
      `${how}, ${values.seconds} s: ${lost} of ${tables.length} lost on time, ${done} of ${tables.length} moved; ` +
        `charged for it: ${Math.round(charged.at(-1)!)} ms at most, ${Math.round(charged[0]!)} ms at least`,
    );
    if (lost > 0 || done < tables.length || charged.at(-1)! > TOLERANCE_MS) process.exitCode = 1;
    for (const table of tables) table.close();
  } finally {
    await house.close();
  }
}

await buildHouse();
for (const how of values.how.split(',')) await away(how as keyof typeof FALLS);
process.exit();
