/** A game carried from elsewhere: a file, or a link that holds the whole log. */
import type { DrawnGame } from '../../games/module.ts';
import { findGame, GAME_IDS } from '../../games/shelf.ts';
import { describeFault } from '../../table/file/file-fault.ts';
import { type FileFault, type OpenedGame, readSavedGame } from '../../table/file/saved-game.ts';
import { MOST_FILE } from '../../table/limits.ts';
import { language } from '../text/index.ts';

/** The address that opens this file anywhere. */
export const linkTo = async (file: string): Promise<string> => `${location.origin}/open#${await packed(file)}`;

/** As an address can carry it. */
export async function packed(file: string): Promise<string> {
  const bytesIn = new Blob([file]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(bytesIn).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What a link's hash holds; undefined if it is none of ours. */
export async function textOfLink(hash: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(hash.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await textOf(unpacked);
  } catch {
    return undefined;
  }
}

/** A small link may hold a great deal: no more of it is unpacked than a game has. */
async function textOf(unpacked: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  const reader = unpacked.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= MOST_FILE) continue;
    await reader.cancel();
    return undefined;
  }
  return text + decoder.decode();
}

/** The carried game, or a sentence about what is wrong with it. */
export async function readCarried(
  carried: string | Blob,
): Promise<{ game: OpenedGame<DrawnGame> } | { fault: string }> {
  const tell = async (fault: FileFault) => ({ fault: await describeFault(fault, language(), GAME_IDS) });
  if (typeof carried !== 'string' && carried.size > MOST_FILE) return tell({ kind: 'too-long' });
  const opened = readSavedGame(typeof carried === 'string' ? carried : await carried.text(), findGame);
  return opened.ok ? { game: opened.value } : tell(opened.error);
}
