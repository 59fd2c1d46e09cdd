import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

const HANDS: Readonly<Record<string, string>> = { left: 'gauche', right: 'droite' };

export const fr: Translation<typeof en> = {
  name: 'Quelle main',
  pitch: 'L’un cache un caillou, l’autre devine.',
  seat: (seat) => `Joueur ${seat + 1}`,
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
  points: () => 'parties gagnées',
  account: ({ winners }, _view, name) => winners.map((seat) => `${name(seat)} a deviné, ou bien caché.`),
  notation: ['hide:left ou hide:right cache le caillou', 'guess:left ou guess:right devine la main'],
  tell({ by, move }, name) {
    const [kind, what = ''] = move.split(':');
    if (kind === 'hider') return `${name(Number(what))} cache le caillou.`;
    if (kind === 'too-late') return 'Le temps est écoulé.';
    if (kind === 'guess') return `${name(by as number)} devine : ${HANDS[what]}.`;
    return `${name(by as number)} a caché le caillou${what ? ` (${HANDS[what]})` : ''}.`;
  },
};
