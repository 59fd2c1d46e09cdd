/** Where a house listens: tried before anything is opened, and explained where it cannot. */
import { createServer } from 'node:net';
import { type Complaint, type Context, complain } from './command.ts';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

const LAST_PORT = 65_535;
/** How many ports after a taken one are tried before any free one will do. */
const NEXT_PORTS = 20;
const ANSWERS_WITHIN_MS = 1000;
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];
const NO_SUCH_ADDRESS: readonly string[] = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT', 'EINVAL'];

export function readPort(text: string, flag: string, { language }: Context): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > LAST_PORT) throw complain(language, 'portRange', { flag, text, most: String(LAST_PORT) });
  return port;
}

/** Throws the complaint of a place where nobody could listen. */
export async function tryPlace(place: ListenAddress, context: Context): Promise<void> {
  const fault = await listenOnce(place);
  if (fault instanceof Error) throw (await listenComplaint(fault, place, context)) ?? fault;
}

/** The sentence for a place that cannot be listened at, with a command that would work now; undefined for other faults. */
export async function listenComplaint(
  fault: NodeJS.ErrnoException,
  place: ListenAddress,
  { language, environment }: Context,
): Promise<Complaint | undefined> {
  const { code = '' } = fault;
  const { host } = place;
  const port = String(place.port);
  if (NO_SUCH_ADDRESS.includes(code)) return complain(language, 'host', { host });
  if (code === 'EACCES') return complain(language, 'portDenied', { port, command: command(await freePort(place)) });
  if (code !== 'EADDRINUSE') return undefined;
  const free = await freePort(place);
  if (!(await isHouse(place))) return complain(language, 'portTaken', { port, command: command(free) });
  // two houses on one folder would only get in each other's way
  const own = environment.DATABASE_URL ? '' : ` ESCALE_DATA=data-${free}`;
  return complain(language, 'portOurs', { port, address: addressOf(place), command: command(free, own) });
}

/** As a browser on this machine types it. */
export const addressOf = ({ host, port }: ListenAddress): string => {
  const name = EVERYWHERE.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
};

const command = (port: number, more = ''): string => `PORT=${port}${more} npm start`;

/** The port that was given, or why nobody can listen there now. */
function listenOnce({ host, port }: ListenAddress): Promise<number | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ host, port }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

async function freePort({ host, port }: ListenAddress): Promise<number> {
  // below 1024 ports belong to the system, and those beside a forbidden one are forbidden too
  const first = port < 1024 ? 8080 : port + 1;
  for (let next = first; next < Math.min(first + NEXT_PORTS, LAST_PORT + 1); next++) {
    if (typeof (await listenOnce({ host, port: next })) === 'number') return next;
  }
  const any = await listenOnce({ host, port: 0 });
  return typeof any === 'number' ? any : first;
}

/** Whether a house answers there. */
async function isHouse(place: ListenAddress): Promise<boolean> {
  const answer = fetch(`${addressOf(place)}health`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
  return (await answer.then((response) => response.text()).catch(() => '')) === '{"ok":true}';
}
