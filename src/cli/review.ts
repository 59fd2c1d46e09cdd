/** escale review: what each move of a saved game gave away, and why. */
import type { Thinking } from '../core/bot.ts';
import { openLog } from '../core/log.ts';
import { seededRandom } from '../core/random.ts';
import { expectOk } from '../core/result.ts';
import {
  type Explanation,
  type MoveReviewer,
  type Recorded,
  type RoundVerdict,
  recorded,
  reviewAll,
  type Scale,
} from '../core/review.ts';
import { MARKS, type MarkedMove, type ReviewSummary, summaryOf } from '../core/review-summary.ts';
import type { GameText, Language } from '../core/text.ts';
import { counted, fill, writtenIn } from '../text/index.ts';
import { reasonIn } from '../text/reason.ts';
import { signed } from '../text/signed.ts';
import { type CliCommand, complain, readArgs, wholeNumber } from './command.ts';
import { openFile } from './game-file.ts';
import { TEXT } from './text/index.ts';

const FLAGS = { ms: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
/** As many better moves are named. */
const MOST_NAMED = 3;

/** A move with all that is said of it. */
type Explained = MarkedMove & { readonly explanation?: Explanation };

export const review: CliCommand = {
  async run(args, context) {
    const { values, positionals } = readArgs(args, FLAGS, context);
    const { language, say } = context;
    if (positionals[0] === undefined) throw complain(language, 'file');
    const { saved, module, log } = await openFile(positionals[0], language);
    if (!module.reviewer) throw complain(language, 'noReview');
    const budget = values.ms === undefined ? {} : { ms: wholeNumber(values.ms, '--ms', context) };
    const thinking: Thinking = { budget, random: seededRandom('review'), now: () => performance.now() };
    const start = expectOk(openLog(log.game, log.seats, log.options, [], saved.setUp)).state;
    const game = recorded(log.game, log.seats, start, log.events);
    const reviewer = await module.reviewer();
    const told = await reviewAll(reviewer, game, thinking);
    const text = await module.text[language]();
    const name = (seat: number) => saved.players?.[seat] || text.seat(seat, log.seats);
    const teller = { language, text, name };
    if ('rounds' in told) {
      if (values.json) say(JSON.stringify({ game: log.game.id, rounds: told.rounds }));
      else
        for (const round of told.rounds) {
          const drawn = game.moments.findLast(({ by, index }) => by === 'chance' && index < round.index);
          const seen = drawn && log.game.seen(drawn.before, drawn.by, drawn.move, 'spectator');
          say(roundLine(round, seen ? text.tell(seen, name) : `${writtenIn(round.target, text)}.`, teller));
        }
      return;
    }
    const { scale } = reviewer as MoveReviewer<unknown, unknown>;
    const summary = summaryOf(told.moves, scale, log.seats);
    const moves = await explained(reviewer as MoveReviewer<unknown, unknown>, game, summary, thinking);
    if (values.json) return say(JSON.stringify({ game: log.game.id, unit: scale.unit, ...summary, moves }));
    for (const move of moves) {
      const { by, move: made, before } = game.moments[move.index]!;
      say(`${move.index + 1}  ${text.tell(log.game.seen(before, by, made, by as number), name)}`);
      for (const line of moveLines(move, scale, teller)) say(`     ${line}`);
    }
    for (const line of totals(summary, scale, teller)) say(line);
  },
};

interface ReviewWords {
  readonly language: Language;
  readonly text: GameText;
  name(seat: number): string;
}

/** Mistakes and blunders are explained, where the reviewer can. */
async function explained(
  reviewer: MoveReviewer<unknown, unknown>,
  game: Recorded,
  { moves }: ReviewSummary,
  thinking: Thinking,
): Promise<Explained[]> {
  const all: Explained[] = [];
  for (const move of moves) {
    const fault = move.mark === 'mistake' || move.mark === 'blunder';
    const explanation = fault ? await reviewer.explain?.(game, move, thinking) : undefined;
    all.push(explanation ? { ...move, explanation } : move);
  }
  return all;
}

function moveLines(move: Explained, { unit }: Scale, { language, text, name }: ReviewWords): string[] {
  const words = TEXT[language].review;
  const written = (moves: readonly string[]) => moves.map((each) => writtenIn(each, text)).join('  ');
  const { mark, loss, luck, exact, best, explanation } = move;
  const first = [
    words.marks[mark],
    ...(round(loss) > 0 ? [counted(words.lost[unit], round(loss), language)] : []),
    ...(luck === undefined ? [] : [fill(words.luck, { rows: signed(round(luck), language) })]),
    ...(exact ? [] : [words.estimate]),
  ].join('  ');
  if (loss === 0) return [first];
  const lines = [first, fill(words.instead, { moves: written(explanation?.instead ?? best.slice(0, MOST_NAMED)) })];
  if (!explanation) return lines;
  if (explanation.refutation.length > 0) lines.push(fill(words.refutation, { moves: written(explanation.refutation) }));
  return [...lines, ...explanation.reasons.map((reason) => reasonIn(reason, text, language, name))];
}

function totals({ turningPoints, seats }: ReviewSummary, { unit }: Scale, { language, name }: ReviewWords): string[] {
  const words = TEXT[language].review;
  const turned = turningPoints.map((index) => index + 1).join(', ');
  const each = seats.flatMap(({ seat, lost, luck, marks }) => {
    const counts = MARKS.filter((mark) => marks[mark] > 0).map((mark) => `${words.marks[mark]} ${marks[mark]}`);
    if (counts.length === 0) return [];
    const total = { name: name(seat), lost: round(lost).toLocaleString(language), marks: counts.join(', ') };
    const luckLine = { name: name(seat), rows: signed(round(luck ?? 0), language) };
    return [fill(words.total[unit], total), ...(luck === undefined ? [] : [fill(words.totalLuck, luckLine)])];
  });
  return ['', turned === '' ? words.noTurningPoint : fill(words.turningPoints, { moves: turned }), ...each];
}

/** `target` is told as it was when it was drawn. */
function roundLine(
  { round, optimum, solutions, shown, by }: RoundVerdict,
  target: string,
  { language, name }: ReviewWords,
): string {
  const words = TEXT[language].review;
  const details = { round, target };
  if (optimum === null) return fill(words.unsolved, details);
  const ways = counted(words.ways, solutions ?? 0, language);
  const found = counted(words.round, optimum, language, { ...details, ways });
  const showed = by === null ? words.notShown : fill(words.shown, { name: name(by), shown: shown ?? 0 });
  return `${found} ${showed}`;
}

const round = (amount: number): number => Math.round(100 * amount) / 100;
