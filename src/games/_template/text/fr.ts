import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  name: 'Quelle main',
  pitch: 'L’un cache un caillou, l’autre devine.',
  goal: 'Devinez quelle main cache le caillou',
  options: {},
  refusals: {
    'template.hider-expected': 'Le hasard dit d’abord qui cache.',
    'template.hide-expected': 'Il faut cacher le caillou : hide:left ou hide:right.',
    'template.guess-expected': 'Il faut deviner la main : guess:left ou guess:right.',
    'template.too-late-expected': 'L’horloge peut seulement dire qu’il est trop tard.',
  },
  endings: {
    found: 'C’était la bonne main.',
    missed: 'Cette main était vide.',
    'too-late': 'Le temps est écoulé.',
  },
  sentences: {
    seat: 'Joueur {number}',
    points: 'parties gagnées',
    account: '{name} a deviné, ou bien caché.',
    hider: '{name} cache le caillou.',
    hidden: '{name} a caché le caillou.',
    hiddenSeen: '{name} a caché le caillou ({hand}).',
    guess: '{name} devine : {hand}.',
    tooLate: 'Le temps est écoulé.',
  },
  words: { hands: { left: 'gauche', right: 'droite' } },
  notation: ['hide:left ou hide:right cache le caillou', 'guess:left ou guess:right devine la main'],
};
