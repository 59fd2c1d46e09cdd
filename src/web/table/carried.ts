/** A game carried from elsewhere: a file, or a link that holds the whole log. */
import type { GameModule } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import type { Result } from '../../core/result.ts';
import { findGame, GAME_IDS } from '../../games/shelf.ts';
import { describeFault } from '../../table/file-fault.ts';
import { type OpenedGame, readSavedGame, writeSavedGame } from '../../table/saved-game.ts';
import { language } from '../text/index.ts';
import { newGame } from './new-game.ts';
import { playedOut, type StoredGame } from './stored-game.ts';

/** The address that opens this log anywhere. */
export async function linkTo(log: Log, seed: string): Promise<string> {
  const packed = new Blob([writeSavedGame(log, { seed })]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(String.fromCharCode(...bytes));
  return `${location.origin}/open#${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** What a link's hash holds; undefined if it is none of ours. */
export async function textOfLink(hash: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(hash.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await new Response(unpacked).text();
  } catch {
    return undefined;
  }
}

/** The carried game as a table of this browser, or a sentence about what is wrong with it. */
export async function openCarried(text: string): Promise<{ game: StoredGame } | { fault: string }> {
  const opened: Result<OpenedGame, Parameters<typeof describeFault>[0]> = readSavedGame(text, findGame);
  if (!opened.ok) return { fault: await describeFault(opened.error, language(), GAME_IDS) };
  return { game: tableOf(opened.value.module, opened.value) };
}

function tableOf(module: GameModule, { saved, log }: OpenedGame): StoredGame {
  const names = saved.players ?? Array.from({ length: saved.seats }, () => '');
  const fresh = newGame(
    module,
    names.map((name) => ({ kind: 'person', name })),
    log.options,
  );
  return { ...fresh, events: log.events, ending: playedOut(saved.result), seed: saved.seed ?? fresh.seed };
}
