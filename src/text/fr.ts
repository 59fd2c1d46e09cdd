import type { en } from './en.ts';

export const fr: typeof en = {
  refusals: {
    'game-over': 'La partie est finie.',
    'not-your-turn': 'Ce n’est pas à vous de jouer.',
    'move-not-text': 'Un coup est un texte.',
    'not-a-move': 'Cela ne s’écrit pas comme un coup de ce jeu.',
    seats: 'Ce jeu ne se joue pas à {seats}. Nombres permis : {allowed}.',
    'options-form': 'Les options sont un objet de noms et de valeurs.',
    'option-unknown': 'Il n’y a pas d’option « {option} ». Options : {allowed}.',
    'option-value': 'L’option « {option} » ne peut pas valoir {value}. Valeurs permises : {allowed}.',
  },
  /** What is wrong with a saved game. */
  faults: {
    notJson: 'ce n’est pas du JSON.',
    form: 'pas une partie enregistrée : « {where} » : {what}.',
    unknownGame: 'le jeu « {game} » est inconnu. Jeux : {games}.',
    players: '{players} noms pour {seats} sièges.',
    event: 'le coup {index} (par {by} : {move}) est refusé : {reason}',
    result: 'les coups mènent à {found}, mais le fichier dit {written}.',
  },
  chance: 'le hasard',
  clock: 'l’horloge',
};
