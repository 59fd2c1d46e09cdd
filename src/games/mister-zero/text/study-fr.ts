import type { Translation } from '../../../core/text.ts';
import type { studyText as en } from './study-en.ts';

export const studyText: Translation<typeof en> = {
  reasons: {
    walk: 'La marche, saut par saut',
    walked: {
      one: 'Mister Zero a fait un saut et s’est arrêté en {end}. Rouge a ramassé {red}, Vert {green}.',
      other: 'Mister Zero a fait {count} sauts et s’est arrêté en {end}. Rouge a ramassé {red}, Vert {green}.',
    },
    wouldWalk: {
      one: 'S’il partait maintenant, il ferait un saut et s’arrêterait en {end}. Rouge ramasserait {red}, Vert {green}.',
      other:
        'S’il partait maintenant, il ferait {count} sauts et s’arrêterait en {end}. Rouge ramasserait {red}, Vert {green}.',
    },
    jump: 'Saut',
    'why-faceDown': 'En {from}, il prend toujours d’abord le jeton face cachée : le {number}, vers {to}.',
    'why-only': 'En {from}, un seul pont restait : par le {number} vers {to}.',
    'why-smallest': 'En {from}, le {number} était le plus petit : il est allé en {to}. Écartés : {others}.',
    'why-rightmost':
      'En {from}, il y avait le {number} sur deux ponts : il a pris le plus à droite, vers {to}. Écartés : {others}.',
    stops: 'En {at}, il s’est arrêté : plus aucun pont avec un jeton à franchir.',
    rival: 'le {number} vers {to}',
    number: 'Saut',
    jumpHead: 'De, vers',
    token: 'Jeton',
    against: 'Contre',
    whyHead: 'Pourquoi',
    way: '{from} → {to}',
    'short-faceDown': 'face cachée',
    'short-only': 'le seul',
    'short-smallest': 'le plus petit',
    'short-rightmost': 'plus à droite',
    whatIf: 'Et si ce jeton portait un autre nombre ?',
    tokenLabel: 'Ce jeton',
    numberLabel: 'serait un',
    'token-red': '{number} rouge sur {bridge}',
    'token-green': '{number} vert sur {bridge}',
    sameWalk: 'La marche serait la même.',
    parts: 'À partir du saut {jump}, il irait ailleurs : en {from}, il prendrait le {number} vers {to}.',
    endsSooner: {
      one: 'Il s’arrêterait après un saut, en {at}.',
      other: 'Il s’arrêterait après {count} sauts, en {at}.',
    },
    scores: 'Rouge aurait {redThen} au lieu de {red}, Vert {greenThen} au lieu de {green}.',
    walkNow: 'En réalité',
    walkThen: 'Sinon',
    hop: '{from} → {to} par le {number}',
    margins: 'Ce qu’on peut encore atteindre',
    ahead: {
      one: 'Si chacun joue au mieux, {mine} finit avec un jeton d’avance.',
      other: 'Si chacun joue au mieux, {mine} finit avec {count} jetons d’avance.',
    },
    behind: {
      one: 'Si chacun joue au mieux, {mine} finit avec un jeton de retard.',
      other: 'Si chacun joue au mieux, {mine} finit avec {count} jetons de retard.',
    },
    level: 'Si chacun joue au mieux, {mine} finit avec autant de jetons que l’autre camp.',
    keepingAll: 'Tous les coups y mènent.',
    keeping: { one: 'Un seul coup sur {all} y mène.', other: '{count} coups sur {all} y mènent.' },
    keepingSome: { one: 'Au moins un coup sur {all} y mène.', other: 'Au moins {count} coups sur {all} y mènent.' },
    handLabel: 'Jeton à poser',
    bestMargin: 'Meilleur écart',
  },
};
