/** A button for something that can be done: a sign and a word in the bar, or a word in a list. */
import type { Ability } from './abilities.ts';
import styles from './action.module.css';
import { Icon, type IconName } from './icon.tsx';
import { tableWords } from './text/index.ts';

interface Props {
  readonly label: string;
  /** Undefined where the table does not offer it. */
  readonly ability: Ability | undefined;
  readonly icon?: IconName;
  /** What the button does with it, if more than run it. */
  readonly run?: () => unknown;
  /** It was touched though it leads nowhere now. */
  readonly onWhy?: (why: string | undefined) => void;
  /** Whether the list that it opens is there. */
  readonly expanded?: boolean;
  /** How much there is that has not been seen, and what that is called. */
  readonly badge?: { readonly count: number; readonly told: string } | undefined;
}

export function Action({ label, ability, icon, run, onWhy, expanded, badge }: Props) {
  if (!ability) return null;
  const why = ability.now ? undefined : ability.why && tableWords().notNow[ability.why];
  return (
    <button
      type="button"
      class={icon ? styles.inBar : styles.inList}
      aria-disabled={!ability.now}
      aria-expanded={expanded}
      title={why}
      onClick={() => void (ability.now ? (run ?? ability.run)() : onWhy?.(why))}
    >
      {icon && <Icon name={icon} />}
      <span>{label}</span>
      {badge && (
        <>
          <b class={styles.badge} aria-hidden="true">
            {badge.count}
          </b>
          <span class="heard">{badge.told}</span>
        </>
      )}
    </button>
  );
}
