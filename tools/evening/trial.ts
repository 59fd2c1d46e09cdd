/** An evening on a house, or on several nodes of one, of which one is killed in the midst of it. */
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, startHouse } from '../house-process.ts';
import { TheEvening } from './evening.ts';
import type { Hearing } from './hearing.ts';

export interface TrialOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly nodes: number;
  readonly phones: number;
  /** Before the kill, and as many again after it. */
  readonly announcements: number;
  /** Milliseconds between two. */
  readonly pace: number;
}

export interface Trial {
  readonly before: Hearing;
  readonly after: Hearing;
  /** Milliseconds from the kill until everybody was back in the room and at the table. */
  readonly back: number;
  /** Milliseconds of the sandglass when the node was killed, and when everybody was back. */
  readonly glass: readonly [number, number];
}

/** Announcements while it dies: the kill falls between two. */
const DYING_MS = 40;

/** Throws if anything that was acknowledged is not there, or if the room, its round or the sandglass is another one. */
export async function tryEvening({ environment, nodes, phones, announcements, pace }: TrialOptions): Promise<Trial> {
  const ports: number[] = [];
  while (ports.length < nodes) ports.push(await freePort());
  const start = (port: number) => startHouse(environment, port);
  const houses = [];
  let evening: TheEvening | undefined;
  try {
    for (const port of ports) houses.push(await start(port));
    const urls = houses.map(({ url }) => url);
    evening = await TheEvening.open(urls, phones);
    const before = await evening.hearing(await evening.announce(announcements, pace));

    const stood = evening.standing();
    const dying = evening.announce(announcements, 0);
    await wait(DYING_MS);
    const killed = performance.now();
    await houses[0]!.stop('SIGKILL');
    await dying;
    // where there are others, they go on without it
    if (nodes === 1) houses[0] = await start(ports[0]!);
    await evening.back();
    const back = performance.now() - killed;
    const stands = evening.standing();
    for (const what of ['guests', 'table', 'round', 'target'] as const) {
      const [was, is] = [stood[what], stands[what]].map((each) => JSON.stringify(each));
      if (was !== is) throw new Error(`${what}: ${was} before, ${is} after`);
    }
    if (!stood.glass || !stands.glass || stands.glass <= 0) throw new Error('the sandglass does not run');
    const after = await evening.hearing(await evening.announce(announcements, pace));
    return { before, after, back, glass: [stood.glass, stands.glass] };
  } finally {
    evening?.close();
    await Promise.all(houses.map((house) => house.stop('SIGKILL')));
  }
}
