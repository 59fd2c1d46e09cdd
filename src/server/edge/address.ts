/** From where somebody comes: what the house, or its own proxy, has seen; never what he wrote himself. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { TrustedProxies } from './proxies.ts';

/** Each proxy adds at the end whom it saw; so the list is read from its end for as long as those who wrote it are ours. */
export function addressOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusts: TrustedProxies,
): string {
  let address = plain(socket.remoteAddress ?? '');
  const told = headers['x-forwarded-for'];
  if (told === undefined) return address;
  const seen = String(told).split(',');
  for (let steps = 0; seen.length > 0 && trusts(address, steps); steps++) {
    const next = plain(withoutPort(seen.pop()!.trim()));
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** What counts as one address: a home has a whole network of 2⁶⁴ of them in IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('%')[0]!.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const groups =
    after === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** An IPv4 address as a socket for both families tells it. */
const plain = (address: string): string =>
  address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;

/** "203.0.113.7:4711" and "[2001:db8::1]:4711", as some proxies write it. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text);
  return bracketed ? bracketed[1]! : /^[\d.]+:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text;
}
