import type { Translation } from '../../../core/text.ts';
import type { studyText as en } from './study-en.ts';

export const studyText: Translation<typeof en> = {
  reasons: {
    chances: 'Ce que l’on pouvait savoir',
    even: 'Les deux mains se valent : en devinant, on a raison une fois sur deux.',
    was: 'Le caillou était dans la main {hand}, et personne ne pouvait le savoir.',
    left: 'gauche',
    right: 'droite',
  },
};
