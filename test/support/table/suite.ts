/** Every feature of a table, on one host. */
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { freeTime, stopTime } from './clock.ts';
import { FEATURES } from './features.ts';
import type { HostName, TestHost } from './host.ts';
import { Party } from './party.ts';

export function describeTable(name: HostName, open: () => Promise<TestHost>): void {
  describe(name, () => {
    let host: TestHost;
    beforeAll(async () => {
      stopTime();
      host = await open();
    });
    afterEach(() => {
      Party.leaveAll();
      host.thinker.mode = 'any move';
    });
    afterAll(async () => {
      await host?.close();
      freeTime();
    });

    for (const [feature, proves] of Object.entries(FEATURES)) test(feature, () => proves(host));
  });
}
