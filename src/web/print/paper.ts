/** Paper that people print on, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** No printer reaches the edge. */
export const MARGIN = 12;
/** What the last line of every page needs. */
export const FOOT = 10;

/** Whoever measures in inches prints on Letter. */
export const usualPaper = (locale: string): Paper =>
  /-(US|CA|MX|CL|CO|CR|DO|GT|PA|PH|SV|VE)$/.test(locale) ? 'letter' : 'a4';

/** What can be drawn on. */
export const spaceOn = (paper: Paper) => ({
  width: PAPERS[paper].width - 2 * MARGIN,
  height: PAPERS[paper].height - 2 * MARGIN - FOOT,
});

/** Page after page, each as full as its lines let it be; nothing is broken. */
export function fullPages<Each>(
  all: readonly Each[],
  linesOf: (each: Each) => number,
  room: number,
): readonly (readonly Each[])[] {
  const pages: Each[][] = [];
  let left = 0;
  for (const each of all) {
    const lines = linesOf(each);
    if (pages.length === 0 || lines > left) {
      pages.push([]);
      left = room;
    }
    pages.at(-1)!.push(each);
    left -= lines;
  }
  return pages;
}

/** In parts of so many. */
export function chunks<Each>(all: readonly Each[], size: number): readonly (readonly Each[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
