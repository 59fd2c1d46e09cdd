/** A first player, who knows the rules alone: whoever writes a better one begins here. */
import { plainBot } from '../../search/plain.ts';
import { write } from './notation.ts';
import { apply, draw, legal, outcome, toAct } from './rules.ts';
import { imagine } from './view.ts';

export const bot = plainBot({ toAct, legal, apply, outcome, draw, imagine, write });
