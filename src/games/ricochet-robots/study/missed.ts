/** What each player of a round missed: his number against the fewest slides, and what became of it. */
import type { Seat } from '../../../core/game.ts';
import type { Fact, PlayedEvent, Reason } from '../../../core/review.ts';
import type { Insight, Studied } from '../../../core/study.ts';
import { whoShows } from '../showing.ts';
import type { Solution } from '../solver/solver.ts';
import type { RicochetMove, RicochetState, Round } from '../state.ts';
import type { StudiedRound } from './round.ts';

type Played = PlayedEvent<RicochetState, RicochetMove>;

/** Of a round that is over and whose beginning is known. */
export function missed(
  { moments, seats }: Studied<RicochetState, RicochetMove>,
  { from, round }: StudiedRound,
  { status, length }: Solution,
): readonly Insight[] {
  if (round || from === undefined || status !== 'solved') return [];
  const events = moments.slice(from);
  const last = events.findLast(({ before }) => before.round)?.before.round;
  if (!last) return [];
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const rows = everybody.map((seat) => rowOf(seat, last, events, length));
  const head = ['player', 'announced', 'over', 'became'].map((key) => ({ key, blanks: {} }));
  return [
    {
      key: 'missed',
      parts: [
        { kind: 'says', reasons: [told(last, length)] },
        { kind: 'table', head, rows },
      ],
    },
  ];
}

/** Whether anybody had the best number. */
function told({ bids }: Round, optimum: number): Reason {
  const best = Math.min(...bids.map(({ number }) => number));
  if (bids.length === 0) return { key: 'silence', blanks: { count: optimum } };
  if (best === optimum) return { key: 'bestAnnounced', blanks: { count: optimum } };
  if (best < optimum) return { key: 'impossible', blanks: { number: best, count: optimum } };
  return { key: 'better', blanks: { count: best - optimum } };
}

function rowOf(seat: Seat, { bids }: Round, events: readonly Played[], optimum: number): Fact[] {
  const number = bids.find((bid) => bid.seat === seat)?.number;
  if (number === undefined) return [{ seat }, '–', '–', word('nothing')];
  const over = number - optimum;
  return [{ seat }, number, over > 0 ? `+${over}` : over < 0 ? `−${-over}` : '0', word(fateOf(seat, events))];
}

/** What became of a number: shown, not shown, or not asked for because somebody else came first. */
function fateOf(seat: Seat, events: readonly Played[]): string {
  const own = events.filter(({ before }) => before.round?.phase === 'showing' && whoShows(before.round) === seat);
  if (own.length === 0) return 'notAsked';
  const { before, after } = own.at(-1)!;
  return after.won[seat]!.length > before.won[seat]!.length ? 'won' : 'failed';
}

const word = (key: string): Reason => ({ key, blanks: {} });
