/** What the environment says of a house: its limits, what it keeps, the proxies before it, and who reads its figures. */
import { readAddresses, readProxies } from '../server/edge/proxies.ts';
import { USUAL_KEEP } from '../server/expiry.ts';
import type { HouseOpening } from '../server/index.ts';
import { USUAL_LIMITS } from '../server/limits.ts';
import { type Context, complain, wholeNumber } from './command.ts';

export function houseSettings(
  context: Context,
): Pick<HouseOpening, 'limits' | 'keep' | 'proxies' | 'showsMetrics' | 'rates'> {
  const { ESCALE_PROXY: proxy = '', ESCALE_METRICS: metrics = '' } = context.environment;
  const proxies = readProxies(proxy);
  if (!proxies) throw complain(context.language, 'proxy', { name: 'ESCALE_PROXY', text: proxy });
  const showsMetrics = metrics === '1' ? () => true : readAddresses(metrics);
  if (!showsMetrics) throw complain(context.language, 'addresses', { name: 'ESCALE_METRICS', text: metrics });
  return {
    // a house behind one address, or a load test, may allow more
    limits: numbersIn('ESCALE_LIMITS', USUAL_LIMITS, 'limit', context),
    keep: numbersIn('ESCALE_KEEP', USUAL_KEEP, 'keep', context),
    proxies,
    showsMetrics,
    rates: context.environment.ESCALE_RATINGS === '1',
  };
}

/** A variable like "requestsPerMinute=6000 sockets=5000". */
function numbersIn(
  variable: 'ESCALE_LIMITS' | 'ESCALE_KEEP',
  known: object,
  unknown: 'limit' | 'keep',
  context: Context,
): Record<string, number> {
  const pairs = (context.environment[variable] ?? '').split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      if (!Object.hasOwn(known, name))
        throw complain(context.language, unknown, { name, names: Object.keys(known).join(', ') });
      return [name, wholeNumber(value, `${variable} ${name}`, context)];
    }),
  );
}
