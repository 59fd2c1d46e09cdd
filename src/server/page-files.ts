/** The files of the built pages, read once: whoever asks for one waits for no disk, and a thousand who read slowly hold the same bytes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface PageFile {
  readonly bytes: Buffer;
  readonly type: string;
  /** By its content. */
  readonly tag: string;
  /** For how long it may be kept without asking. */
  readonly caching: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const ANY = 'application/octet-stream';
const LASTING = 'public, max-age=31536000, immutable';

/** By address. What begins with a dot is no page. */
export function readPageFiles(root: string): ReadonlyMap<string, PageFile> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((each) => each.isFile()).map((each) => relative(root, join(each.parentPath, each.name)));
  return new Map(
    paths
      .map((path) => path.split(sep))
      .filter((parts) => parts.every((part) => !part.startsWith('.')))
      .map((parts) => [`/${parts.join('/')}`, readPageFile(join(root, ...parts))]),
  );
}

function readPageFile(path: string): PageFile {
  const bytes = readFileSync(path);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  // what is named by its content never changes
  const caching = path.includes(`${sep}assets${sep}`) ? LASTING : 'no-cache';
  return { bytes, type: TYPES[extname(path)] ?? ANY, tag, caching };
}
