/** What can be done at any table. */
import { useState } from 'preact/hooks';
import { writeSavedGame } from '../../table/saved-game.ts';
import { fill } from '../../text/index.ts';
import { words } from '../text/index.ts';
import { linkTo } from './carried.ts';
import type { LocalTable } from './local-table.ts';

export function Actions({ table, onFlip }: { readonly table: LocalTable; readonly onFlip: () => void }) {
  const text = words();
  const [hint, setHint] = useState<string>();
  const ask = async () => {
    const move = await table.hint();
    setHint(move === undefined ? text.noHint : fill(text.hinted, { move }));
  };
  const copy = async () => {
    await navigator.clipboard.writeText(await linkTo(table.log.value, table.stored.value.seed));
    setHint(text.copied);
  };
  const over = table.over.value;
  return (
    <div class="actions">
      <button type="button" class="button plain" disabled={!table.mayUndo} onClick={() => table.undo()}>
        {text.undo}
      </button>
      {table.module.bot && (
        <button type="button" class="button plain" disabled={over} onClick={ask}>
          {text.hint}
        </button>
      )}
      <button type="button" class="button plain" onClick={onFlip}>
        {text.flip}
      </button>
      <button type="button" class="button plain" onClick={() => save(table)}>
        {text.save}
      </button>
      <button type="button" class="button plain" disabled={!table.open} onClick={copy}>
        {text.copyLink}
      </button>
      <button type="button" class="button plain" onClick={() => document.documentElement.requestFullscreen?.()}>
        {text.fullScreen}
      </button>
      <button
        type="button"
        class="button plain"
        disabled={over || table.viewer === 'spectator'}
        onClick={() => table.resign()}
      >
        {text.resign}
      </button>
      <p class="hint" role="status">
        {hint}
      </p>
    </div>
  );
}

/** Hands the game over as a file. */
function save(table: LocalTable): void {
  const { seed } = table.stored.value;
  const blob = new Blob([writeSavedGame(table.log.value, { seed })], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${table.module.rules.id}.escale-game.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
