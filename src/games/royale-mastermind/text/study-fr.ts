import type { Translation } from '../../../core/text.ts';
import { cards, values } from './fr.ts';
import type { studyText as en } from './study-en.ts';

export const studyText: Translation<typeof en> = {
  reasons: {
    ...values,
    ...cards,
    row: '{left}, {middle}, {right}',
    answer: '{black}, {white}',
    answered: '{row} {answer}',
    blacks: { one: '{count} noir', other: '{count} noirs' },
    whites: { one: '{count} blanc', other: '{count} blancs' },
    lens: 'Ce que le code peut encore être',
    codesAtFirst: 'Avant la première rangée, {count} codes sont possibles.',
    codesLeft: 'Les réponses laissent {count} codes sur {all}.',
    codeKnown: 'Les réponses ne laissent plus qu’un code sur {all} : il est connu.',
    placeLabel: 'Emplacement',
    'place-any': 'Partout',
    'place-1': 'À gauche',
    'place-2': 'Au milieu',
    'place-3': 'À droite',
    share: '{percent} %',
    hardly: '<1 %',
    clues: 'Les réponses oubliées',
    forgot:
      'La rangée {number} ({row}) ne pouvait pas être la bonne : la réponse à la rangée {clue} ({before}) aurait été {instead}, et non {answer}.',
    allClues: 'Aucune rangée ne contredisait une réponse précédente.',
    opening: 'La première rangée',
    openingBest: 'Trois valeurs différentes sont le meilleur départ : {best} rangées en moyenne.',
    openingWorse: {
      one: 'Avec une seule valeur dans la première rangée, il faut {made} rangées en moyenne. Avec trois différentes, il en faut {best} : ce départ en coûte {lost}.',
      other:
        'Avec {count} valeurs différentes seulement dans la première rangée, il faut {made} rangées en moyenne. Avec trois, il en faut {best} : ce départ en coûte {lost}.',
    },
    account: 'L’adresse et la chance, en rangées',
    used: {
      one: 'Au départ, il fallait compter {expected} rangées en moyenne ; une seule a suffi.',
      other: 'Au départ, il fallait compter {expected} rangées en moyenne ; {count} ont servi.',
    },
    usedSoFar: {
      one: 'Au départ, il fallait compter {expected} rangées en moyenne ; une a servi, il en reste {left} à prévoir.',
      other:
        'Au départ, il fallait compter {expected} rangées en moyenne ; {count} ont servi, il en reste {left} à prévoir.',
    },
    allBest: 'Aucune rangée n’a rien fait perdre.',
    lost: 'Des choix moins bons en ont coûté {lost}.',
    lucky: 'Des réponses heureuses en ont épargné {luck}.',
    unlucky: 'Des réponses malheureuses en ont coûté {luck}.',
    noLuck: 'La chance n’a rien changé.',
    estimated: 'Tant qu’il reste beaucoup de codes, ces chiffres sont des estimations.',
    number: 'Rangée',
    columns:
      'Rangées encore à prévoir en moyenne : avant la rangée, après elle sans connaître la réponse, puis la réponse connue. L’écart entre les deux derniers nombres, c’est la chance.',
    rowHead: 'Jetons et réponse',
    beforeHead: 'Avant',
    chosenHead: 'Attendu',
    afterHead: 'Reçu',
    lostHead: 'Adresse',
    luckHead: 'Chance',
    plus: '+{rows}',
    minus: '−{rows}',
  },
};
