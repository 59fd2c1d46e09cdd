/** Between two people at one screen, where one of them has a secret. */
import { fill } from '../../text/index.ts';
import { words } from '../text/index.ts';

export function Curtain({ name, onLift }: { readonly name: string; readonly onLift: () => void }) {
  const text = words();
  return (
    <div class="curtain">
      <h2>{fill(text.curtain, { name })}</h2>
      <p>{text.curtainHelp}</p>
      <button type="button" class="button main" onClick={onLift}>
        {fill(text.lift, { name })}
      </button>
    </div>
  );
}
