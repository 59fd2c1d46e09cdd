/** How far the walk is shown: what is used, taken and counted at each of its steps. */
import { BEAT_MS, SETTLE_MS, STAGGER_MS } from '../../../svg/motion.ts';
import { BRIDGES, type Bridge, CENTRE, endsOf, type Point } from '../bridges.data.ts';
import { toAct } from '../rules.ts';
import type { Colour, Jump, MisterZeroView, Payout, Walk } from '../state.ts';
import { imagine } from '../view.ts';

/** `done` steps are made. Before the next jump he looks, then he is in the air. */
export interface Moment {
  readonly done: number;
  readonly phase: 'look' | 'air' | 'rest';
}

/** A view in the middle of the walk; without a moment the walk has ended. */
export interface WalkingView extends MisterZeroView {
  readonly moment?: Moment;
}

export interface Stage {
  readonly at: Point;
  /** The bridge he is over. */
  readonly over: Bridge | undefined;
  readonly jumps: readonly Jump[];
  /** Crossed, and not yet taken. */
  readonly unpaid: ReadonlySet<Bridge>;
  readonly taken: Readonly<Record<Colour, readonly Bridge[]>>;
  /** The pay-out just made. */
  readonly paying: Payout | undefined;
  /** The jump being looked at, with the bridges that tie with it. */
  readonly jump: Jump | undefined;
  readonly ties: readonly Bridge[];
  readonly arrived: Bridge | undefined;
}

export function stageOf(walk: Walk, tokens: MisterZeroView['tokens'], moment: Moment): Stage {
  const made = walk.steps.slice(0, moment.done);
  const jumps = made.flatMap((step) => (step.kind === 'jump' ? [step] : []));
  const payouts = made.flatMap((step) => (step.kind === 'payout' ? [step] : []));
  const taken = { red: paidTo('red', payouts), green: paidTo('green', payouts) };
  const paid = [...taken.red, ...taken.green];
  const shown = moment.phase === 'rest' ? made.at(-1) : walk.steps[moment.done];
  const jump = shown?.kind === 'jump' ? shown : undefined;
  const earlier = jump && moment.phase === 'rest' ? jumps.slice(0, -1) : jumps;
  const last = made.at(-1);
  return {
    at: jumps.at(-1)?.to ?? CENTRE,
    over: moment.phase === 'air' ? jump?.bridge : undefined,
    jumps,
    unpaid: new Set(jumps.map(({ bridge }) => bridge).filter((bridge) => !paid.includes(bridge))),
    taken,
    paying: last?.kind === 'payout' ? last : undefined,
    jump,
    ties: jump ? tiesOf(jump, earlier, tokens) : [],
    arrived: earlier.at(-1)?.bridge,
  };
}

const paidTo = (colour: Colour, payouts: readonly Payout[]) =>
  payouts.flatMap((payout) => (payout.colour === colour ? payout.bridges : []));

/** Unused bridges at the same point with the same number. The first jump is never in doubt. */
function tiesOf(jump: Jump, earlier: readonly Jump[], tokens: MisterZeroView['tokens']): Bridge[] {
  if (earlier.length === 0) return [];
  const used = new Set([jump, ...earlier].map(({ bridge }) => bridge));
  return BRIDGES.filter(
    (bridge) => endsOf(bridge).includes(jump.from) && !used.has(bridge) && tokens[bridge]?.number === jump.token.number,
  );
}

/** He stands in the centre and everybody looks; he leaps; he lands; he is paid, and longer for more tokens. */
const BEGIN_MS = 420;
const AIR_MS = 150;
const LAND_MS = 200;
const PAY_MS = 500;

/** The moments of a whole walk with their milliseconds: he looks, leaps, lands, and is paid. */
export function momentsOf(walk: Walk, tokens: MisterZeroView['tokens']): { moment: Moment; ms: number }[] {
  const beginning = { moment: { done: 0, phase: 'rest' } as const, ms: BEGIN_MS };
  const moments = walk.steps.flatMap((step, i) => {
    const made = { done: i + 1, phase: 'rest' } as const;
    if (step.kind === 'payout') return [{ moment: made, ms: PAY_MS + STAGGER_MS * step.bridges.length }];
    const look: Moment = { done: i, phase: 'look' };
    const tied = stageOf(walk, tokens, look).ties.length > 0;
    return [
      { moment: look, ms: tied ? BEAT_MS : SETTLE_MS },
      { moment: { done: i, phase: 'air' } as const, ms: AIR_MS },
      { moment: made, ms: LAND_MS },
    ];
  });
  return [beginning, ...moments];
}

/** Who lays the next token; nobody once all lie. */
export function mover(view: MisterZeroView): number | undefined {
  const next = toAct(imagine(view))[0];
  return typeof next === 'number' ? next : undefined;
}
