/** What the games are called, in their order on the shelf, once that is loaded. */
import { SHELF } from '../../games/shelf.ts';
import { useLater } from '../loading.ts';
import { language } from '../text/index.ts';

export const useGameNames = (): readonly string[] | undefined =>
  useLater(() => Promise.all(SHELF.map(async ({ text }) => (await text[language()]()).name)), [language()]);
