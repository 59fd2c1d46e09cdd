/** npm run bench: prints figures, judges nothing. Counts are exact and the same everywhere; speeds are this machine's. */
import { benchMisterZero } from './mister-zero.ts';
import { benchRules } from './rules.ts';

benchRules();
benchMisterZero();
