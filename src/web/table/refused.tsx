/** Why a move is refused, with the way to the rule that refuses it. */
import { useEffect, useState } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { explain } from '../../text/index.ts';
import { language, words } from '../text/index.ts';
import styles from './refused.module.css';
import { RuleLink } from './rule-link.tsx';
import type { TableModel } from './table-model.ts';

/** Where it lies over what one plays with, it goes once it has been read. */
const SHOWN_MS = 8000;

export function Refused({ table, text }: { readonly table: TableModel; readonly text: GameText }) {
  const { module, refusal } = table;
  const [read, setRead] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setRead(refusal), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  return (
    <div class={styles.room}>
      {refusal && (
        <div class={styles.refused} data-part="refused" data-read={read === refusal || undefined}>
          <p>{explain(refusal, language(), text)}</p>
          <RuleLink
            key={refusal.reason}
            module={module}
            text={text}
            reason={refusal.reason}
            label={words().whyNot}
            recess={table.ports.recess}
          />
        </div>
      )}
    </div>
  );
}
