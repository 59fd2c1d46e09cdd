import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';
import { why } from './why.ts';

export const fr: Translation<typeof en> = {
  name: 'Mister Zero',
  pitch: 'Posez vos nombres sur les ponts, puis regardez : Mister Zero choisit toujours le plus petit, sans discuter.',
  options: {
    consult: {
      label: 'Consultation entre partenaires',
      help: 'À quatre : si les partenaires peuvent se consulter pendant la pose des jetons.',
      values: { false: 'non', true: 'oui' },
    },
  },
  refusals: {
    'mister-zero.not-in-hand': 'Vous n’avez pas le {number} en main. Vos jetons : {hand}.',
    'mister-zero.bridge-taken': 'Un jeton se trouve déjà sur {bridge}. Choisissez un pont libre.',
    'mister-zero.centre-rule':
      'Le plus petit nombre des ponts centraux est {number} : aucun autre {number} ne peut le rejoindre. Choisissez un autre pont ou un autre jeton.',
    'mister-zero.zero-face-down':
      'Un zéro se trouve déjà sur un pont central. Le vôtre peut le rejoindre face cachée : écrivez 0@{bridge} suivi de « ! ».',
    'mister-zero.last-face-down':
      'Seuls des ponts centraux sont libres, et votre dernier jeton y égale le plus petit nombre. Il se pose face cachée : écrivez {number}@{bridge} suivi de « ! ».',
    'mister-zero.face-down-not-central':
      'Un jeton ne se pose face cachée que sur un pont central. Sur {bridge}, le nombre reste visible.',
    'mister-zero.face-down-not-smallest':
      'Seul un jeton égal au plus petit nombre des ponts centraux se pose face cachée. Posez celui-ci nombre visible.',
    'mister-zero.face-down-not-last':
      'Seuls se posent face cachée le second zéro, ou votre dernier jeton quand il ne reste que des ponts centraux. Choisissez un autre pont ou un autre jeton.',
    'mister-zero.position-form':
      'Une position, ce sont les jetons avec leurs ponts, un point d’exclamation pour celui qui est face cachée, ou - pour le plateau vide : {example}.',
    'mister-zero.position-token-twice': 'Il n’y a qu’un jeton {token} ; le voici deux fois.',
    'mister-zero.position-bridge-twice': 'Un pont porte un seul jeton ; en voici deux sur {bridge}.',
    'mister-zero.position-turns':
      'On pose chacun son tour, rouge d’abord : sur {count} jetons, {red} sont rouges et {green} verts.',
    'mister-zero.position-turns-of-four':
      'À quatre, on pose à tour de rôle : sur {count} jetons, {redOdd} sont rouges et impairs, {greenOdd} verts et impairs, {redEven} rouges et pairs, {greenEven} verts et pairs.',
    'mister-zero.position-face-down':
      '{token} sur {bridge} ne peut être face cachée : au centre seulement, le second jeton du plus petit nombre, s’il est un zéro ou le dernier d’une main.',
    'mister-zero.position-centre':
      'Deux jetons {number} ne peuvent être tous deux les plus petits du centre, à moins que l’un d’eux soit face cachée.',
  },
  endings: {
    'walk-ended':
      'Mister Zero ne peut plus sauter. Qui a ramassé le plus de jetons gagne ; à égalité, la partie est nulle.',
  },
  why,
  sentences: {
    seatOdd: '{colour} (jetons impairs)',
    seatEven: '{colour} (jetons pairs)',
    points: 'jetons pris',
    taken: 'Rouge en a pris {red} à la borne rouge, vert {green} à la borne verte.',
    left: 'Pris par personne : {left}. Il n’y est pas passé, ou n’a plus atteint de borne ensuite.',
    worth: 'Dans un match, cette partie vaut la différence : {difference}.',
    places: '{name} pose le {number} sur {bridge}.',
    placesFaceDown: '{name} pose le {number} face cachée sur {bridge}.',
    turnedUp: 'Le {number} de {bridge} redevient visible.',
    walks: 'Mister Zero passe par {way} et s’arrête. Rouge {red}, Vert {green}.',
    payout: '({colour} ramasse {count})',
  },
  words: { colours: { red: 'Rouge', green: 'Vert' } },
  board: {
    advice: {
      lay: 'Posez votre {number} sur le pont entre {from} et {to}.',
      faceDown: 'Posez votre {number} face cachée sur le pont entre {from} et {to}.',
      centre: 'le centre',
    },
    red: 'rouge',
    green: 'vert',
    token: 'votre {number}',
    picked: 'votre {number}, choisi',
    free: 'pont {bridge}, libre',
    taken: 'pont {bridge}, {token}',
    lay: 'Poser le {number} sur {bridge}',
    layFaceDown: 'Poser le {number} face cachée sur {bridge}',
    barred: 'le pont {bridge} refuse le {number} : le plus petit nombre du centre est déjà un {number}',
    tokenNamed: '{number} {colour}',
    faceDownNamed: '{number} {colour} face cachée',
    pawn: 'Mister Zero sur {point}',
    pick: 'Choisissez un de vos jetons.',
    place: 'Posez le {number} sur un pont éclairé.',
    placeBarred:
      'Posez le {number} sur un pont éclairé. Les ponts barrés le refusent : un {number} est déjà le plus petit du centre.',
    placeSecondZero:
      'Posez le 0 sur un pont éclairé. Au centre, il rejoint l’autre zéro face cachée, et le départ se fait par lui.',
    placeLast:
      'Votre dernier jeton égale le plus petit du centre : il s’y pose face cachée, et le départ se fait par lui.',
    waiting: 'À {name} de poser un jeton.',
    over: 'Mister Zero s’arrête en {point}. Rouge a {red}, Vert {green}.',
    previewed: 'S’il partait maintenant : {points}. Rouge {red}, Vert {green}.',
    previewedNothing: 'S’il partait maintenant, il ne le pourrait pas : aucun jeton au centre.',
    preview: 'Aperçu de la marche',
    walk: 'La marche',
    player: {
      label: 'La marche',
      toStart: 'Depuis le début',
      back: 'Un pas en arrière',
      on: 'Un pas en avant',
      play: 'Le laisser marcher',
      pause: 'Pause',
      slower: 'Plus lent',
      faster: 'Plus vite',
    },
    setOff: 'Mister Zero est au centre. Les vingt jetons sont posés.',
    firstFaceDown: 'Il part par le {number} face cachée vers {to}.',
    first: 'Il part par le {number}, le plus petit du centre, vers {to}.',
    jump: 'En {from}, le plus petit est le {number} : il saute vers {to}.',
    tie: 'Devant lui, des {number} égaux : il prend celui de droite, vers {to}.',
    payoutRed: 'Contrôle rouge : Rouge ramasse {count} jetons.',
    payoutGreen: 'Contrôle vert : Vert ramasse {count} jetons.',
    payoutRedOne: 'Contrôle rouge : Rouge ramasse un jeton.',
    payoutGreenOne: 'Contrôle vert : Vert ramasse un jeton.',
    onBoard: 'Sur les ponts : {tokens}.',
    empty: 'Aucun jeton n’est posé.',
    freeBridges: 'Ponts libres : {bridges}.',
    hand: '{name} a en main {numbers}.',
    smallest: 'Le plus petit nombre au centre est {number}.',
    standing: 'Mister Zero se tient en {point}.',
    walked: 'Mister Zero est passé par {points}. Rouge a ramassé {red}, Vert {green}.',
  },
  notation: ['7@c-ne pose votre 7 sur le pont c-ne', '0@c-sw suivi de « ! » pose votre 0 face cachée sur c-sw'],
};
