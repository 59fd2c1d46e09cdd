import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const pages = join(import.meta.dirname, 'src', 'web');
/** Other alphabets' fonts load only where they are needed, and never for French or English; pictures are for messengers. */
const LEFT_OUT = /(cyrillic|greek|vietnamese|latin-ext|manifest\.json|drawn-from\.json|\.png$)/;

/** Writes the service worker with the list of everything that was built, the workers' own parts included. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle({ dir }) {
      const built = readdirSync(dir!, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name) && entry.name !== 'service-worker.js')
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      const version = built.reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256')).digest('hex');
      const files = built.map((file) => file.slice(dir!.length).replace('/index.html', '/'));
      const code = readFileSync(join(pages, 'offline', 'service-worker.js'), 'utf8');
      writeFileSync(join(dir!, 'service-worker.js'), `const HOUSE = ${JSON.stringify({ version, files })};\n${code}`);
    },
  };
}

/** A worker thinks: boards, covers, lessons, editors and texts, which a game's index offers, and shelves of puzzles stay out of its bundle. */
function onlyThinking(): Plugin {
  const nothing = '\0nothing';
  return {
    name: 'only-thinking',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const shown = /\/games\/[^/]+\/index\.ts$/.test(importer) && /^\.\/(board|learn|editor|prints|text)/.test(source);
      const shelved = /\/games\/[^/]+\/puzzles\/index\.ts$/.test(importer) && source.startsWith('./shelf/');
      return shown || shelved ? nothing : null;
    },
    load: (id) => (id === nothing ? 'export {};' : null),
  };
}

export default defineConfig({
  root: pages,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: join(import.meta.dirname, 'dist', 'web'), emptyOutDir: true, target: 'es2022', manifest: true },
  worker: { format: 'es', plugins: () => [onlyThinking()] },
  plugins: [offline()],
});
