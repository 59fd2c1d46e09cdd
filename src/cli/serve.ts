/** escale serve: the house in the browser. */
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { renderUnicodeCompact } from 'uqr';
import type { StoreOptions } from '../server/store/open.ts';
import type { Store } from '../server/store/store.ts';
import { fill } from '../text/index.ts';
import { type CliCommand, readArgs } from './command.ts';
import { houseSettings } from './house-settings.ts';
import { addressOf, listenComplaint, readPort, tryPlace } from './listening.ts';
import { keepHeapSmall } from './small-heap.ts';
import { storeComplaint, storeOptions, tryFolder } from './store-options.ts';
import { TEXT } from './text/index.ts';

const USUAL_PORT = '8080';
const HELD_MS = 100;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export const serve: CliCommand = {
  async run(args, context) {
    const { values } = readArgs(
      args,
      { port: { type: 'string' }, host: { type: 'string', default: '0.0.0.0' }, data: { type: 'string' } } as const,
      context,
    );
    const { language, say, environment } = context;
    const port = readPort(
      values.port ?? environment.PORT ?? USUAL_PORT,
      values.port === undefined ? 'PORT' : '--port',
      context,
    );
    const place = { port, host: values.host };
    const settings = houseSettings(context);
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
      ...settings,
      log: environment.ESCALE_LOG === '1' && { write: (line: string) => say(line.trimEnd()) },
    }).catch(async (error) => {
      await store.close();
      throw storeComplaint(error, options, context) ?? error;
    });
    await house.listen(place).catch(async (error) => {
      await house.close();
      throw (await listenComplaint(error, place, context)) ?? error;
    });
    keepHeapSmall();
    const words = TEXT[language].serve;
    const [near] = nearAddresses(house);
    const lines = [fill(words.here, { address: addressOf(place) })];
    if (near) lines.push(fill(words.near, { address: near }), renderUnicodeCompact(near));
    say([...lines, words.stop].join('\n'));
    await new Promise<void>((resolve) => {
      for (const signal of SIGNALS) process.once(signal, () => resolve());
    });
    await house.close();
    await letGo(store, options);
  },
};

/** A database that does not answer would hold us for minutes; what it has acknowledged is written. */
async function letGo(store: Store, { databaseUrl }: StoreOptions): Promise<void> {
  const isClosed = await Promise.race([store.close().then(() => true), sleep(HELD_MS, false)]);
  // to leave in good order is to wait for the threads, and that of the file is waiting itself
  if (!isClosed && !databaseUrl) {
    for (const signal of SIGNALS) process.removeAllListeners(signal);
    process.kill(process.pid, 'SIGTERM');
  }
  setTimeout(() => process.exit(), HELD_MS).unref();
}
