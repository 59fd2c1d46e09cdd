/** WebKitGTK, driven by plain WebDriver, on a screen that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { DrivenPage } from './driven-page.ts';
import { ended, finger } from './firefox.ts';

export async function openWebkit(program: string, screen: string): Promise<DrivenPage> {
  const shown = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${await firstLine(shown)}`;
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, LC_ALL: 'C.UTF-8', LANGUAGE: 'fr', GDK_BACKEND: 'x11' };
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const tell = telling(`http://127.0.0.1:${port}`);
  const session = await begin(tell);
  const at = `/session/${session}`;
  await tell('POST', `${at}/timeouts`, { script: 60_000 });
  await tell('POST', `${at}/window/rect`, { width: 390, height: 844 });
  return {
    open: async (url) => void (await tell('POST', `${at}/url`, { url })),
    async run<T>(body: string) {
      const script = `const done = arguments[arguments.length - 1];
        (async () => { ${body} })().then(
          (value) => done(JSON.stringify({ value: value ?? null })),
          (error) => done(JSON.stringify({ error: String(error) })));`;
      const told = await tell<string>('POST', `${at}/execute/async`, { script, args: [] });
      const { value, error } = JSON.parse(told);
      if (error !== undefined) throw new Error(error);
      return value as T;
    },
    async tap(x, y) {
      await tell('POST', `${at}/actions`, { actions: [finger(x, y)] });
    },
    async close() {
      await tell('DELETE', at).catch(() => undefined);
      await ended(driver);
      await ended(shown);
    },
  };
}

type Tell = <T>(method: 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

const telling =
  (base: string): Tell =>
  async (method, path, body) => {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

/** The driver needs a moment before it listens. */
async function begin(tell: Tell): Promise<string> {
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } };
  for (let attempt = 0; ; attempt++) {
    try {
      return (await tell<{ sessionId: string }>('POST', '/session', { capabilities })).sessionId;
    } catch (error) {
      if (attempt === 50 || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function firstLine({ stdio }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    stdio[3]!.once('data', (data: Buffer) => resolve(String(data).trim()));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
