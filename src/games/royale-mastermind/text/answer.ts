/** An answer in words: '1 black, 2 whites'. */
import type { Translation } from '../../../core/text.ts';
import type { Answer } from '../state.ts';
import type { en } from './en.ts';

type Words = Pick<Translation<typeof en.board>, 'blacks' | 'whites' | 'neither'>;

export function answerName({ black, white }: Answer, { blacks, whites, neither }: Words): string {
  const counted = [blacks[black - 1], whites[white - 1]].filter((each) => each !== undefined);
  return counted.join(', ') || neither;
}
