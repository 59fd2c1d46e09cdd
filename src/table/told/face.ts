/** How a table stands, as everybody may know. Built up field by field: views and whispers are told apart. */
import type { AnyView, Seat, Viewer } from '../../core/game.ts';
import type { Chance, Policies, Who } from '../events/events.ts';
import type { Ending } from '../state/ending.ts';
import { type MatchScore, matchScore } from '../state/match.ts';
import { type Holder, isResting, seatOf, type TableState } from '../state/state.ts';
import type { TimeControl } from '../state/time.ts';

export interface ClockFace {
  /** Milliseconds left to each seat at `since`, by the clock of the house. */
  readonly left: readonly number[];
  readonly since: number;
  readonly running: readonly Seat[];
  readonly sandglasses: readonly { readonly key: string; readonly ms: number; readonly ends: number }[];
}

export interface Face {
  readonly game: string;
  readonly seats: number;
  readonly options: unknown;
  readonly control: TimeControl;
  readonly public: boolean;
  readonly host: Who;
  readonly seedHash: string;
  readonly policies: Policies;
  readonly chance: Exclude<Chance, object> | 'fixed';
  /** How many events the game had when the table opened. */
  readonly from: number;
  readonly phase: TableState['phase'];
  readonly holders: readonly Holder[];
  readonly ending: Ending | null;
  readonly match: MatchScore | null;
  readonly hints: readonly number[];
  readonly drawOffer: Seat | null;
  readonly takeBack: NonNullable<TableState['takeBack']> | null;
  /** What has happened before this event cannot be taken back; null where nothing can. */
  readonly floor: number | null;
  /** Chance waits until somebody goes on. */
  readonly resting: boolean;
  readonly agreed: readonly { readonly seat: Seat; readonly by: readonly Seat[] }[];
  readonly rematch: TableState['rematch']['wanted'];
  readonly nextLevels: TableState['rematch']['levels'];
  /** The table of the rematch, and the one before this one. */
  readonly next: string | null;
  readonly after: string | null;
  /** Whether partners may talk in private. */
  readonly team: boolean;
  readonly clock: ClockFace;
}

export function faceOf(state: TableState): Face {
  const { opened, position } = state;
  const { chance = 'drawn' } = opened;
  return {
    game: opened.game,
    seats: opened.seats,
    options: opened.options,
    control: opened.control,
    public: opened.public,
    host: opened.by,
    seedHash: opened.seedHash,
    policies: opened.policies,
    chance: typeof chance === 'object' ? 'fixed' : chance,
    from: position.from,
    phase: state.phase,
    holders: state.holders,
    ending: state.ending ?? null,
    match: scoreOf(state) ?? null,
    hints: state.hints,
    drawOffer: state.drawOffer ?? null,
    takeBack: state.takeBack ?? null,
    floor: floorOf(state),
    resting: isResting(state),
    agreed: [...state.agreed].map(([seat, by]) => ({ seat, by })),
    rematch: state.rematch.wanted,
    nextLevels: state.rematch.levels,
    next: state.rematch.table ?? null,
    after: opened.after ?? null,
    team: position.game.teams?.(opened.options, opened.seats).consult ?? false,
    clock: clockOf(state),
  };
}

/** Whether a move has changed nothing of it but the clocks. */
export const sameFace = (before: TableState, after: TableState): boolean =>
  before.phase === after.phase &&
  before.holders === after.holders &&
  before.drawOffer === after.drawOffer &&
  before.takeBack === after.takeBack &&
  floorOf(before) === floorOf(after) &&
  isResting(before) === isResting(after);

const floorOf = ({ opened, position }: TableState): number | null =>
  opened.policies.takeBack === 'never' ? null : Math.max(position.floor, position.from);

/** The match that this game belongs to. */
export function scoreOf({ opened, position, ending }: TableState): MatchScore | undefined {
  return opened.match && matchScore(position.game, { ...opened.match, seats: opened.seats }, ending);
}

export const clockOf = ({ time }: TableState): ClockFace => ({
  left: time.left,
  since: time.since,
  running: time.running,
  sandglasses: time.sandglasses.map(({ key, ms, ends }) => ({ key, ms, ends })),
});

export const viewerOf = (state: TableState, who: Who | undefined): Viewer => seatOf(state, who) ?? 'spectator';

export const viewFor = ({ position: { game, state } }: TableState, viewer: Viewer): AnyView => game.view(state, viewer);
