/** How a table stands, as everybody may know. Built up field by field: views and whispers are told apart. */
import type { AnyView, Seat, Viewer } from '../../core/game.ts';
import type { Chance, Policies, Talkers, Who } from '../events/events.ts';
import type { Ending } from '../state/ending.ts';
import { type MatchScore, matchScore } from '../state/match.ts';
import { reachOf } from '../state/position.ts';
import { type Gathering, type Holder, isResting, type RematchAnswer, seatOf, type TableState } from '../state/state.ts';
import type { TimeControl } from '../state/time.ts';
import { waivableTimers } from '../state/waiving.ts';

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
  /** The seats that are awaited before the game starts by itself, and until when. */
  readonly gathering: Gathering | null;
  /** Who would like to have whose place, before the start. */
  readonly swap: NonNullable<TableState['swap']> | null;
  /** Whom the host has sent away. */
  readonly kicked: readonly Who[];
  readonly ending: Ending | null;
  readonly match: MatchScore | null;
  readonly hints: readonly number[];
  readonly drawOffer: Seat | null;
  readonly resignation: NonNullable<TableState['resignation']> | null;
  readonly takeBack: NonNullable<TableState['takeBack']> | null;
  /** What has happened before this event cannot be taken back; null where nothing can. */
  readonly floor: number | null;
  /** Chance waits until somebody goes on. */
  readonly resting: boolean;
  /** The game's timers that end as soon as all who are asked have agreed. */
  readonly waivable: readonly {
    readonly key: string;
    readonly asked: readonly Seat[];
    readonly agreed: readonly Seat[];
  }[];
  readonly agreed: readonly { readonly seat: Seat; readonly by: readonly Seat[] }[];
  readonly rematch: TableState['rematch']['wanted'];
  /** What each has answered who was asked to play again, and whom he would do without. */
  readonly rematchAnswers: readonly RematchAnswer[];
  readonly nextLevels: TableState['rematch']['levels'];
  /** The table of the rematch, and the one before this one. */
  readonly next: string | null;
  readonly after: string | null;
  /** Who may talk to all, and who may not whoever may. */
  readonly talkers: Talkers;
  readonly muted: readonly Who[];
  /** Whether partners may talk in private. */
  readonly team: boolean;
  readonly clock: ClockFace;
}

/** Of those who were sent away the last are told. */
const MOST_TOLD = 50;
export const sentAway = ({ kicked }: TableState): readonly Who[] => kicked.slice(-MOST_TOLD);

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
    gathering: state.gathering ?? null,
    swap: state.swap ?? null,
    kicked: sentAway(state),
    ending: state.ending ?? null,
    match: scoreOf(state) ?? null,
    hints: state.hints,
    drawOffer: state.drawOffer ?? null,
    resignation: state.resignation ?? null,
    takeBack: state.takeBack ?? null,
    floor: floorOf(state),
    resting: isResting(state),
    waivable: waivableOf(state),
    agreed: [...state.agreed].map(([seat, by]) => ({ seat, by })),
    rematch: state.rematch.wanted,
    rematchAnswers: state.rematch.answers,
    nextLevels: state.rematch.levels,
    next: state.rematch.table ?? null,
    after: opened.after ?? null,
    talkers: state.talkers,
    muted: state.muted,
    team: position.game.teams?.(opened.options, opened.seats).consult ?? false,
    clock: clockOf(state),
  };
}

/** Whether a move has changed nothing of it but the clocks. */
export const sameFace = (before: TableState, after: TableState): boolean =>
  before.phase === after.phase &&
  before.holders === after.holders &&
  before.drawOffer === after.drawOffer &&
  before.resignation === after.resignation &&
  before.takeBack === after.takeBack &&
  floorOf(before) === floorOf(after) &&
  isResting(before) === isResting(after) &&
  sameWaivable(waivableOf(before), waivableOf(after));

const sameWaivable = (before: Face['waivable'], after: Face['waivable']): boolean =>
  before.length === after.length && (before.length === 0 || JSON.stringify(before) === JSON.stringify(after));

const waivableOf = (state: TableState): Face['waivable'] =>
  waivableTimers(state).map(({ key, asked, agreed }) => ({ key, asked, agreed }));

const floorOf = ({ opened, position }: TableState): number | null =>
  opened.policies.takeBack === 'never' ? null : Math.max(position.floor, position.from, reachOf(position));

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

/** Once the game is over nothing is hidden any more, of its earlier moments too. */
export function viewFor({ position, phase }: TableState, viewer: Viewer, then = position): AnyView {
  const { game, state } = then;
  return phase === 'over' && game.reveal ? game.reveal(state, viewer) : game.view(state, viewer);
}
