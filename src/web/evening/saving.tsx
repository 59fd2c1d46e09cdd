/** The results of an evening, to take home: as a table for other programs, as data, on paper. */
import type { EveningTold } from '../../wire/answers/evenings.ts';
import { download } from '../table/picture.ts';
import { roomPath } from './addresses.ts';
import { resultsCsv, resultsJson } from './results.ts';
import { eveningWords } from './text/index.ts';

export function Saving({ told }: { readonly told: EveningTold }) {
  const text = eveningWords();
  const save = (ending: string, type: string, content: string) =>
    download(`escale-${told.code ?? 'evening'}.${ending}`, new Blob([content], { type }));
  return (
    <div class="buttons">
      <button type="button" class="button plain" onClick={() => save('csv', 'text/csv', resultsCsv(told.face))}>
        {text.csv}
      </button>
      <button
        type="button"
        class="button plain"
        onClick={() => save('json', 'application/json', resultsJson(told.face))}
      >
        {text.json}
      </button>
      <a class="button plain" href={`${roomPath(told.id)}/print`}>
        {text.print}
      </a>
    </div>
  );
}
