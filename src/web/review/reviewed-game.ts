/** Where the game comes from that is looked back on: this browser, the house, or the link itself. Only games that are over. */
import type { Seat } from '../../core/game.ts';
import type { DrawnGame } from '../../games/module.ts';
import { findGame } from '../../games/shelf.ts';
import { type OpenedGame, readSavedGame } from '../../table/file/saved-game.ts';
import type { Ending } from '../../table/state/ending.ts';
import type { Holder } from '../../table/state/state.ts';
import type { Names } from '../../table/told/messages.ts';
import { analysisPath } from '../analysis/analysis-address.ts';
import { LocalHost } from '../local/host.ts';
import { textOfLink } from '../local/link.ts';
import { type Occupant, occupantOf } from '../local/record.ts';
import { ApiRefusal, loadMe, recordOf, tableOf } from '../online/api.ts';
import type { ReviewPlace } from '../route.ts';
import type { StudiedGame } from '../study/questions.ts';
import { WorkerThinker } from '../worker/thinker.ts';

export interface ReviewedGame {
  readonly module: DrawnGame;
  readonly of: StudiedGame;
  readonly seats: number;
  readonly occupants: readonly Occupant[];
  /** The seats of whoever looks back; none if others played. */
  readonly own: readonly Seat[];
  readonly ending: Ending | undefined;
  /** The page of the game itself. */
  readonly back: string;
  /** Where one plays on from a moment of it. */
  analysisAt(moment: number): string;
}

/** Why there is nothing to look back on: 'away' is a house that does not answer. */
export type NoReview = 'missing' | 'not-over' | 'away';

export const findReviewed = (place: ReviewPlace): Promise<ReviewedGame | NoReview> =>
  place.where === 'here' ? ofThisBrowser(place.id) : place.where === 'house' ? ofTheHouse(place.id) : ofTheLink();

async function ofThisBrowser(id: string): Promise<ReviewedGame | NoReview> {
  const found = await LocalHost.open(id, new WorkerThinker());
  if (!found?.ok) return 'missing';
  const host = found.value;
  try {
    const { state } = host.table;
    if (state.phase !== 'over') return 'not-over';
    const opened = readSavedGame(await host.file(), findGame);
    if (!opened.ok) return 'missing';
    const occupants = occupantsOf(state.holders, host.names);
    const own = peopleIn(state.holders);
    const reviewed = reviewedGame(opened.value, occupants, own, state.ending, `/table/${id}`);
    return { ...reviewed, analysisAt: (at) => analysisPath(reviewed.of.game, { source: { kind: 'table', id }, at }) };
  } finally {
    host.close();
  }
}

/** The house gives the record of a game away when it is over, and not before. */
async function ofTheHouse(id: string): Promise<ReviewedGame | NoReview> {
  try {
    await loadMe();
    const [{ face, you, names }, record] = await Promise.all([tableOf(id), recordOf(id)]);
    const opened = readSavedGame(JSON.stringify(record.game), findGame);
    if (!opened.ok) return 'missing';
    const own = you.seat === null ? [] : [you.seat];
    const reviewed = reviewedGame(opened.value, occupantsOf(face.holders, names), own, record.ending, `/t/${id}`);
    return { ...reviewed, analysisAt: (at) => analysisPath(reviewed.of.game, { source: { kind: 'record', id }, at }) };
  } catch (error) {
    const code = error instanceof ApiRefusal ? error.refusal.code : 'away';
    if (code === 'not-allowed') return 'not-over';
    return code === 'not-found' || code === 'set-aside' ? 'missing' : 'away';
  }
}

async function ofTheLink(): Promise<ReviewedGame | NoReview> {
  const text = await textOfLink(location.hash);
  const opened = text === undefined ? undefined : readSavedGame(text, findGame);
  if (!opened?.ok) return 'missing';
  const { saved, log } = opened.value;
  const outcome = log.game.outcome(log.state);
  if (!outcome) return 'not-over';
  const occupants = Array.from({ length: log.seats }, (_, seat): Occupant => {
    return { kind: 'person', name: saved.players?.[seat] ?? '' };
  });
  const { hash } = location;
  const reviewed = reviewedGame(opened.value, occupants, [], { kind: 'played', outcome }, `/open${hash}`);
  return { ...reviewed, analysisAt: (at) => analysisPath(reviewed.of.game, { source: { kind: 'link', hash }, at }) };
}

function reviewedGame(
  { saved, module, log }: OpenedGame<DrawnGame>,
  occupants: readonly Occupant[],
  own: readonly Seat[],
  ending: Ending | undefined,
  back: string,
): Omit<ReviewedGame, 'analysisAt'> {
  const { game, seats, events } = saved;
  const of = { game, seats, options: log.options, setUp: saved.setUp, events };
  return { module, of, seats, occupants, own, ending, back };
}

const occupantsOf = (holders: readonly Holder[], names: Names): Occupant[] =>
  holders.map((holder) => occupantOf(holder, names));

const peopleIn = (holders: readonly Holder[]): Seat[] =>
  holders.flatMap(({ kind }, seat) => (kind === 'person' || kind === 'stand-in' ? [seat] : []));
