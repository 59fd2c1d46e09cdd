/** What a move is worth, in a few words that people know. */
import type { Scale } from '../../core/review.ts';
import type { Candidate } from '../../core/study.ts';
import { counted, fill } from '../../text/index.ts';
import { language, locale } from '../text/index.ts';
import { analysisWords } from './text/index.ts';

export interface Worth {
  readonly told: string;
  /** More than even, even, or less; undefined where nobody is ahead of anybody. */
  readonly sign: 1 | 0 | -1 | undefined;
}

/** Without a scale what counts is how far it still is. */
export function worthOf(
  { value, exact, distance }: Candidate,
  scale: Pick<Scale, 'unit' | 'better' | 'even'> | undefined,
  name: string,
): Worth {
  const words = analysisWords().value;
  const count = (sentence: Parameters<typeof counted>[0], many: number) => counted(sentence, many, language());
  if (!scale) return { told: count(words.done, distance ?? value), sign: undefined };
  const sign = signOf(value, scale);
  switch (scale.unit) {
    case 'result': {
      if (!exact && Math.abs(value) < 1) {
        const word = sign === 0 ? words.even : sign === 1 ? words.better : words.worse;
        return { told: fill(word, { name }), sign };
      }
      if (sign === 0) return { told: words.draws, sign };
      const [plain, inMoves] = sign === 1 ? [words.wins, words.winsIn] : [words.loses, words.losesIn];
      return { told: distance === undefined ? plain : count(inMoves, distance), sign };
    }
    case 'tokens': {
      const many = exact ? Math.abs(value) : Math.round(Math.abs(value) * 10) / 10;
      if (many === 0) return { told: words.level, sign: 0 };
      return { told: count(value > 0 ? words.ahead : words.behind, many), sign };
    }
    case 'points':
      return {
        told: fill(words.points, { share: value.toLocaleString(locale(), { style: 'percent' }) }),
        sign,
      };
    case 'rows':
      return { told: count(words.rows, Math.round(value * 100) / 100), sign: undefined };
  }
}

function signOf(value: number, { even, better }: Pick<Scale, 'even' | 'better'>): Worth['sign'] {
  if (even === undefined) return undefined;
  const ahead = better === 'more' ? value - even : even - value;
  return Math.abs(ahead) < 0.02 ? 0 : ahead > 0 ? 1 : -1;
}
