/** Answers, spread over as many pages as they need. */
import { fill, listOf } from '../../../text/index.ts';
import { language } from '../../text/index.ts';
import { fullPages, type Paper, spaceOn } from '../paper.ts';
import { printWords } from '../text/index.ts';
import type { Solution } from './solution.ts';

export interface PrintedAnswer {
  readonly number: number;
  readonly title: string;
  readonly text: string;
}

/** So many others are named; the rest is counted. */
const NAMED = 3;
/** Of text of 11 points, in millimetres. */
const LINE = 5.3;
const LETTER = 2.1;

export function answerText({ way, others }: Solution): string {
  const said = printWords();
  if (others.length === 0) return way.join(' ');
  const more = others.length - NAMED;
  const named = listOf(
    [...others.slice(0, NAMED).map(clause), ...(more > 0 ? [fill(said.more, { number: String(more) })] : [])],
    language(),
  );
  return `${way.join(' ')} ${fill(said.others, { others: named })}`;
}

/** Inside another sentence. */
const clause = (sentence: string) => sentence.replace(/\.$/, '');

/** A page is full when its lines are; an answer is not broken. */
export function answerPages(answers: readonly PrintedAnswer[], paper: Paper): readonly (readonly PrintedAnswer[])[] {
  const { width, height } = spaceOn(paper);
  const room = Math.floor((height - 14) / LINE);
  const linesOf = ({ title, text }: PrintedAnswer) =>
    Math.ceil(((title.length + text.length + 6) * LETTER) / width) + 0.6;
  return fullPages(answers, linesOf, room);
}
