import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';
import { placesOf } from './places.ts';
import { why } from './why.ts';

/** Nord, sud, est, ouest ; haut, bas, gauche, droite. */
const places = placesOf({
  c: 'c',
  ne: 'ne',
  se: 'se',
  sw: 'so',
  nw: 'no',
  tr: 'hd',
  br: 'bd',
  bl: 'bg',
  tl: 'hg',
  e: 'e',
  w: 'o',
  n: 'n',
  s: 's',
});

export const fr: Translation<typeof en> = {
  name: 'Mister Zero',
  pitch: 'Posez vos nombres sur les ponts, puis regardez : Mister Zero choisit toujours le plus petit, sans discuter.',
  goal: 'Menez Mister Zero à votre point de contrôle',
  options: {
    consult: {
      label: 'Consultation entre partenaires',
      help: 'À quatre : les partenaires peuvent-ils se consulter pendant la pose ?',
      values: { false: 'non', true: 'oui' },
    },
  },
  refusals: {
    'mister-zero.not-in-hand': 'Vous n’avez pas le {number}. Vos jetons : {hand}.',
    'mister-zero.bridge-taken': 'Il y a déjà un jeton sur {bridge}. Choisissez un pont libre.',
    'mister-zero.centre-rule':
      'Le plus petit nombre des ponts centraux est {number} : aucun autre {number} ne peut le rejoindre. Choisissez un autre pont ou un autre jeton.',
    'mister-zero.zero-face-down':
      'Il y a déjà un zéro sur un pont central. Le vôtre ne peut le rejoindre que face cachée.',
    'mister-zero.last-face-down':
      'Seuls des ponts centraux sont libres, et votre dernier jeton y égale le plus petit nombre. Posez-le face cachée.',
    'mister-zero.face-down-not-central':
      'Un jeton ne se pose face cachée que sur un pont central. Sur {bridge}, posez-le face visible.',
    'mister-zero.face-down-not-smallest':
      'Seul un jeton égal au plus petit nombre des ponts centraux se pose face cachée. Posez celui-ci face visible.',
    'mister-zero.face-down-not-last':
      'On ne pose face cachée que le second zéro, ou votre dernier jeton quand il ne reste que des ponts centraux. Choisissez un autre pont ou un autre jeton.',
    'mister-zero.position-form':
      'Une position, ce sont les jetons avec leurs ponts, un point d’exclamation pour celui qui est face cachée, ou - pour le plateau vide : {example}.',
    'mister-zero.position-token-twice': 'Il n’y a qu’un jeton {token} ; le voici deux fois.',
    'mister-zero.position-bridge-twice': 'Un pont porte un seul jeton ; en voici deux sur {bridge}.',
    'mister-zero.position-turns':
      'On pose chacun son tour, Rouge d’abord : sur {count} en tout, il en faut {red} de Rouge et {green} de Vert.',
    'mister-zero.position-turns-of-four':
      'À quatre, on pose à tour de rôle. Sur {count} en tout, il en faut, rouges impairs : {redOdd}, verts impairs : {greenOdd}, rouges pairs : {redEven}, verts pairs : {greenEven}.',
    'mister-zero.position-face-down':
      '{token} ne peut être face cachée sur {bridge} : seul l’est, au centre, le second jeton du plus petit nombre, si c’est un zéro ou le dernier d’une main.',
    'mister-zero.position-centre':
      'Deux jetons {number} ne peuvent être tous deux les plus petits du centre, à moins que l’un d’eux soit face cachée.',
  },
  endings: {
    'walk-ended':
      'Mister Zero ne peut plus avancer. Le camp qui a ramassé le plus de jetons gagne ; à égalité, la partie est nulle.',
  },
  why,
  places,
  sentences: {
    seatOdd: '{colour} (jetons impairs)',
    seatEven: '{colour} (jetons pairs)',
    points: 'jetons ramassés',
    taken: 'Rouge en a ramassé {red} au point de contrôle rouge, Vert {green} au point de contrôle vert.',
    left: 'Non ramassés : {left}. Il n’y est pas passé, ou n’a plus atteint de point de contrôle ensuite.',
    places: '{name} pose le {number} sur {bridge}.',
    placesFaceDown: '{name} pose le {number} face cachée sur {bridge}.',
    turnedUp: 'Le {number} sur {bridge} redevient visible.',
    walks: 'Mister Zero passe par {way} et s’arrête. Rouge {red}, Vert {green}.',
    payout: '({colour} ramasse {count})',
  },
  words: { colours: { red: 'Rouge', green: 'Vert' } },
  board: {
    moments: {
      turnedUp: 'Le {number} est de nouveau visible',
      paid: 'Rouge ramasse {red}, Vert ramasse {green}',
      paidNothing: 'Personne ne ramasse rien',
    },
    places,
    advice: {
      lay: 'Posez votre {number} sur le pont entre {from} et {to}.',
      faceDown: 'Posez votre {number} face cachée sur le pont entre {from} et {to}.',
      centre: 'le centre',
    },
    red: 'rouge',
    green: 'vert',
    token: 'votre {number}',
    picked: 'votre {number}, sélectionné',
    free: 'pont {bridge}, libre',
    freeBut: 'pont {bridge}, libre, mais pas pour un {refused}',
    taken: 'pont {bridge}, {token}',
    lay: 'Poser le {number} sur {bridge}',
    layFaceDown: 'Poser le {number} face cachée sur {bridge}',
    barred: 'le {number} ne peut pas aller sur {bridge} : le plus petit nombre du centre est déjà un {number}',
    tokenNamed: '{number} {colour}',
    faceDownNamed: '{number} {colour} face cachée',
    pawn: 'Mister Zero sur {point}',
    pick: 'Sélectionnez un de vos jetons.',
    place: 'Posez le {number} sur un pont en surbrillance.',
    placeBarred:
      'Posez le {number} sur un pont en surbrillance. Les ponts barrés lui sont interdits : un {number} est déjà le plus petit du centre.',
    placeSecondZero:
      'Posez le 0 sur un pont en surbrillance. Au centre, il rejoint l’autre zéro face cachée, et Mister Zero partira par là.',
    placeLast:
      'Votre dernier jeton égale le plus petit du centre : il s’y pose face cachée, et Mister Zero partira par là.',
    waiting: 'C’est à {name} de jouer.',
    over: 'Mister Zero s’arrête en {point}. Rouge a {red}, Vert {green}.',
    previewed: 'S’il partait maintenant : {points}. Rouge {red}, Vert {green}.',
    previewedNothing: 'Pas encore d’aperçu : aucun jeton au centre.',
    preview: 'Aperçu de la marche',
    walk: 'La marche',
    player: {
      label: 'La marche',
      toStart: 'Depuis le début',
      back: 'Un pas en arrière',
      on: 'Un pas en avant',
      play: 'Lire',
      pause: 'Pause',
      slower: 'Plus lent',
      faster: 'Plus vite',
    },
    setOff: 'Mister Zero est au centre. Les vingt jetons sont posés.',
    firstFaceDown: 'Il part par le {number} face cachée vers {to}.',
    first: 'Il part par le {number}, le plus petit du centre, vers {to}.',
    jump: 'En {from}, le plus petit est le {number} : il saute vers {to}.',
    tie: 'Deux {number} égaux : il prend celui de droite, vers {to}.',
    payoutRed: 'Point de contrôle rouge : Rouge ramasse {count} jetons.',
    payoutGreen: 'Point de contrôle vert : Vert ramasse {count} jetons.',
    payoutRedOne: 'Point de contrôle rouge : Rouge ramasse un jeton.',
    payoutGreenOne: 'Point de contrôle vert : Vert ramasse un jeton.',
    onBoard: 'Sur les ponts : {tokens}.',
    empty: 'Aucun jeton pour l’instant.',
    freeBridges: 'Ponts libres : {bridges}.',
    hand: '{name} a en main {numbers}.',
    smallest: 'Le plus petit nombre au centre est {number}.',
    standing: 'Mister Zero est en {point}.',
    walked: 'Mister Zero est passé par {points}. Rouge a ramassé {red}, Vert {green}.',
  },
  reasons: {
    placed: 'le {number} sur {bridge}',
    parting: 'Ensuite, Mister Zero va de {from} à {to} par le {number}, et non à {instead}.',
    ends: 'Au mieux, {mine} finit alors avec {own} et l’autre camp avec {theirs}.',
    endsInstead: 'Avec {move}, c’était {own} à {theirs}.',
    red: 'la moitié rouge',
    green: 'la moitié verte',
    startsAway:
      'Le {number} est désormais le plus petit du centre : s’il n’en vient pas de plus petit, Mister Zero partira vers {to}, dans {where}.',
    drawsAway: 'Les petits nombres attirent Mister Zero : le {number} sur {bridge} l’entraîne dans {where}.',
    keepsOff: 'Mister Zero évite les grands nombres : le {number} sur {bridge} lui ferme {where}.',
    drawsHome: 'Le {number} sur {move} l’aurait attiré dans {where}.',
    keepsHome: 'Le {number} sur {move} lui aurait fermé {where}.',
    should: 'Ensuite, {mine} devrait finir {worth}.',
    answered: '{other} peut maintenant répondre par {reply}.',
    rather: 'Après {move}, {mine} aurait fini {value}.',
    ahead: { one: 'avec environ {count} jeton d’avance', other: 'avec environ {count} jetons d’avance' },
    behind: { one: 'avec environ {count} jeton de retard', other: 'avec environ {count} jetons de retard' },
    level: 'à peu près à égalité',
  },
  puzzles: {
    win: {
      name: 'Gagner',
      task: 'Placez les derniers jetons pour gagner, quoi que fasse l’adversaire.',
      solved: 'Gagné : Mister Zero passe par chez vous.',
      wrong: 'Après ce coup, la victoire n’est plus sûre.',
      cannot: {
        loses: 'Aucun coup n’assure la victoire ici.',
        'too-far':
          'Il reste plus de neuf jetons à placer : c’est trop pour calculer toutes les marches. Avancez dans la partie.',
      },
    },
    most: {
      name: 'Le meilleur résultat',
      task: 'Placez les derniers jetons au mieux : gagnez du plus grand écart possible, ou perdez du plus petit.',
      solved: 'On ne peut pas faire mieux.',
      wrong: 'Il y avait mieux à faire.',
      cannot: {
        'too-far':
          'Il reste plus de neuf jetons à placer : c’est trop pour calculer toutes les marches. Avancez dans la partie.',
      },
    },
  },
  notation: [
    '7@c-ne pose votre 7 sur le pont c-ne',
    '0@c-sw suivi de « ! » pose votre 0 face cachée sur le pont c-so',
    'Un coup nomme les points en anglais : sw (so), nw (no), w (o), tl (hg), tr (hd), bl (bg), br (bd)',
  ],
  spellings: {
    '!': 'face cachée|caché|cachée',
    '': 'pose|poser|place|le|mon|jeton|sur|pont',
  },
  keys: [
    '0 à 9 : sélectionner ce jeton',
    'P : aperçu de la marche',
    'Pendant la marche, flèches gauche et droite : pas à pas ; espace : pause ou suite ; moins et plus : vitesse',
  ],
};
