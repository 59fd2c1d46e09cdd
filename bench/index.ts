/** npm run bench: prints figures. Counts are exact, the same everywhere, and checked; speeds are this machine's. */
import { benchFoxu } from './foxu.ts';
import { benchFoxuWins } from './foxu-wins.ts';
import { benchMisterZero } from './mister-zero.ts';
import { benchRicochetRobots } from './ricochet-robots.ts';
import { benchRoyaleMastermind } from './royale-mastermind.ts';
import { benchRules } from './rules.ts';
import { benchZGame } from './z-game.ts';

benchRules();
await benchFoxu();
await benchFoxuWins();
benchZGame();
benchRoyaleMastermind();
benchRicochetRobots();
benchMisterZero();
