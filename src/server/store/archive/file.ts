/** Backups as files: written whole or not at all, read as a stream. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline as pipe, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import {
  type ArchivedRow,
  BadArchive,
  checkFirstLine,
  endOf,
  FIRST_LINE,
  lastLine,
  readRow,
  writeRow,
} from './format.ts';

type Rows = AsyncIterable<ArchivedRow>;

/** Only its owner may read it: there are seeds in it. */
export async function writeArchive(file: string, rows: Rows): Promise<void> {
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
export async function* readArchive(file: string): Rows & AsyncGenerator<ArchivedRow> {
  let count = 0;
  let end: number | undefined;
  let begun = false;
  for await (const line of linesOf(file)) {
    if (end !== undefined) throw new BadArchive('broken', 'there is something after the end');
    if (!begun) checkFirstLine(line);
    else end = endOf(line);
    if (begun && end === undefined) {
      yield readRow(line);
      count++;
    }
    begun = true;
  }
  if (end !== count) throw new BadArchive('incomplete', 'the end is missing');
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  pipe(createReadStream(file), unpacked, () => {});
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const bytes of unpacked) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw new BadArchive('incomplete', 'the end is missing');
    if (code?.startsWith('Z_')) throw new BadArchive('foreign', 'not a backup of Escale');
    throw error;
  }
  if (rest !== '') throw new BadArchive('incomplete', 'the end is missing');
}
