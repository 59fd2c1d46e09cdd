/** The look back in buttons and words. */
import type { Control, ControlGroup } from '../../../board/board.ts';
import { stepperControls } from '../../../board/stepper.ts';
import { fill } from '../../../text/index.ts';
import { readSlide } from '../notation.ts';
import { GRID } from '../state.ts';
import { targetName } from '../text/target.ts';
import { arrowOf } from './plate.ts';
import { answerOf, isOpen, pieceOf, reviewed, type Solution, solutionsOf } from './review.ts';
import { countOf, type Input } from './telling.ts';
import { replay } from './trails.ts';

/** After the end of a round. */
export function reviewControls(input: Input): readonly ControlGroup[] {
  const { view, words, waits } = input;
  if (!isOpen(view)) return [];
  const next: readonly Control[] = waits ? [{ target: 'go-on', label: words.review.next, look: 'main' }] : [];
  const now = reviewed(input);
  if (!now) {
    const known = solutionsOf(input).length > 0;
    const open: Control = { target: 'review', label: words.review.open, disabled: !known };
    return [{ label: words.review.label, controls: [...next, open] }];
  }
  const close: Control = { target: 'close', label: words.review.close };
  const solutions = solutionsOf(input);
  const shown = solutions.filter(({ by }) => by !== null).length;
  const rows = solutions.map((solution, i) => ({
    ...rowOf(input, solution, i + 1 - shown),
    ...{ target: `way-found:${i}`, look: 'pad' as const, pressed: i === now.review.way },
  }));
  return [
    stepperControls(pieceOf(input, now), words.player),
    { label: words.review.label, controls: [...next, close] },
    { label: words.review.list, list: true, controls: rows },
  ];
}

/** '3. R↑ G→ R←', spoken in words. */
function rowOf({ words, names, flipped }: Input, { slides, by }: Solution, number: number) {
  const moves = slides.map(readSlide);
  const signs = moves.map(({ robot, direction }) => words.letters[robot] + arrowOf(direction, flipped));
  const said = moves.map(({ robot, direction }) => `${words.colours[robot]} ${words.directions[direction]}`);
  const what = by === null ? `${number}.` : `${names[by]} (${slides.length})`;
  return { label: `${what} ${signs.join(' ')}`, spoken: `${what} ${said.join(', ')}` };
}

/** How the round ended and what would have been shortest; or the slide that is looked at. */
export function reviewHint(input: Input): string | undefined {
  const { view, words, names } = input;
  if (!isOpen(view)) return undefined;
  const now = reviewed(input);
  if (!now) {
    const { winner, target, slides } = view.lastRound!;
    const details = { target: targetName(target, words), count: countOf(slides.length, words) };
    const ended =
      winner === null
        ? fill(words.review.nobody, details)
        : fill(words.review.won, { ...details, name: names[winner]! });
    return `${ended} ${sayShortest(input)}`.trim();
  }
  const { review, solution } = now;
  if (review.step === 0) {
    const count = countOf(solution.slides.length, words);
    const who = solution.by === null ? foundAs(input, now) : fill(words.review.shown, { name: names[solution.by]! });
    return fill(words.review.begins, { who, count });
  }
  const { layout, lastRound } = view;
  const leg = replay(layout!, lastRound!.start, solution.slides.slice(0, review.step)).at(-1)!;
  const { robot, direction } = readSlide(solution.slides[review.step - 1]!);
  return fill(words.review.step, {
    step: String(review.step),
    count: String(solution.slides.length),
    robot: words.robots[robot],
    direction: words.towards[direction],
    cell: GRID.name(leg.to),
  });
}

/** Which of those that nobody showed. */
function foundAs(input: Input, { review }: NonNullable<ReturnType<typeof reviewed>>): string {
  const { found, foundOf } = input.words.review;
  const solutions = solutionsOf(input);
  const ways = solutions.filter(({ by }) => by === null).length;
  const number = review.way + 1 - (solutions.length - ways);
  return ways > 1 ? fill(foundOf, { number: String(number), ways: String(ways) }) : found;
}

function sayShortest(input: Input): string {
  const { words, analysis, view } = input;
  if (analysis === 'asked') return words.review.asked;
  const answer = answerOf(input);
  if (!answer) return '';
  if (!answer.optimal) return fill(words.review.unsure, { number: String(answer.atLeast) });
  const [count, ways] = [answer.moves.length, answer.solutions?.length ?? 0];
  if (count === 0) return words.review.impossible;
  const isAll = (answer.count ?? ways) === ways;
  const told = isAll ? String(ways) : fill(words.review.moreThan, { ways: String(ways) });
  const details = { count: countOf(count, words), ways: told };
  if (view.lastRound!.winner !== null && view.lastRound!.slides.length === count) {
    return fill(ways > 1 ? words.review.bestOfMany : words.review.best, details);
  }
  return fill(ways > 1 ? words.review.shortest : words.review.shortestOne, details);
}
