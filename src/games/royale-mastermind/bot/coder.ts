/** The Coder: codes that take good Seekers long, drawn so that none can be read beforehand. */
import type { Choice, Level, Thinking } from '../../../core/bot.ts';
import { Effort } from '../../../search/effort.ts';
import { write } from '../notation.ts';
import { hardness } from '../solver/hardness.ts';
import { cardsOf, codesOf } from '../solver/packed/codes.ts';
import type { Card, MastermindMove } from '../state.ts';
import { CODER_MS, SKILLS } from './levels.ts';

/** So many tolerant Seekers are asked how long a code takes them. */
const SEEKERS = 4;
const GRAINS = 2 ** 32;

export function chooseCode(deck: readonly Card[], level: Level, thinking: Thinking): Choice<MastermindMove> {
  const codes = codesOf(deck);
  const { eagerness } = SKILLS[level];
  const effort = new Effort(thinking, CODER_MS);
  const { rows, seekers } = hardness(codes, eagerness === 0 ? 0 : SEEKERS, effort, thinking.random);
  const mean = rows.map((sum) => sum / (seekers || 1));
  const weights = mean.map((each) => Math.exp(eagerness * each));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (thinking.random(GRAINS) / GRAINS) * all - weights[0]!;
  let index = 0;
  while (left >= 0 && index < codes.length - 1) left -= weights[++index]!;
  const move: MastermindMove = { kind: 'code', cards: cardsOf(codes[index]!) };
  const info = { nodes: effort.nodes, line: [write(move)], ...(seekers > 0 && { value: mean[index]! }) };
  effort.report(info);
  return { move, info };
}
