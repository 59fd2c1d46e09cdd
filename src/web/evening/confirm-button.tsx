/** A button that asks before it does what is not easily put right. */
import { useState } from 'preact/hooks';
import { Sheet } from '../sheet.tsx';
import { eveningWords } from './text/index.ts';

interface Props {
  readonly label: string;
  readonly question: string;
  readonly onYes: () => void;
}

export function ConfirmButton({ label, question, onYes }: Props) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" class="button plain" onClick={() => setAsks(true)}>
        {label}
      </button>
      {asks && (
        <Sheet label={label} onClose={() => setAsks(false)}>
          {(close) => (
            <>
              <p>{question}</p>
              <div class="buttons">
                <button
                  type="button"
                  class="button main"
                  onClick={() => {
                    close();
                    onYes();
                  }}
                >
                  {label}
                </button>
                <button type="button" class="button plain" onClick={close}>
                  {eveningWords().cancel}
                </button>
              </div>
            </>
          )}
        </Sheet>
      )}
    </>
  );
}
