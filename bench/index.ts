/** npm run bench: prints figures. Counts are exact, the same everywhere, and checked; speeds are this machine's. */
import { tellIfBusy } from '../tools/busy.ts';
import { benchFoxu } from './foxu.ts';
import { benchFoxuWins } from './foxu-wins.ts';
import { benchMisterZero } from './mister-zero.ts';
import { benchRicochetRobots } from './ricochet-robots.ts';
import { benchRoyaleMastermind } from './royale-mastermind.ts';
import { benchRules } from './rules.ts';
import { benchZGame } from './z-game.ts';

await tellIfBusy();
benchRules();
await benchFoxu();
await benchFoxuWins();
benchZGame();
benchRoyaleMastermind();
benchRicochetRobots();
benchMisterZero();
