/** Attacks by those who read, but slowly, or again and again what costs most. */
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import type { Scene } from '../scene.ts';

const LINES = 400;
/** Bytes that are read at a time: never nothing, so that nobody looks asleep. */
const SIP = 64;

async function sip(scene: Scene, lines: readonly (Socket | undefined)[]): Promise<void> {
  while (scene.goesOn) {
    for (const line of lines) if (line?.read(SIP)) scene.count('sips');
    await wait(100);
  }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: escale\r\n\r\n`;

/** Lines that ask for something, and read it drop by drop. */
const sipped = (name: string, say: (scene: Scene) => string | Promise<string>, meanwhile?: Attack['run']): Attack => ({
  name,
  async run(scene) {
    const text = await say(scene);
    const lines = await scene.each(LINES, 50, async () => {
      const line = await scene.line();
      // whoever listens for this reads by himself
      line?.on('readable', () => {});
      line?.write(text);
      return line;
    });
    await Promise.all([sip(scene, lines), meanwhile?.(scene)]);
  },
});

/** The largest file of the pages. */
async function largestFile(scene: Scene): Promise<string> {
  const { text } = await scene.ask('GET', '/');
  const paths = [...text.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g)].map(([, path]) => path!);
  const answers = await Promise.all(paths.map((path) => scene.ask('GET', path)));
  const sizes = answers.map((answer) => answer.text.length);
  return paths[sizes.indexOf(Math.max(...sizes))] ?? '/';
}

export const READERS: readonly Attack[] = [
  sipped(
    'streams read by drops',
    ({ prey }) => get(`/api/tables/${prey.open}/events`),
    async (scene) => {
      const guests = await scene.guests(20);
      await scene.loop(guests.length, async (index) => {
        await scene.do(guests[index]!, scene.prey.open, { do: 'say', text: 'la '.repeat(80), to: 'all' });
        await wait(50);
      });
    },
  ),
  sipped('large files read by drops', async (scene) => get(await largestFile(scene)).repeat(5)),
  {
    name: 'large files without end',
    async run(scene) {
      const path = await largestFile(scene);
      await scene.loop(200, () => scene.ask('GET', path));
    },
  },
  sipped('answers read by drops', () => get('/api/openapi.json').repeat(5)),
  {
    name: 'a long log page by page',
    filling: 'long-log',
    run: (scene) =>
      scene.loop(100, () =>
        scene.ask('GET', `/api/tables/${scene.prey.filled[0]}/lines?before=${1 + scene.random(20_000)}`),
      ),
  },
  {
    name: 'the record of a long game',
    filling: 'long-record',
    run: (scene) => scene.loop(100, () => scene.ask('GET', `/api/tables/${scene.prey.filled[0]}/record`)),
  },
];
