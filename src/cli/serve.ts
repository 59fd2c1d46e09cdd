/** escale serve: the house in the browser. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderUnicodeCompact } from 'uqr';
import { USUAL_LIMITS } from '../server/limits.ts';
import { fill } from '../text/index.ts';
import { type CliCommand, type Context, complain, readArgs, wholeNumber } from './command.ts';
import { addressOf, listenComplaint, readPort, tryPlace } from './listening.ts';
import { storeComplaint, storeOptions, tryFolder } from './store-options.ts';
import { TEXT } from './text/index.ts';

const USUAL_PORT = '8080';

export const serve: CliCommand = {
  async run(args, context) {
    const { values } = readArgs(
      args,
      { port: { type: 'string' }, host: { type: 'string', default: '0.0.0.0' }, data: { type: 'string' } } as const,
      context,
    );
    const { language, stdout, environment } = context;
    const port = readPort(
      values.port ?? environment.PORT ?? USUAL_PORT,
      values.port === undefined ? 'PORT' : '--port',
      context,
    );
    const place = { port, host: values.host };
    const limits = limitsFrom(environment, context);
    const options = storeOptions(values.data, context);
    await tryPlace(place, context);
    tryFolder(options, context);
    const { nearAddresses, openHouse, openStore } = await import('../server/index.ts');
    const store = await openStore(options).catch((error) => {
      throw storeComplaint(error, options, context) ?? error;
    });
    const house = await openHouse({
      pages: join(dirname(fileURLToPath(import.meta.url)), '..', 'web'),
      store,
      limits,
      log: environment.ESCALE_LOG === '1',
      behindProxy: environment.ESCALE_PROXY === '1',
    }).catch(async (error) => {
      await store.close();
      throw error;
    });
    await house.listen(place).catch(async (error) => {
      await house.close();
      throw (await listenComplaint(error, place, context)) ?? error;
    });
    const words = TEXT[language].serve;
    const [near] = nearAddresses(house);
    const lines = [fill(words.here, { address: addressOf(place) })];
    if (near) lines.push(fill(words.near, { address: near }), renderUnicodeCompact(near));
    stdout.write(`${[...lines, words.stop].join('\n')}\n`);
    const stop = new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await stop;
    await house.close();
  },
};

/** ESCALE_LIMITS="requestsPerMinute=6000 sockets=5000": a house behind one address, or a load test, may allow more. */
function limitsFrom({ ESCALE_LIMITS = '' }: Context['environment'], context: Context): Record<string, number> {
  const pairs = ESCALE_LIMITS.split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      if (!Object.hasOwn(USUAL_LIMITS, name))
        throw complain(context.language, 'limit', { name, names: Object.keys(USUAL_LIMITS).join(', ') });
      return [name, wholeNumber(value, `ESCALE_LIMITS ${name}`, context)];
    }),
  );
}
