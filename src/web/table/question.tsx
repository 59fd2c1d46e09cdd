/** Asks before something is done that cannot be taken back. */
import { Sheet } from '../sheet.tsx';
import { words } from '../text/index.ts';
import type { Ability } from './abilities.ts';

interface Props {
  readonly label: string;
  readonly asked: string;
  readonly ability: Ability | undefined;
  readonly onClose: () => void;
}

export function Question({ label, asked, ability, onClose }: Props) {
  if (!ability?.now) return null;
  const act = () => {
    onClose();
    ability.run();
  };
  return (
    <Sheet label={label} onClose={onClose}>
      {(close) => (
        <>
          <p>{asked}</p>
          <div class="buttons">
            <button type="button" class="button plain" onClick={close}>
              {words().playOn}
            </button>
            <button type="button" class="button main" onClick={act}>
              {label}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}
