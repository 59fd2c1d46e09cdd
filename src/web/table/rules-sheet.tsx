/** All the rules over the table, for whoever has just sat down. */
import type { DrawnGame } from '../../games/module.ts';
import { Section } from '../learn/section.tsx';
import { useTeaching } from '../learn/teaching.ts';
import { Sheet } from '../sheet.tsx';
import { words } from '../text/index.ts';

interface Props {
  readonly module: DrawnGame;
  readonly onClose: () => void;
}

export function RulesSheet({ module, onClose }: Props) {
  const teaching = useTeaching(module);
  const text = words();
  return (
    <Sheet label={text.rules} onClose={onClose}>
      {(close) => (
        <>
          <h2>{text.rules}</h2>
          {teaching ? (
            teaching.learning.rules.map((section) => <Section key={section.id} section={section} teaching={teaching} />)
          ) : (
            <p>{text.loading}</p>
          )}
          <div class="buttons at-hand">
            <button type="button" class="button main" onClick={close}>
              {text.close}
            </button>
            <a class="button plain" href={`/${module.rules.id}/learn`}>
              {text.lesson}
            </a>
          </div>
        </>
      )}
    </Sheet>
  );
}
