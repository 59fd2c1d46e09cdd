/** Which address counts: what the house or its own proxy saw. */
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { addressOf, networkOf } from './address.ts';
import { NO_PROXY, readAddresses, readProxies, type TrustedProxies } from './proxies.ts';

const seen = (from: string, told: string | undefined, trusts: TrustedProxies) =>
  addressOf(
    { socket: { remoteAddress: from } as Socket, headers: told === undefined ? {} : { 'x-forwarded-for': told } },
    trusts,
  );

describe('the address of a caller', () => {
  test('without a proxy is where he comes from, whatever he writes', () => {
    expect(seen('203.0.113.7', undefined, NO_PROXY)).toBe('203.0.113.7');
    expect(seen('203.0.113.7', '198.51.100.1', NO_PROXY)).toBe('203.0.113.7');
    expect(seen('::ffff:203.0.113.7', '198.51.100.1', NO_PROXY)).toBe('203.0.113.7');
  });

  test('behind so many proxies is what the first of them saw', () => {
    const [one, two] = [readProxies('1')!, readProxies('2')!];
    expect(seen('10.0.0.1', '1.1.1.1, 2.2.2.2, 203.0.113.7', one)).toBe('203.0.113.7');
    expect(seen('10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2', two)).toBe('203.0.113.7');
    // whoever goes past the second proxy
    expect(seen('10.0.0.1', '203.0.113.7', two)).toBe('203.0.113.7');
  });

  test('behind named proxies is the last that none of them is', () => {
    const ours = readProxies('10.0.0.0/8, fd00::/8')!;
    expect(seen('10.0.0.1', '1.1.1.1, 203.0.113.7, 10.9.9.9', ours)).toBe('203.0.113.7');
    expect(seen('fd00::1', '2001:db8::7', ours)).toBe('2001:db8::7');
    // somebody who has found the way past the proxy
    expect(seen('203.0.113.7', '1.1.1.1', ours)).toBe('203.0.113.7');
    expect(seen('127.0.0.1', '203.0.113.7', readProxies('loopback private')!)).toBe('203.0.113.7');
  });

  test('is read with its port, and never from what is no address', () => {
    const one = readProxies('1')!;
    expect(seen('10.0.0.1', '203.0.113.7:4711', one)).toBe('203.0.113.7');
    expect(seen('10.0.0.1', '[2001:db8::7]:4711', one)).toBe('2001:db8::7');
    expect(seen('10.0.0.1', '1.1.1.1, unknown', one)).toBe('10.0.0.1');
    expect(seen('10.0.0.1', '', one)).toBe('10.0.0.1');
  });
});

test('a home of IPv6 counts as one address, by its first 64 bits', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:3::9')).toBe('2001:db8:1:3::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('settings that cannot be read are refused', () => {
  for (const text of ['yes', '10.0.0.0/33', '::1/129', '10.0.0/8', '1 2', '-1', '10'])
    expect(readProxies(text), text).toBeUndefined();
  expect(readProxies('')).toBe(NO_PROXY);
  expect(readAddresses('')!('127.0.0.1')).toBe(false);
  expect(readAddresses('192.0.2.0/24')!('192.0.2.9')).toBe(true);
  expect(readAddresses('192.0.2.0/24')!('::1')).toBe(false);
});
