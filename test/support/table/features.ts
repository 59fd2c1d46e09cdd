/** All that a table can do, by the sentences of the table in docs/architecture.md. */
import { agreements } from './features/agreements.ts';
import { chance } from './features/chance.ts';
import { clocks } from './features/clocks.ts';
import { computers } from './features/computers.ts';
import type { Features } from './features/feature.ts';
import { hints } from './features/hints.ts';
import { logs } from './features/logs.ts';
import { matches } from './features/matches.ts';
import { starts } from './features/starts.ts';
import { takeBacks } from './features/take-backs.ts';
import { waiving } from './features/waiving.ts';

export const FEATURES: Features = {
  ...matches,
  ...takeBacks,
  ...hints,
  ...clocks,
  ...waiving,
  ...agreements,
  ...chance,
  ...starts,
  ...computers,
  ...logs,
};
