/** With everything shown, or as one seat saw it. */
import type { Seat } from '../../core/game.ts';
import { fill } from '../../text/index.ts';
import type { Knowledge } from './analysis-address.ts';
import type { AnalysisModel } from './analysis-model.ts';
import { analysisWords } from './text/index.ts';

export function Eyes({ model, names }: { readonly model: AnalysisModel; readonly names: readonly string[] }) {
  const words = analysisWords();
  const { knowledge } = model;
  const choices: readonly (readonly [Knowledge, string])[] = [
    ['everything', words.everything],
    ...names.map((name, seat: Seat) => [seat, fill(words.asSeat, { name })] as const),
    ['spectator', words.asSpectator],
  ];
  return (
    <label class="field">
      <span>{words.eyes}</span>
      <select
        value={String(knowledge)}
        onChange={({ currentTarget: { value } }) => model.see(choices.find(([eyes]) => String(eyes) === value)![0])}
      >
        {choices.map(([eyes, label]) => (
          <option key={eyes} value={String(eyes)}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
