/** The walk as a program in a debugger: at each jump which bridges competed, and why this one won. */
import type { Fact, Reason } from '../../../core/review.ts';
import type { Insight, InsightChoice } from '../../../core/study.ts';
import { type Bridge, CENTRE } from '../bridges.data.ts';
import { finished } from '../rules.ts';
import type { Jump, MisterZeroState, Tokens, Way } from '../state.ts';
import { ONWARD, WAYS, walk } from '../walk.ts';

/** A jump, and the ways that he could have taken instead, the furthest right first. */
export interface Contest {
  readonly jump: Jump;
  readonly open: readonly Way[];
  readonly why: 'faceDown' | 'only' | 'smallest' | 'rightmost';
}

type Chosen = Readonly<Record<string, string>>;

/** Over the tokens as they lie, if there is anything to walk over. */
export function walkInsight(state: MisterZeroState, chosen: Chosen): readonly Insight[] {
  const { tokens, faceDown } = state;
  const all = contestsOf(tokens, faceDown);
  if (all.length === 0) return [];
  const { taken, points } = walk(tokens, faceDown);
  const step = all[Number(chosen.jump) - 1] ? Number(chosen.jump) : 1;
  const now = all[step - 1]!;
  const summary: Reason = {
    key: finished(state) ? 'walked' : 'wouldWalk',
    blanks: { count: all.length, end: points.at(-1)!, red: taken.red, green: taken.green },
  };
  return [
    {
      key: 'walk',
      parts: [
        { kind: 'says', reasons: [summary] },
        { kind: 'choices', choices: [jumpChoice(all, step)] },
        { kind: 'says', reasons: [explained(now, tokens), ...(step === all.length ? [stopReason(all)] : [])] },
        { kind: 'spots', spots: now.open.map((way) => spot(way, now, tokens)) },
        { kind: 'table', head: HEAD.map(word), rows: all.map((contest, i) => row(contest, i, tokens)) },
      ],
    },
  ];
}

export function contestsOf(tokens: Tokens, faceDown: Bridge | null): readonly Contest[] {
  const used = new Set<Bridge>();
  let arrived: Way | undefined;
  const jumps = walk(tokens, faceDown).steps.filter((step): step is Jump => step.kind === 'jump');
  return jumps.map((jump) => {
    const ways = arrived ? ONWARD.get(arrived)! : WAYS.filter(({ from }) => from === CENTRE);
    const open = ways.filter(({ bridge }) => tokens[bridge] && !used.has(bridge));
    const why = arrived === undefined && jump.bridge === faceDown ? 'faceDown' : whyOf(jump, open, tokens);
    used.add(jump.bridge);
    arrived = WAYS.find(({ bridge, from }) => bridge === jump.bridge && from === jump.from)!;
    return { jump, open, why };
  });
}

function whyOf({ token }: Jump, open: readonly Way[], tokens: Tokens): Contest['why'] {
  if (open.length === 1) return 'only';
  const equals = open.filter(({ bridge }) => tokens[bridge]!.number === token.number);
  return equals.length > 1 ? 'rightmost' : 'smallest';
}

const jumpChoice = (all: readonly Contest[], step: number): InsightChoice => ({
  name: 'jump',
  label: word('jump'),
  options: all.map((_, i) => ({ value: String(i + 1), label: i + 1 })),
  chosen: String(step),
});

function explained({ jump, open, why }: Contest, tokens: Tokens): Reason {
  const others = open.filter(({ bridge }) => bridge !== jump.bridge);
  const blanks = { from: jump.from, to: jump.to, number: jump.token.number, others: rivals(others, tokens) };
  return { key: `why-${why}`, blanks };
}

/** He stops where every bridge is crossed, or carries no token. */
function stopReason(all: readonly Contest[]): Reason {
  return { key: 'stops', blanks: { at: all.at(-1)!.jump.to } };
}

function spot(way: Way, { jump }: Contest, tokens: Tokens) {
  const wins = way.bridge === jump.bridge;
  const { number } = tokens[way.bridge]!;
  return {
    target: way.bridge,
    name: way.bridge,
    weight: wins ? 1 : 0.35,
    label: wins ? `${number} ✓` : String(number),
  };
}

const HEAD = ['number', 'jumpHead', 'token', 'against', 'whyHead'];

function row({ jump, open, why }: Contest, i: number, tokens: Tokens): Fact[] {
  const others = open.filter(({ bridge }) => bridge !== jump.bridge);
  const way: Reason = { key: 'way', blanks: { from: jump.from, to: jump.to } };
  return [i + 1, way, jump.token.number, others.length > 0 ? rivals(others, tokens) : '–', word(`short-${why}`)];
}

const rivals = (ways: readonly Way[], tokens: Tokens): readonly Fact[] =>
  ways.map(({ bridge, to }) => ({ key: 'rival', blanks: { number: tokens[bridge]!.number, to } }));

const word = (key: string): Reason => ({ key, blanks: {} });
