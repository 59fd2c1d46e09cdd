/** What can be done at a table, as far as it offers it. */
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../text/index.ts';
import { words } from '../text/index.ts';
import type { Ability, TableFace } from './table-face.ts';

export function Actions({ table, onFlip }: { readonly table: TableFace; readonly onFlip: () => void }) {
  const text = words();
  const [said, setSaid] = useState<string>();
  // what was said belongs to its moment, and a hint to one pair of eyes
  useEffect(() => setSaid(undefined), [table.seen.length, table.viewer, table.sharing?.curtain]);
  const { undo, hint, save, link, resign } = table;
  const ask = async () => {
    const move = await hint?.run();
    setSaid(move === undefined ? text.noHint : fill(text.hinted, { move }));
  };
  const copy = async () => {
    const address = await link?.run();
    if (address === undefined) return;
    await navigator.clipboard.writeText(address);
    setSaid(text.copied);
  };
  return (
    <div class="actions">
      <Action label={text.undo} ability={undo} />
      <Action label={text.hint} ability={hint} run={ask} />
      <button type="button" class="button plain" onClick={onFlip}>
        {text.flip}
      </button>
      <Action label={text.save} ability={save} run={() => save && download(table.module.rules.id, save.run())} />
      <Action label={text.copyLink} ability={link} run={copy} />
      <button type="button" class="button plain" onClick={() => document.documentElement.requestFullscreen?.()}>
        {text.fullScreen}
      </button>
      <Action label={text.resign} ability={resign} />
      <p class="hint" role="status">
        {said}
      </p>
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  readonly ability: Ability<unknown> | undefined;
  /** What the button does with it, if more than run it. */
  readonly run?: () => unknown;
}

function Action({ label, ability, run }: ActionProps) {
  if (!ability) return null;
  return (
    <button type="button" class="button plain" disabled={!ability.now} onClick={() => void (run ?? ability.run)()}>
      {label}
    </button>
  );
}

/** Hands the game over as a file. */
function download(game: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${game}.escale-game.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
