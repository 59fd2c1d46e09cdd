/** npm run bench: prints figures. Counts are exact, the same everywhere, and checked; speeds are this machine's. */
import { benchRicochetRobots } from './ricochet-robots.ts';
import { benchRules } from './rules.ts';

benchRules();
benchRicochetRobots();
