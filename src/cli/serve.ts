/** escale serve: the house in the browser. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderUnicodeCompact } from 'uqr';
import { fill } from '../text/index.ts';
import { type Command, complain, readArgs, wholeNumber } from './command.ts';
import { TEXT } from './text/index.ts';

const USUAL_PORT = '8080';

export const serve: Command = {
  async run(args, context) {
    const { values } = readArgs(
      args,
      { port: { type: 'string' }, host: { type: 'string', default: '0.0.0.0' } } as const,
      context,
    );
    const { language, stdout, environment } = context;
    const port = wholeNumber(values.port ?? environment.PORT ?? USUAL_PORT, '--port', context);
    const { localAddresses, openHouse, openStore } = await import('../server/index.ts');
    const store = await openStore({ dataDir: environment.ESCALE_DATA ?? 'data' });
    const house = await openHouse({
      pages: join(dirname(fileURLToPath(import.meta.url)), '..', 'web'),
      store,
      log: environment.ESCALE_LOG === '1',
      behindProxy: environment.ESCALE_PROXY === '1',
    });
    try {
      await house.listen({ port, host: values.host });
    } catch {
      throw complain(language, 'port', { port: String(port) });
    }
    const words = TEXT[language].serve;
    const [near] = localAddresses(port);
    const lines = [fill(words.here, { address: `http://localhost:${port}/` })];
    if (near && values.host === '0.0.0.0') lines.push(fill(words.near, { address: near }), renderUnicodeCompact(near));
    stdout.write(`${[...lines, words.stop].join('\n')}\n`);
    const stop = new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    });
    await stop;
    await house.close();
  },
};
