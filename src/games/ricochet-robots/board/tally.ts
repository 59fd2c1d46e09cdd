/**
 * The running tally: chips won, and round by round one's own number against the shortest there was. A view tells only of
 * the round before, so the board notes each for whoever sits here: '3=7' is what he said in round 3,
 * '3:red-circle:1:6:5' that seat 1 won it in six slides where five would have done.
 */
import type { Tally } from '../../../board/board.ts';
import { fill } from '../../../text/index.ts';
import { TARGETS, type Target } from '../state.ts';
import { targetName } from '../text/target.ts';
import { answerOf, isDecided } from './review.ts';
import { type Input, ownBid, type RicochetWords } from './telling.ts';

/** The notes with what is known now and was not; undefined if there is nothing to add. */
export function jots(input: Input): string | undefined {
  const { view, notes } = input;
  if (notes === undefined || typeof view.viewer !== 'number') return undefined;
  const said = ownBid(view);
  const own = `${view.rounds}=`;
  const written = notes.split(' ').filter(Boolean);
  // a lower number takes the place of the one before
  const kept = said === null ? written : [...written.filter((each) => !each.startsWith(own)), `${own}${said}`];
  const next = [...kept, ...decided(input).filter((each) => !kept.includes(each))].join(' ');
  return next === notes ? undefined : next;
}

/** The round before, once the analyst has said what would have been shortest. */
function decided(input: Input): readonly string[] {
  const { view } = input;
  const answer = isDecided(view) ? answerOf(input) : undefined;
  if (!answer || !view.lastRound) return [];
  const { target, winner, slides } = view.lastRound;
  const number = view.target ? view.rounds - 1 : view.rounds;
  const shortest = answer.optimal ? String(answer.moves.length) : `${answer.atLeast}+`;
  return [[number, target, winner ?? '-', slides.length, shortest].join(':')];
}

export function tally({ view, notes = '', words, names }: Input): Tally | undefined {
  const { won, rounds, left, options } = view;
  if (rounds === 0) return undefined;
  const { summary, first, last, head } = words.tally;
  const chips = won.map((targets, seat) =>
    fill(words.tally.chips, { name: names[seat]!, count: String(targets.length) }),
  );
  const goal =
    options.goal === 'all' ? fill(last, { count: String(left.length) }) : fill(first, { count: String(options.goal) });
  return {
    summary: fill(summary, { round: String(rounds), chips: chips.join(' · '), goal }),
    head: [head.round, head.target, head.own, head.winner, head.shortest],
    rows: typeof view.viewer === 'number' ? rowsOf(notes, view.viewer, words, names) : [],
  };
}

function rowsOf(notes: string, viewer: number, words: RicochetWords, names: readonly string[]): readonly string[][] {
  const written = notes.split(' ');
  return written.flatMap((each) => {
    const [number, target, winner, slides, shortest] = each.split(':');
    if (!shortest || !TARGETS.includes(target as Target)) return [];
    const said = written.find((other) => other.startsWith(`${number}=`))?.split('=')[1];
    const own = winner === String(viewer) ? slides! : (said ?? '–');
    const who = winner === '-' ? '–' : `${names[Number(winner)] ?? ''} (${slides})`;
    return [[number!, targetName(target as Target, words), own, who, shortest]];
  });
}
