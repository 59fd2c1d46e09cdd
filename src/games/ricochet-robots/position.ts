/** Positions of Ricochet Robots as text: RULES.md, “Positions”. The round in play is read by playing it. */
import type { By, Refusal, Seat, SetUp } from '../../core/game.ts';
import { unfit } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { outcome } from './end.ts';
import { read as readMove, write as writeMove, writeSlide } from './notation.ts';
import type { RicochetOptions } from './options.ts';
import { targetsLeft } from './rounds.ts';
import { apply, check } from './rules.ts';
import { checkLayout, checkRobots } from './setup.ts';
import { whoShows } from './showing.ts';
import { type RicochetMove, type RicochetState, type Round, TARGETS, type Target } from './state.ts';

type Read<T> = Result<T, Refusal>;

const NONE = '-';
const ROUND = new RegExp(
  [
    '^([a-z-]+):(?:(thinking|quiet|last-glass)',
    'announcing:(\\d+=\\d+(?:,\\d+=\\d+)*)',
    'showing:(\\d+=\\d+(?:,\\d+=\\d+)*):(\\d+):(-|[a-z][A-Z](?:,[a-z][A-Z])*))$',
  ].join('|'),
);
/** Longer than 17 targets, 16 announcements and 99 slides. */
const LONGEST = 1500;
const EXAMPLE = '1A,3B,2A,4A r=c5,y=k12,g=a1,b=p16 red-circle/- - vortex:announcing:0=7,1=5';

export const setUp: SetUp<RicochetOptions, RicochetState> = { read, write };

function write({ layout, robots, round, won, silent }: RicochetState): string {
  const start = round?.start ?? robots;
  const parts = [
    layout ? textOf({ kind: 'layout', layout }) : NONE,
    start ? textOf({ kind: 'robots', robots: start }) : NONE,
    won.map((targets) => targets.join() || NONE).join('/'),
    silent.join() || NONE,
    round ? writeRound(round) : NONE,
  ];
  return parts.join(' ');
}

function writeRound(round: Round): string {
  const bids = round.bids.map(({ seat, number }) => `${seat}=${number}`).join();
  const head = `${round.target}:${round.phase}`;
  if (round.phase === 'announcing') return `${head}:${bids}`;
  if (round.phase !== 'showing') return head;
  return `${head}:${bids}:${whoShows(round)}:${round.slides.map(writeSlide).join() || NONE}`;
}

/** As in the notation of chance, without its word. */
const textOf = (move: RicochetMove): string => writeMove(move).slice(move.kind.length + 1);

function read(text: string, options: RicochetOptions, seats: number): Read<RicochetState> {
  const [boards, robots, won, silent, round, ...more] = text.length <= LONGEST ? text.split(' ') : [];
  if (!boards || !robots || !won || !silent || !round || more.length > 0) return form();
  const targets = [...won.split('/'), silent].map(readTargets);
  const known = targets.filter((list) => list !== undefined);
  if (known.length < targets.length) return form();
  if (known.length !== seats + 1) return err(unfit('ricochet-robots.position-seats', { seats: String(seats) }));
  const before: RicochetState = {
    ...{ options, layout: null, robots: null, round: null, lastRound: null },
    ...{ won: known.slice(0, -1), silent: known.at(-1)!, rounds: known.flat().length },
  };
  const placed = place(before, boards, robots);
  if (!placed.ok) return placed;
  const refusal = checkTargets(placed.value, round !== NONE);
  if (refusal) return err(refusal);
  return round === NONE ? placed : readRound(placed.value, round);
}

const form = () => err(unfit('ricochet-robots.position-form', { example: EXAMPLE }));

function readTargets(text: string): Target[] | undefined {
  const names = text === NONE ? [] : text.split(',');
  const targets = names.flatMap((name) => TARGETS.filter((target) => target === name));
  return targets.length === names.length ? targets : undefined;
}

