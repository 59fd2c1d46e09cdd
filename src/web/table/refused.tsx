/** Why a move is refused, with the way to the rule that refuses it. */
import type { GameText } from '../../core/text.ts';
import { explain } from '../../text/index.ts';
import { language, words } from '../text/index.ts';
import styles from './refused.module.css';
import { RuleLink } from './rule-link.tsx';
import type { TableModel } from './table-model.ts';

export function Refused({ table, text }: { readonly table: TableModel; readonly text: GameText }) {
  const { module, refusal } = table;
  return (
    <div class={`${styles.refused} ${refusal ? styles.said : ''}`}>
      {refusal && (
        <>
          <p>{explain(refusal, language(), text)}</p>
          <RuleLink
            key={refusal.reason}
            module={module}
            text={text}
            reason={refusal.reason}
            label={words().whyNot}
            recess={table.ports.recess}
          />
        </>
      )}
    </div>
  );
}
