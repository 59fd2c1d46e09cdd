/** npm run bench: prints figures, judges nothing. Counts are exact and the same everywhere; speeds are this machine's. */
import { benchRoyaleMastermind } from './royale-mastermind.ts';
import { benchRules } from './rules.ts';

benchRules();
benchRoyaleMastermind();
