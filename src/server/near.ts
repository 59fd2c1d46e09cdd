/** Where phones in the same network find a house that somebody has opened as "localhost". */
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];
const OWN: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const OWN_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** None for a house that listens to its own machine only. */
export function nearAddresses(app: FastifyInstance): string[] {
  const listening = app
    .addresses()
    .find((each): each is AddressInfo => typeof each === 'object' && EVERYWHERE.includes(each.address));
  if (!listening) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${listening.port}/`);
}

/** Told to the machine itself only. */
export const nearFor = (app: FastifyInstance, { ip, hostname }: FastifyRequest): string[] =>
  OWN.includes(ip) && OWN_NAMES.includes(hostname) ? nearAddresses(app) : [];
