/** npm run bench: prints figures, judges nothing. Counts are exact and the same everywhere; speeds are this machine's. */
import { benchFoxu } from './foxu.ts';
import { benchRoyaleMastermind } from './royale-mastermind.ts';
import { benchRules } from './rules.ts';
import { benchZGame } from './z-game.ts';

benchRules();
await benchFoxu();
benchZGame();
benchRoyaleMastermind();
