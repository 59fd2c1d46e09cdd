/** Brings what is said to where it can be read with its board in sight: beside it, or on a phone below it, where the board stays. */
import { calm } from '../preferences.ts';

/** Between the board and what is read below it. */
const GAP_PX = 8;

export function intoSight(said: HTMLElement, card: Element, board: Element): void {
  const [words, drawn, read] = [said, board, card].map((part) => part.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  const isBeside = drawn.right <= words.left;
  const top = isBeside ? 0 : drawn.height + GAP_PX;
  const isRead = read.top >= (isBeside ? 0 : drawn.bottom) && read.bottom <= innerHeight;
  if (isRead) return;
  scrollBy({ top: words.top - top, behavior: calm() ? 'auto' : 'smooth' });
}
