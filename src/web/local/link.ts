/** A game carried from elsewhere: a file, or a link that holds the whole log. */
import { findGame, GAME_IDS } from '../../games/shelf.ts';
import { describeFault } from '../../table/file/file-fault.ts';
import { type OpenedGame, readSavedGame } from '../../table/file/saved-game.ts';
import { language } from '../text/index.ts';

/** The address that opens this file anywhere. */
export async function linkTo(file: string): Promise<string> {
  const packed = new Blob([file]).stream().pipeThrough(new CompressionStream('deflate-raw'));
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

/** The carried game, or a sentence about what is wrong with it. */
export async function readCarried(text: string): Promise<{ game: OpenedGame } | { fault: string }> {
  const opened = readSavedGame(text, findGame);
  return opened.ok ? { game: opened.value } : { fault: await describeFault(opened.error, language(), GAME_IDS) };
}
