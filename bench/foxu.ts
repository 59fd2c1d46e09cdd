/** Foxu solved exactly (value, line, distance): before the diagonal, before the first slide, at the pie, and later. */
import { seededRandom } from '../src/core/random.ts';
import { expectOk } from '../src/core/result.ts';
import { rules } from '../src/games/foxu/index.ts';
import { analyst } from '../src/games/foxu/solver/analyst.ts';
import type { FoxuState } from '../src/games/foxu/state.ts';

const GAMES = 40;
/** Every solver change that alters the search alters these; one that should not must leave them. */
const NODES = { diagonal: 4_351_181, 'first slide': 2_364_966, pie: 291_597, later: 316_581 };
type Phase = keyof typeof NODES;

interface Solved {
  /** Of the processor: other programs on the machine do not count. */
  readonly ms: number;
  readonly nodes: number;
  readonly value: number;
}

export async function benchFoxu(): Promise<void> {
  console.log('\nfoxu, exact         positions   drawn        nodes   mean ms    median       p95       p99       max');
  const solved: Record<Phase, Solved[]> = { diagonal: [], 'first slide': [], pie: [], later: [] };
  for (let game = 0; game < GAMES; game++) {
    for (const state of statesOf(game)) solved[phaseOf(state)].push(await solve(state));
  }
  const found = { ...NODES };
  for (const phase of Object.keys(NODES) as Phase[]) {
    const all = solved[phase];
    found[phase] = sum(all.map(({ nodes }) => nodes));
    const ms = all.map((each) => each.ms).sort((a, b) => a - b);
    const at = (share: number) => ms[Math.ceil(share * ms.length) - 1]!;
    const cells = [
      phase.padEnd(18),
      String(all.length).padStart(10),
      String(all.filter(({ value }) => value === 0).length).padStart(7),
      String(found[phase]).padStart(12),
      ...[sum(ms) / ms.length, at(0.5), at(0.95), at(0.99), at(1)].map((each) => each.toFixed(1).padStart(9)),
    ];
    console.log(cells.join(' '));
  }
  if (JSON.stringify(found) !== JSON.stringify(NODES))
    throw new Error(`foxu: recorded were ${JSON.stringify(NODES)}, found are ${JSON.stringify(found)}`);
}

async function solve(state: FoxuState): Promise<Solved> {
  const view = rules.view(state, 'spectator');
  const before = process.cpuUsage();
  const analysis = await analyst.analyse(view, { budget: {}, random: () => 0, now: () => 0 });
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, ...(analysis as { nodes: number; value: number }) };
}

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

function phaseOf({ tubes, slides, swapped }: FoxuState): Phase {
  if (!tubes) return 'diagonal';
  return slides === 0 ? 'first slide' : slides === 1 && !swapped ? 'pie' : 'later';
}

/** A random game, the grey discs laid by chance or by hand: up to its pie, and about every third position after. */
function statesOf(game: number): FoxuState[] {
  const random = seededRandom('bench foxu', game);
  let state = rules.start(expectOk(rules.options({ grey: game % 2 === 0 ? 'random' : 'placed' }, 2)), 2);
  const states: FoxuState[] = [];
  for (let by = rules.toAct(state)[0]; by !== undefined; by = rules.toAct(state)[0]) {
    const laid = state.discs.includes('grey');
    if (laid && (state.slides < 2 || random(3) === 0)) states.push(state);
    state = rules.apply(state, by, rules.draw(state, by, random));
  }
  return states;
}
