/** Appends to many tables at once and prints what is acknowledged, until it is killed. */
import { openStore } from '../../../src/server/store/open.ts';
import { opened } from './rows.ts';

const store = await openStore(JSON.parse(process.argv[2]!));

async function fill(writer: number): Promise<never> {
  const table = await opened(store);
  for (let seq = 1; ; seq++) {
    const body = `${writer}:${seq}`;
    if (!(await store.append({ table, seq, at: seq, bodies: [body] }))) throw new Error('refused');
    process.stdout.write(`${JSON.stringify({ table, seq, body })}\n`);
  }
}

await Promise.all(Array.from({ length: 40 }, (_, writer) => fill(writer)));
