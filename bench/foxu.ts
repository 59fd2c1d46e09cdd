/** Foxu solved exactly (value, line, distance): before the first slide, at the pie, and anywhere in random games. */
import { seededRandom } from '../src/core/random.ts';
import { expectOk } from '../src/core/result.ts';
import { rules } from '../src/games/foxu/index.ts';
import { analyst } from '../src/games/foxu/solver/analyst.ts';
import type { FoxuState } from '../src/games/foxu/state.ts';

const GAMES = 25;
/** Every solver change that alters the search alters these; one that should not must leave them. */
const NODES = { 'first slide': 7_720_272, pie: 523_099, later: 521_200 };
type Phase = keyof typeof NODES;

export async function benchFoxu(): Promise<void> {
  console.log('\nfoxu, exact         positions   drawn        nodes      mean ms    p99 ms    max ms');
  const solved: Record<Phase, { ms: number; nodes: number; value: number }[]> = {
    'first slide': [],
    pie: [],
    later: [],
  };
  for (let game = 0; game < GAMES; game++) {
    for (const state of statesOf(game)) {
      const before = performance.now();
      const analysis = await analyst.analyse(rules.view(state, 'spectator'), {
        budget: {},
        random: () => 0,
        now: () => 0,
      });
      const { nodes, value } = analysis as { nodes: number; value: number };
      solved[phaseOf(state)].push({ ms: performance.now() - before, nodes, value });
    }
  }
  const found = { ...NODES };
  for (const phase of Object.keys(NODES) as Phase[]) {
    const all = solved[phase];
    const nodes = all.reduce((sum, each) => sum + each.nodes, 0);
    const ms = all.map((each) => each.ms).sort((a, b) => a - b);
    const cells = [
      phase.padEnd(18),
      String(all.length).padStart(10),
      String(all.filter(({ value }) => value === 0).length).padStart(7),
      String(nodes).padStart(12),
      (ms.reduce((sum, each) => sum + each, 0) / ms.length).toFixed(1).padStart(12),
      ms[Math.floor(0.99 * ms.length)]!.toFixed(0).padStart(9),
      ms.at(-1)!.toFixed(0).padStart(9),
    ];
    console.log(cells.join(' '));
    found[phase] = nodes;
  }
  if (JSON.stringify(found) !== JSON.stringify(NODES)) throw new Error(`foxu: recorded were ${JSON.stringify(NODES)}`);
}

const phaseOf = ({ slides, swapped }: FoxuState): Phase =>
  slides === 0 ? 'first slide' : slides === 1 && !swapped ? 'pie' : 'later';

/** A random game: its first slide, its pie, and every third position after. */
function statesOf(game: number): FoxuState[] {
  const random = seededRandom('bench foxu', game);
  let state = rules.start(expectOk(rules.options({}, 2)), 2);
  const states: FoxuState[] = [];
  for (let by = rules.toAct(state)[0]; by !== undefined; by = rules.toAct(state)[0]) {
    if (state.tubes && (state.slides < 2 || random(3) === 0)) states.push(state);
    state = rules.apply(state, by, rules.draw(state, by, random));
  }
  return states;
}
