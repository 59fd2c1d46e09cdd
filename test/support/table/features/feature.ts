/** What a feature is to the suite: a sentence, and what proves it on any host. */
import type { TestHost } from '../host.ts';

export type Features = Readonly<Record<string, (host: TestHost) => Promise<void>>>;
