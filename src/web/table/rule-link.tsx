/** Leads from a refusal or an ending to the rule behind it, which opens over the table. */
import { useState } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { Section } from '../learn/section.tsx';
import { useTeaching } from '../learn/teaching.ts';
import type { Recess } from '../local/recess.ts';
import { Sheet } from '../sheet.tsx';
import { words } from '../text/index.ts';
import { useRecessIf } from './recess-hooks.ts';
import styles from './rule-link.module.css';

interface Props {
  readonly module: DrawnGame;
  readonly text: GameText;
  /** Of a refusal or an outcome. */
  readonly reason: string;
  readonly label: string;
  readonly recess?: Recess | undefined;
}

export function RuleLink({ module, text, reason, label, recess }: Props) {
  const [open, setOpen] = useState(false);
  useRecessIf(open, recess);
  const anchor = text.why?.[reason];
  if (anchor === undefined) return null;
  const address = `/${module.rules.id}/learn#${anchor}`;
  const unfold = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a class={styles.link} href={address} onClick={unfold}>
        {label}
      </a>
      {open && <RuleSheet module={module} anchor={anchor} address={address} onClose={() => setOpen(false)} />}
    </>
  );
}

interface SheetProps {
  readonly module: DrawnGame;
  readonly anchor: string;
  readonly address: string;
  readonly onClose: () => void;
}

function RuleSheet({ module, anchor, address, onClose }: SheetProps) {
  const teaching = useTeaching(module);
  const section = teaching?.learning.rules.find(({ id }) => id === anchor);
  return (
    <Sheet label={section?.title ?? words().rules} onClose={onClose}>
      {(close) => (
        <>
          {teaching && section ? <Section section={section} teaching={teaching} /> : <p>{words().loading}</p>}
          <div class="buttons">
            <button type="button" class="button main" onClick={close}>
              {words().close}
            </button>
            <a class="button plain" href={address}>
              {words().allRules}
            </a>
          </div>
        </>
      )}
    </Sheet>
  );
}
