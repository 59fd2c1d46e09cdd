import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** For nobody but its owner. */
const OWN_FOLDER = 0o700;

/** Step by step: where a folder cannot be, Node's own way may try for ever. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: OWN_FOLDER });
}
