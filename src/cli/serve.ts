/** escale serve: the house in the browser. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderUnicodeCompact } from 'uqr';
import { USUAL_LIMITS } from '../server/limits.ts';
import { fill } from '../text/index.ts';
import { type Command, type Context, complain, readArgs, wholeNumber } from './command.ts';
import { storeComplaint, storeOptions } from './store-options.ts';
import { TEXT } from './text/index.ts';

const USUAL_PORT = '8080';

export const serve: Command = {
  async run(args, context) {
    const { values } = readArgs(
      args,
      { port: { type: 'string' }, host: { type: 'string', default: '0.0.0.0' }, data: { type: 'string' } } as const,
      context,
    );
    const { language, stdout, environment } = context;
    const port = wholeNumber(values.port ?? environment.PORT ?? USUAL_PORT, '--port', context);
    const { nearAddresses, openHouse, openStore } = await import('../server/index.ts');
    const options = storeOptions(values.data, context);
    const store = await openStore(options).catch((error) => {
      throw storeComplaint(error, options, context) ?? error;
    });
    const house = await openHouse({
      pages: join(dirname(fileURLToPath(import.meta.url)), '..', 'web'),
      store,
      limits: limitsFrom(environment, context),
      log: environment.ESCALE_LOG === '1',
      behindProxy: environment.ESCALE_PROXY === '1',
    });
    try {
      await house.listen({ port, host: values.host });
    } catch {
      throw complain(language, 'port', { port: String(port) });
    }
    const words = TEXT[language].serve;
    const [near] = nearAddresses(house);
    const lines = [fill(words.here, { address: `http://localhost:${port}/` })];
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
