/** Whose word about a caller's address counts: the proxies that stand before the house. */
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether this machine, so many steps before the house, is one of its proxies. */
export type TrustedProxies = (address: string, steps: number) => boolean;

export const NO_PROXY: TrustedProxies = () => false;

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10'],
};

/** "2": the last two machines before the house. "10.0.0.0/8 ::1": machines with these addresses. Undefined if neither. */
export function readProxies(text: string): TrustedProxies | undefined {
  const wanted = text.trim();
  if (wanted === '') return NO_PROXY;
  if (/^\d$/.test(wanted)) return (_address, steps) => steps < Number(wanted);
  return readAddresses(wanted);
}

/** Whether an address is one of these: single ones, networks (10.0.0.0/8), `loopback`, `private`. Undefined if unreadable. */
export function readAddresses(text: string): ((address: string) => boolean) | undefined {
  const list = new BlockList();
  for (const name of text.split(/[\s,]+/).filter(Boolean)) {
    for (const each of NAMED[name] ?? [name]) if (!add(list, each)) return undefined;
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function add(list: BlockList, network: string): boolean {
  const [address = '', bits] = network.split('/');
  if (isIP(address) === 0) return false;
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else if (!/^\d{1,3}$/.test(bits) || Number(bits) > (isIPv6(address) ? 128 : 32)) return false;
  else list.addSubnet(address, Number(bits), familyOf(address));
  return true;
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');
