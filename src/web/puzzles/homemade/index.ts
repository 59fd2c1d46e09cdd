/** What people make themselves, loaded where it is asked for: most come to solve. */
export { HomemadePage } from './homemade-page.tsx';
export { MakePage } from './make-page.tsx';
export { OwnPuzzles } from './own-puzzles.tsx';
