/** A record is its owner's: it can be saved, and deleted. */
import { useState } from 'preact/hooks';
import type { Attempt } from '../../puzzles/attempts.ts';
import { kept } from '../local/database.ts';
import { deleteTable } from '../local/tables.ts';
import { forgetAttempts } from '../puzzles/kept-attempts.ts';
import { Sheet } from '../sheet.tsx';
import { download } from '../table/picture.ts';
import type { GameOnRecord } from './index.tsx';
import { recordWords } from './text/index.ts';

interface Props {
  readonly found: readonly GameOnRecord[];
  readonly attempts: readonly Attempt[];
  readonly isEmpty: boolean;
  readonly onForgotten: () => void;
}

export function Yours({ found, attempts, isEmpty, onForgotten }: Props) {
  const words = recordWords();
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState('');
  const over = found.flatMap(({ games }) => games.filter(({ summary }) => summary.ending));
  const save = () => {
    const games = over.map(({ id, game, started, changed, summary }) => ({ id, game, started, changed, ...summary }));
    const file = JSON.stringify({ format: 'escale-record', version: 1, games, attempts }, undefined, 1);
    download('escale-record.json', new Blob([file], { type: 'application/json' }));
  };
  const forget = async () => {
    try {
      await forgetAttempts();
    } catch {
      return setSaid(words.forgetAway);
    }
    for (const { id } of over) await deleteTable(id);
    await kept((database) => database.clear('reviews'));
    setSaid(words.forgotten);
    onForgotten();
  };
  return (
    <section>
      {!isEmpty && (
        <>
          <h2>{words.yours}</h2>
          <div class="buttons">
            <button type="button" class="button plain" onClick={save}>
              {words.save}
            </button>
            <button type="button" class="button plain" onClick={() => setAsks(true)}>
              {words.forget}
            </button>
          </div>
        </>
      )}
      <p role="status">{said}</p>
      {asks && (
        <Sheet label={words.forget} onClose={() => setAsks(false)}>
          {(close) => (
            <>
              <h2>{words.forget}</h2>
              <p>{words.forgetHelp}</p>
              <div class="buttons">
                <button
                  type="button"
                  class="button main"
                  onClick={() => {
                    close();
                    void forget();
                  }}
                >
                  {words.sure}
                </button>
                <button type="button" class="button plain" onClick={close}>
                  {words.keep}
                </button>
              </div>
            </>
          )}
        </Sheet>
      )}
    </section>
  );
}
