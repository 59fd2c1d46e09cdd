/** How a reader likes a game's board, kept in this browser. */
import { useState } from 'preact/hooks';
import type { Settings } from '../../board/board.ts';

const keyOf = (game: string) => `escale.board.${game}`;

function read(game: string): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}');
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

export function useSettings(game: string): readonly [Settings, (change: Settings) => void] {
  const [settings, setSettings] = useState(() => read(game));
  const change = (some: Settings) => {
    const next = { ...settings, ...some };
    localStorage.setItem(keyOf(game), JSON.stringify(next));
    setSettings(next);
  };
  return [settings, change];
}
