/**
 * npm run puzzles:shelf -- GAME: makes the puzzles that are shipped, and writes them where the game's folder has them. Seven
 * parts, as many puzzles in each, from the easiest to the hardest, its kinds in turn. The same seed makes the same shelf; a
 * shelf that was released is not made anew, for dailies and links are found in it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EASIEST, HARDEST } from '../../src/core/puzzle.ts';
import { findGame } from '../../src/games/shelf.ts';
import { writeLine } from '../../src/puzzles/lines.ts';
import { type MadePuzzle, makePuzzles } from '../../src/puzzles/make.ts';

const PARTS = 7;
const PER_PART = 75;
/** More than are kept, so that every kind has its share and ratings lie evenly. */
const WANTED = 120;
/** Of games whose puzzles are rare. */
const WANTED_OF: ReadonlyMap<string, number> = new Map([['z-game', 76]]);
const SEED = 'shelf';
/** A part that is not full by then is filled with what there is. */
const MOST_TRIES = 2_000_000;

const [id = '', seed = SEED] = process.argv.slice(2);
const module = findGame(id);
const puzzles = await module?.puzzles?.();
if (!module || !puzzles) throw new Error(`no puzzles of ${id}`);
const maker = await puzzles.maker();
const wanted = WANTED_OF.get(id) ?? WANTED;

const found: MadePuzzle[][] = Array.from({ length: PARTS }, () => []);
let tried = 0;
for (const made of makePuzzles(module.rules, maker, seed)) {
  if (++tried % 500 === 0) console.error(`${tried} tries: ${found.map((part) => part.length).join(' ')}`);
  if (made) {
    const part = found[partOf(made)]!;
    if (part.length < wanted) part.push(made);
  }
  if (found.every((part) => part.length >= wanted) || tried === MOST_TRIES) break;
}

const folder = join(import.meta.dirname, '../../src/games', id, 'puzzles/shelf');
mkdirSync(folder, { recursive: true });
for (const [i, part] of found.entries()) {
  if (part.length < PER_PART) throw new Error(`part ${i + 1} has ${part.length} puzzles only`);
  const lines = chosen(part).map(({ draft }) => writeLine(draft));
  const header = '/** Shipped puzzles, made by tools/puzzles/shelf.ts: src/puzzles/lines.ts says what a line is. */';
  writeFileSync(join(folder, `part-${i + 1}.data.ts`), `${header}\nexport const part = \`\n${lines.join('\n')}\n\`;\n`);
}

function partOf({ draft }: MadePuzzle): number {
  return Math.min(PARTS - 1, Math.floor((PARTS * (draft.rating - EASIEST)) / (HARDEST + 1 - EASIEST)));
}

/** Each kind in its turn, as long as it has any; sorted by rating. */
function chosen(part: readonly MadePuzzle[]): MadePuzzle[] {
  const queues = maker.kinds.map((kind) => spread(part.filter(({ draft }) => draft.kind === kind)));
  const taken: MadePuzzle[] = [];
  while (taken.length < PER_PART) {
    for (const queue of queues) {
      const next = queue.shift();
      if (next && taken.length < PER_PART) taken.push(next);
    }
  }
  return taken.toSorted((a, b) => a.draft.rating - b.draft.rating || (a.puzzle.id < b.puzzle.id ? -1 : 1));
}

/** In an order whose every beginning lies evenly between the easiest and the hardest: halves, quarters, eighths … */
function spread(puzzles: readonly MadePuzzle[]): MadePuzzle[] {
  const sorted = puzzles.toSorted((a, b) => a.draft.rating - b.draft.rating);
  const bits = Math.ceil(Math.log2(Math.max(2, sorted.length)));
  const reversed = (i: number) => Number.parseInt(i.toString(2).padStart(bits, '0').split('').reverse().join(''), 2);
  return sorted
    .map((puzzle, i) => ({ puzzle, order: reversed(i) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ puzzle }) => puzzle);
}