/** The boards, then the robots: before the first target either may be missing. */
function place(state: RicochetState, boards: string, robots: string): Read<RicochetState> {
  if (boards === NONE) return robots === NONE ? ok(state) : err(unfit('ricochet-robots.position-boards-first'));
  const faces = readMove(`layout:${boards}`);
  if (!faces.ok || faces.value.kind !== 'layout') return form();
  const wrong = checkLayout(faces.value.layout);
  if (wrong) return err(unfit(wrong.reason, wrong.details));
  const laid = { ...state, layout: faces.value.layout };
  if (robots === NONE) return ok(laid);
  const cells = readMove(`robots:${robots}`);
  if (!cells.ok || cells.value.kind !== 'robots') return form();
  const misplaced = checkRobots(cells.value.robots);
  return misplaced ? err(unfit(misplaced.reason, misplaced.details)) : ok({ ...laid, robots: cells.value.robots });
}

function checkTargets(state: RicochetState, inPlay: boolean): Refusal | undefined {
  const { won, silent, options } = state;
  const all = won.flat();
  if (!state.robots && (all.length > 0 || silent.length > 0 || inPlay)) {
    return unfit('ricochet-robots.position-boards-first');
  }
  const twice = all.find((target, i) => all.indexOf(target) < i);
  if (twice) return unfit('ricochet-robots.position-won-twice', { target: twice });
  const left = targetsLeft(state);
  const wrong = silent.find((target, i) => !left.includes(target) || silent.indexOf(target) < i);
  if (wrong) return unfit('ricochet-robots.position-silent', { target: wrong });
  const { goal } = options;
  const done = goal === 'all' ? [] : won.filter((targets) => targets.length >= goal);
  if (done.length > 1 || done.some((targets) => targets.length !== goal)) {
    return unfit('ricochet-robots.position-goal', { goal: String(goal) });
  }
  return inPlay && outcome(state) ? unfit('ricochet-robots.position-over') : undefined;
}

function readRound(before: RicochetState, text: string): Read<RicochetState> {
  const [, name, phase, announced, bids = announced, shows, slides] = ROUND.exec(text) ?? [];
  const target = TARGETS.find((each) => each === name);
  if (!target) return form();
  let state = make(before, 'chance', { kind: 'target', target });
  if (phase === 'quiet' || phase === 'last-glass') state = go(state, 'clock', { kind: 'quiet' });
  if (phase === 'last-glass') state = go(state, 0, { kind: 'turn-glass' });
  for (const bid of bids?.split(',') ?? []) {
    const [seat, number] = bid.split('=').map(Number);
    state = state.ok ? announceBid(state.value, seat!, number!) : state;
  }
  return state.ok && shows !== undefined ? readShowing(state.value, Number(shows), slides ?? NONE) : state;
}

function announceBid(state: RicochetState, seat: Seat, number: number): Read<RicochetState> {
  if (seat < state.won.length) return make(state, seat, { kind: 'bid', number });
  const details = { seat: String(seat), last: String(state.won.length - 1) };
  return err(unfit('ricochet-robots.position-seat', details));
}

/** Whoever comes before `seat` in the order of showing has failed. */
function readShowing(announced: RicochetState, seat: Seat, slides: string): Read<RicochetState> {
  let state = make(announced, 'clock', { kind: 'glass' });
  const before = state.ok ? state.value.round!.order.indexOf(seat) : 0;
  if (before < 0) return err(unfit('ricochet-robots.position-shows', { seat: String(seat) }));
  for (let turn = 0; turn < before; turn++) state = go(state, seat, { kind: 'give-up' });
  for (const [i, slide] of (slides === NONE ? [] : slides.split(',')).entries()) {
    const move = readMove(`show:${slide}`);
    if (!move.ok) return form();
    state = go(state, seat, move.value);
    if (!state.ok) return state;
    const { round } = state.value;
    const goesOn = round?.phase === 'showing' && whoShows(round) === seat && round.slides.length === i + 1;
    if (!goesOn) return err(unfit('ricochet-robots.position-decided', { slide }));
  }
  return state;
}

/** What the rules refuse of a move they refuse of a position. */
function make(state: RicochetState, by: By, move: RicochetMove): Read<RicochetState> {
  const refusal = check(state, by, move);
  return refusal ? err(unfit(refusal.reason, refusal.details)) : ok(apply(state, by, move));
}

const go = (state: Read<RicochetState>, by: By, move: RicochetMove): Read<RicochetState> =>
  state.ok ? make(state.value, by, move) : state;
