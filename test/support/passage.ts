/** A way to a database or a house that can be slow, or be cut in one direction or in both. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

export interface Passage {
  /** Where it leads to, through here. */
  readonly url: string;
  /** From now on everything takes so many milliseconds, each way. */
  delay(ms: number): void;
  /** Nothing gets through any more, and nobody gets in. */
  cut(): void;
  /** Requests arrive, answers do not. */
  loseAnswers(): void;
  /** Nothing arrives, and nobody is told. */
  swallow(): void;
  /** New connections work again. */
  restore(): void;
  close(): Promise<void>;
}

type Mode = 'open' | 'cut' | 'answers lost' | 'swallowing';

export async function openPassage(target: string): Promise<Passage> {
  let mode: Mode = 'open';
  let delay = 0;
  const carry = (bytes: Buffer, to: Socket) => {
    if (delay === 0) to.write(bytes);
    else setTimeout(() => to.writable && to.write(bytes), delay);
  };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (mode === 'cut') return near.destroy();
    const far = connect(addressOf(target));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        (socket === near ? far : near).destroy();
      });
    }
    near.on('data', (bytes) => mode !== 'swallowing' && carry(bytes, far));
    far.on('data', (bytes) => mode === 'open' && carry(bytes, near));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const url = new URL(target);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    delay(ms) {
      delay = ms;
    },
    cut() {
      mode = 'cut';
      end();
    },
    loseAnswers() {
      mode = 'answers lost';
    },
    swallow() {
      mode = 'swallowing';
    },
    restore() {
      mode = 'open';
    },
    async close() {
      end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function addressOf(target: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(target);
  const folder = searchParams.get('host');
  return folder ? { path: join(folder, '.s.PGSQL.5432') } : { host: hostname, port: Number(port || 5432) };
}
