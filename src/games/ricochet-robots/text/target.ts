/** A target's name in a sentence: 'the red circle'. */
import { fill } from '../../../core/telling.ts';
import type { Translation } from '../../../core/text.ts';
import { ROBOTS, SYMBOLS, type Target } from '../state.ts';
import type { en } from './en.ts';

export function targetName(target: Target, words: Translation<typeof en.board>): string {
  const robot = ROBOTS.find((each) => target.startsWith(each));
  const symbol = SYMBOLS.find((each) => target.endsWith(each));
  if (!robot || !symbol) return words.vortex;
  return fill(words.target, { colour: words.colours[robot], symbol: words.symbols[symbol] });
}
