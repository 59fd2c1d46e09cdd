/** Ce que dit le bilan de chacun. */
import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  title: 'Votre bilan',
  help: 'Établi d’après ce que garde ce navigateur. Rien n’en sort tant que vous ne vous connectez pas ; votre résultat au problème du jour est compté sans votre nom.',
  empty: 'Rien pour l’instant : jouez une partie contre l’ordinateur, ou résolvez un problème.',
  play: 'Vers les jeux',
  solve: 'Le problème du jour',
  games: 'Contre l’ordinateur',
  noGames: 'Aucune partie finie contre l’ordinateur pour l’instant.',
  counts: 'Gagnées : {won}, nulles : {drawn}, perdues : {lost}, abandonnées : {givenUp}',
  alone: { one: '{count} partie en solo jouée jusqu’au bout.', other: '{count} parties en solo jouées jusqu’au bout.' },
  puzzles: 'Problèmes',
  noPuzzles: 'Aucun problème essayé pour l’instant.',
  rating: 'Cote : {rating}',
  solved: 'Résolus : {solved} sur {tried}',
  runs: 'Meilleure tempête : {storm}, meilleure série : {streak}, meilleure course : {race}',
  days: 'Jours',
  running: { one: '{count} jour d’affilée', other: '{count} jours d’affilée' },
  longest: { one: 'Plus longue suite : {count} jour', other: 'Plus longue suite : {count} jours' },
  lastDays: 'Les cinq dernières semaines : un problème du jour résolu {count} jours sur {all}.',
  times: 'Meilleurs temps',
  timesHelp: 'Problèmes résolus du premier coup, sans conseil.',
  yours: 'Tout est à vous',
  save: 'Enregistrer dans un fichier',
  forget: 'Supprimer votre bilan',
  forgetHelp:
    'Supprime tous les essais de problèmes et toutes les parties finies de ce navigateur, ainsi que ce que le serveur garde de vos problèmes. Les parties en cours restent. C’est définitif.',
  sure: 'Tout supprimer',
  keep: 'Le garder',
  forgetAway:
    'Le serveur, qui garde aussi vos problèmes, est injoignable : rien n’a été supprimé. Réessayez plus tard.',
  forgotten: 'Votre bilan est supprimé.',
};
