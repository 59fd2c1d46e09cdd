/** The real program in a process of its own, as load and chaos need it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { program } from './build.js';

const STARTS_WITHIN_MS = 30_000;

export interface TheHouse {
  readonly url: string;
  readonly process: ChildProcess;
  /** Resident, in bytes. */
  memory(): Promise<number>;
  /** Seconds of processor so far. */
  processor(): Promise<number>;
  /** Open now. */
  sockets(): Promise<number>;
  /** As one stops it by hand; resolves when it is gone. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

export async function startHouse(environment: Readonly<Record<string, string>>, port?: number): Promise<TheHouse> {
  const own = port ?? (await freePort());
  const url = `http://127.0.0.1:${own}`;
  const child = spawn(process.execPath, [program, 'serve', '--port', String(own), '--host', '127.0.0.1'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ESCALE_METRICS: '127.0.0.1', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (data) => {
    complaint += data;
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const begin = Date.now();
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() - begin > STARTS_WITHIN_MS) {
      child.kill('SIGKILL');
      throw new Error(`the house does not start: ${complaint}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return {
    url,
    process: child,
    memory: () => metric(url, 'escale_process_resident_memory_bytes'),
    processor: () => metric(url, 'escale_process_cpu_seconds_total'),
    sockets: () => metric(url, 'escale_sockets'),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await gone;
    },
  };
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
