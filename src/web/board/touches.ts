/** What follows from a touch on the board, a moment later. */

const CUT_MS = 80;

/** What is put down lies there at once, and does not glide from where it was taken up. */
export function cut(frame: HTMLElement | null): void {
  frame?.setAttribute('data-cut', '');
  setTimeout(() => frame?.removeAttribute('data-cut'), CUT_MS);
}

/** Each touch may change the drawing that the next one is made on. */
export function touchAll(
  [first, ...rest]: readonly string[],
  latest: { readonly current: (target: string) => void },
): void {
  if (first === undefined) return;
  latest.current(first);
  if (rest.length > 0) requestAnimationFrame(() => touchAll(rest, latest));
}
