/** Backups as files: written whole or not at all, read as a stream. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { atLine, BadArchive } from './bad-archive.ts';
import {
  type ArchivedRow,
  endOf,
  FIRST_LINE,
  formIn,
  lastLine,
  type NumberedRow,
  readRow,
  writeRow,
} from './format.ts';

/** A hundred times what a line can hold that a house has written: a small file may unpack to any size. */
const LONGEST_LINE = 2 ** 24;

/** Only its owner may read it: there are seeds in it. */
export async function writeArchive(file: string, rows: AsyncIterable<ArchivedRow>): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    let count = 0;
    const lines = async function* () {
      yield `${FIRST_LINE}\n`;
      for await (const row of rows) {
        count++;
        yield `${writeRow(row)}\n`;
      }
      yield `${lastLine(count)}\n`;
    };
    await pipeline(Readable.from(lines()), createGzip(), handle.createWriteStream({ flush: true }));
    await rename(draft, file);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

/** Throws a BadArchive where the file is none, and at its end if something is missing. */
export async function* readArchive(file: string): AsyncGenerator<NumberedRow> {
  let line = 0;
  let form: number | undefined;
  let end: number | undefined;
  for await (const text of linesOf(file)) {
    line++;
    if (form === undefined) form = formIn(text);
    else if (end !== undefined) throw new BadArchive('broken', { why: 'more', line });
    else {
      const read = readLine(line, text, form);
      if (typeof read === 'number') end = read;
      else yield { line, ...read };
    }
  }
  // the first line and the last are no rows
  if (end !== line - 2) throw new BadArchive('incomplete');
}

/** A row, or how many there must have been. */
function readLine(line: number, text: string, form: number): ArchivedRow | number {
  try {
    return endOf(text) ?? readRow(text, form);
  } catch (error) {
    throw atLine(line, error);
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  pipe(createReadStream(file), unpacked, () => {});
  const decoder = new TextDecoder();
  let line = 1;
  let rest = '';
  try {
    for await (const bytes of unpacked) {
      const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split('\n');
      rest += first;
      if (rest.length > LONGEST_LINE) throw new BadArchive('broken', { why: 'long', line });
      if (others.length === 0) continue;
      const next = others.pop()!;
      yield* [rest, ...others];
      line += 1 + others.length;
      rest = next;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new BadArchive('incomplete');
    if (code?.startsWith('Z_')) throw new BadArchive('foreign');
    throw error;
  }
  if (rest !== '') throw new BadArchive('incomplete');
}
