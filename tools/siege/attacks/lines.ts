/** Attacks below HTTP, or at its edge: lines that are opened, filled, dripped on, and not read. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from '../attack.ts';
import type { Scene } from '../scene.ts';

const HOST = 'Host: escale\r\n';
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${HOST}${more}\r\n`;
const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
export const upgrade = (path: string, more = '') =>
  get(
    path,
    `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}`,
  );

/** Opens so many lines, says something on each, and reads nothing. */
const unread = (name: string, many: number, say: (scene: Scene) => string, filling?: Attack['filling']): Attack => ({
  name,
  ...(filling && { filling }),
  async run(scene) {
    await scene.each(many, 50, async () => {
      const line = await scene.line();
      line?.pause();
      line?.write(say(scene));
    });
    await scene.hold();
  },
});

/** So many lines on which a byte comes now and then. */
const dripped = (name: string, many: number, first: string, drop: string): Attack => ({
  name,
  async run(scene) {
    const lines = await scene.each(many, 100, () => scene.line());
    for (const line of lines) line?.write(first);
    while (scene.goesOn) {
      for (const line of lines) if (line?.writable) line.write(drop);
      await wait(100);
    }
  },
});

/** Asks again and again on a few lines, many requests in one packet. */
const piped = (name: string, many: number, request: (scene: Scene) => string): Attack => ({
  name,
  run: (scene) =>
    scene.loop(many, async () => {
      const line = await scene.line();
      line?.resume();
      if (line) await scene.pour(line, request(scene).repeat(50), 2);
      line?.destroy();
    }),
});

export const LINES: readonly Attack[] = [
  {
    ...unread('the farewell is not answered', 300, ({ prey }) => upgrade(`/api/tables/${prey.played}/socket`)),
    closes: true,
  },
  { ...dripped('slow bodies at the closing', 300, post('/api/visitors', 16_000), ' '), closes: true },
  { ...unread('answers unread at the closing', 300, () => get('/api/openapi.json').repeat(40)), closes: true },
  { name: 'silent lines', run: (scene) => scene.each(8000, 200, () => scene.line()).then(() => scene.hold()) },
  {
    name: 'lines opened and cut',
    run: (scene) => scene.loop(100, async () => (await scene.line())?.destroy()),
  },
  dripped('slow headers', 2000, `GET /api/me HTTP/1.1\r\n${HOST}X-Slow: `, 'a'),
  dripped('slow bodies', 2000, post('/api/visitors', 16_000), ' '),
  dripped(
    'slow chunks',
    1000,
    `POST /api/visitors HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    '1\r\n \r\n',
  ),
  unread('answers of the house unread', 590, () => get('/api/openapi.json').repeat(40)),
  unread('answers of a table unread', 590, ({ prey }) => get(`/api/tables/${prey.played}`).repeat(20)),
  unread('a long log unread', 590, ({ prey }) => get(`/api/tables/${prey.filled[0]}`).repeat(3), 'long-log'),
  unread('streams unread', 590, ({ prey }) => get(`/api/tables/${prey.played}/events`)),
  unread('sockets unread', 590, ({ prey }) => upgrade(`/api/tables/${prey.played}/socket?from=0`)),
  unread('pages unread', 590, () => get('/').repeat(100)),
  piped('/health asked without end', 8, () => get('/health')),
  piped('the description asked without end', 8, () => get('/api/openapi.json')),
  piped('figures asked without end', 8, () => get('/metrics')),
  piped('/ready asked without end', 8, () => get('/ready')),
  piped('pages asked without end', 8, () => get('/')),
  piped('addresses that are not there', 8, ({ random }) => get(`/assets/${random(1e9)}.js`)),
  piped('too many requests, without end', 8, () => get('/api/tables')),
  piped('upgrades of tables that are not there', 32, () => upgrade('/api/tables/nothing-here/socket')),
  piped('upgrades of a table', 32, ({ prey }) => upgrade(`/api/tables/${prey.played}/socket`)),
  piped('upgrades of another house', 32, ({ prey }) =>
    upgrade(`/api/tables/${prey.played}/socket`, 'Origin: https://elsewhere.example\r\n'),
  ),
  {
    name: 'upgrades that come to nothing',
    run: (scene) =>
      scene.loop(64, async (index) => {
        const line = await scene.line();
        const path = `/api/tables/${scene.prey.played}/socket`;
        const whole = upgrade(path);
        const broken = [
          whole.replace('Version: 13', 'Version: 99'),
          whole.replace(/Sec-WebSocket-Key.*\r\n/, ''),
          whole.replace('websocket', 'h2c'),
          whole.replace('GET', 'POST').replace('\r\n\r\n', '\r\nContent-Length: 9000\r\n\r\n'),
          // half of a frame, and then nothing
          `${whole}\x81\xfe`,
          whole.slice(0, -2),
        ];
        line?.write(Buffer.from(broken[index % broken.length]!, 'latin1'));
        await wait(200);
        line?.destroy();
      }),
  },
  piped('headers far too long', 16, () => get('/api/me', `X-Long: ${'x'.repeat(60_000)}\r\n`)),
  piped('thousands of headers', 16, () => get('/api/me', 'A: b\r\n'.repeat(1900))),
  piped('pieces of a page', 8, () => get('/', `Range: bytes=${'0-1,'.repeat(500)}0-1\r\n`)),
  piped(
    'may I go on',
    16,
    () => `POST /api/visitors HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nContent-Length: 0\r\n\r\n`,
  ),
  piped('other methods', 16, ({ random }) =>
    get('/').replace('GET', ['TRACE', 'OPTIONS', 'HEAD', 'PROPFIND'][random(4)]!),
  ),
  {
    name: 'bodies without end',
    run: (scene) =>
      scene.loop(32, async () => {
        const line = await scene.line();
        line?.resume();
        line?.write(
          `POST /api/visitors HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
        );
        if (line) await scene.pour(line, `10000\r\n${' '.repeat(65_536)}\r\n`);
        line?.destroy();
      }),
  },
  {
    name: 'a proxy that is none',
    run: (scene) =>
      scene.loop(100, () =>
        scene.ask('GET', '/api/tables', undefined, undefined, {
          'x-forwarded-for': `10.${scene.random(256)}.${scene.random(256)}.${scene.random(256)}`,
        }),
      ),
  },
  piped('headers that fill a line', 16, () => get('/api/me', `Cookie: escale=${'x'.repeat(8000)}\r\n`)),
  piped('nonsense for HTTP', 16, ({ random }) => `${'\0\u0001GET\r\n'.repeat(1 + random(20))}\r\n\r\n`),
];
