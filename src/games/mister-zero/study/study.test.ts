import { expect, test } from 'vitest';
import { randomPlay } from '../../../../test/support/random-game.ts';
import { seededRandom } from '../../../core/random.ts';
import { expectOk } from '../../../core/result.ts';
import { CENTRE } from '../bridges.data.ts';
import { rules } from '../index.ts';
import { legal, outcome, toAct } from '../rules.ts';
import { colourOf, type MisterZeroState } from '../state.ts';
import { walk } from '../walk.ts';
import { candidates } from './candidates.ts';
import { contestsOf } from './walk.ts';
import { whatIfInsight } from './what-if.ts';

const whole = { budget: {}, random: () => 0, now: () => 0 };
const games = Array.from({ length: 20 }, (_, number) => {
  const start = rules.start(expectOk(rules.options({}, 2)), 2);
  return [...randomPlay(rules, start, seededRandom('walks', number))].map(({ after }) => after);
});

test('at each jump the winner is the face-down token, or the smallest, or of equals the one further right', () => {
  for (const state of games.map((states) => states.at(-1)!)) {
    const { tokens, faceDown } = state;
    const contests = contestsOf(tokens, faceDown);
    const jumps = walk(tokens, faceDown).steps.filter((step) => step.kind === 'jump');
    expect(contests.map(({ jump }) => jump)).toEqual(jumps);
    for (const [i, { jump, open, why }] of contests.entries()) {
      const numbers = open.map(({ bridge }) => tokens[bridge]!.number);
      expect(open.map(({ bridge }) => bridge)).toContain(jump.bridge);
      if (why === 'faceDown') expect([i, jump.from, jump.bridge]).toEqual([0, CENTRE, faceDown]);
      else expect(jump.token.number).toBe(Math.min(...numbers));
      if (why === 'only') expect(open).toHaveLength(1);
      if (why === 'rightmost') expect(open[numbers.indexOf(jump.token.number)]!.bridge).toBe(jump.bridge);
      if (why === 'smallest') expect(numbers.filter((number) => number === jump.token.number)).toHaveLength(1);
    }
  }
});

test('what if: the scores are those of a walk over the changed token, and nothing else', () => {
  for (const state of games.map((states) => states.at(-1)!)) {
    const bridge = contestsOf(state.tokens, state.faceDown)[0]!.jump.bridge;
    const [insight] = whatIfInsight(state, undefined, { token: bridge, number: '9' });
    const tokens = { ...state.tokens, [bridge]: { ...state.tokens[bridge]!, number: 9 } };
    const [now, then] = [walk(state.tokens, state.faceDown), walk(tokens, state.faceDown)];
    const said = insight!.parts.flatMap((part) => (part.kind === 'says' ? part.reasons : []));
    const scores = said.find(({ key }) => key === 'scores');
    if (now.points.join() === then.points.join()) expect(said.map(({ key }) => key)).toEqual(['sameWalk']);
    else expect(scores!.blanks).toEqual({ ...now.taken, redThen: then.taken.red, greenThen: then.taken.green });
  }
});

/** By the rules alone. */
function best(state: MisterZeroState): number {
  if (outcome(state)) {
    const { taken } = walk(state.tokens, state.faceDown);
    return taken.red - taken.green;
  }
  const by = toAct(state)[0]!;
  const values = legal(state, by).list.map((move) => best(rules.apply(state, by, move)));
  return colourOf(by as number) === 'red' ? Math.max(...values) : Math.min(...values);
}

test('with five tokens left candidates are worth what trying everything says', () => {
  for (const states of games.slice(0, 4)) {
    const state = states.at(-6)!;
    const by = toAct(state)[0] as number;
    const sign = colourOf(by) === 'red' ? 1 : -1;
    const worth = new Map(
      legal(state, by).list.map((move) => [rules.write(move), sign * best(rules.apply(state, by, move)) + 0]),
    );
    const found = candidates(state, 3, whole);
    expect(found).toHaveLength(Math.min(3, worth.size));
    expect(found[0]!.value).toBe(Math.max(...worth.values()));
    for (const { move, value, exact } of found) expect([value, exact]).toEqual([worth.get(move), true]);
  }
});
