/** What if this token had another number: the walk that would follow, beside the one that does. */
import type { Fact, Reason } from '../../../core/review.ts';
import type { Insight, InsightChoice } from '../../../core/study.ts';
import { BRIDGES, type Bridge } from '../bridges.data.ts';
import { type Jump, type MisterZeroState, NUMBERS, type Tokens, type Walk } from '../state.ts';
import { walk } from '../walk.ts';

type Chosen = Readonly<Record<string, string>>;
const USUAL = 7;
const OTHERWISE = 0;

/** `last` is the bridge of the token placed last. Everything else stays as it is, which token lies face down too. */
export function whatIfInsight(state: MisterZeroState, last: Bridge | undefined, chosen: Chosen): readonly Insight[] {
  const { tokens, faceDown } = state;
  const placed = BRIDGES.filter((bridge) => tokens[bridge]);
  const now = walk(tokens, faceDown);
  if (now.steps.length === 0) return [];
  const bridge = placed.find((each) => each === chosen.token) ?? tellingToken(state, now) ?? last ?? placed[0]!;
  const token = tokens[bridge]!;
  const number = NUMBERS.find((each) => String(each) === chosen.number) ?? otherThan(token.number);
  const then = walkWith(state, bridge, number);
  const changed = partingOf(now, then) !== undefined;
  return [
    {
      key: 'whatIf',
      parts: [
        { kind: 'choices', choices: [tokenChoice(placed, tokens, bridge), numberChoice(number)] },
        { kind: 'says', reasons: changes(now, then) },
        { kind: 'spots', spots: [{ target: bridge, name: bridge, weight: 1, label: `${token.number} → ${number}` }] },
        ...(changed ? [sideBySide(now, then)] : []),
      ],
    },
  ];
}

const otherThan = (number: number): number => (number === USUAL ? OTHERWISE : USUAL);

const walkWith = ({ tokens, faceDown }: MisterZeroState, bridge: Bridge, number: number): Walk =>
  walk({ ...tokens, [bridge]: { ...tokens[bridge]!, number } }, faceDown);

/** The first token on his way that would have led him elsewhere. */
const tellingToken = (state: MisterZeroState, now: Walk): Bridge | undefined =>
  jumpsOf(now).find(
    ({ bridge, token }) => partingOf(now, walkWith(state, bridge, otherThan(token.number))) !== undefined,
  )?.bridge;

const tokenChoice = (placed: readonly Bridge[], tokens: Tokens, chosen: Bridge): InsightChoice => ({
  name: 'token',
  label: word('tokenLabel'),
  options: placed.map((bridge) => {
    const { colour, number } = tokens[bridge]!;
    return { value: bridge, label: { key: `token-${colour}`, blanks: { number, bridge } } };
  }),
  chosen,
});

const numberChoice = (chosen: number): InsightChoice => ({
  name: 'number',
  label: word('numberLabel'),
  options: NUMBERS.map((number) => ({ value: String(number), label: number })),
  chosen: String(chosen),
});

const jumpsOf = ({ steps }: Walk) => steps.filter((step): step is Jump => step.kind === 'jump');
const isSame = (one: Jump | undefined, other: Jump | undefined): boolean =>
  one?.bridge === other?.bridge && one?.from === other?.from;

/** The first jump that is not the same. */
function partingOf(now: Walk, then: Walk): number | undefined {
  const [before, after] = [jumpsOf(now), jumpsOf(then)];
  return [...(before.length > after.length ? before : after).keys()].find((i) => !isSame(before[i], after[i]));
}

function changes(now: Walk, then: Walk): Reason[] {
  const after = jumpsOf(then);
  const parting = partingOf(now, then);
  if (parting === undefined) return [word('sameWalk')];
  const ends: Reason = {
    key: 'scores',
    blanks: { ...now.taken, redThen: then.taken.red, greenThen: then.taken.green },
  };
  const jump = after[parting];
  if (!jump) return [{ key: 'endsSooner', blanks: { count: parting, at: then.points.at(-1)! } }, ends];
  const blanks = { jump: parting + 1, from: jump.from, to: jump.to, number: jump.token.number };
  return [{ key: 'parts', blanks }, ends];
}

/** From the last jump that they have in common. */
function sideBySide(now: Walk, then: Walk): Insight['parts'][number] {
  const [before, after] = [jumpsOf(now), jumpsOf(then)];
  const first = Math.max(0, partingOf(now, then)! - 1);
  const longest = Math.max(before.length, after.length);
  const rows = Array.from({ length: longest - first }, (_, row): Fact[] => {
    const i = first + row;
    return [i + 1, told(before[i]), isSame(before[i], after[i]) ? '=' : told(after[i])];
  });
  return { kind: 'table', head: ['number', 'walkNow', 'walkThen'].map(word), rows };
}

const told = (jump: Jump | undefined): Fact =>
  jump ? { key: 'hop', blanks: { from: jump.from, to: jump.to, number: jump.token.number } } : '–';

const word = (key: string): Reason => ({ key, blanks: {} });
