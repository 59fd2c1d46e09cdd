import type { Translation } from '../../../core/text.ts';
import { opponent, type PieceSymbol, SIDES, type ZGameEffect } from '../state.ts';
import type { en } from './en.ts';
import { why } from './why.ts';

export const fr: Translation<typeof en> = {
  name: 'Z-Game',
  pitch: 'Sept de vos huit pièces cachent leur symbole. Bluffez, retournez-les au bon moment et prenez le Z adverse.',
  seat: (seat) => (seat === 0 ? 'Blanc' : 'Noir'),
  options: {
    layout: {
      label: 'Plateau',
      help: 'Le dessin du plateau est perdu ; ces trois-là s’accordent avec la règle imprimée.',
      values: {
        compact: '5 × 7, pièces sur deux rangées',
        wide: '8 × 8, toutes les pièces sur la ligne de base',
        square: '7 × 7, pièces sur deux rangées',
      },
    },
    ending: {
      label: 'Partie bloquée',
      help: 'Ce que devient une partie qui n’avance plus : soixante tours calmes, ou trois fois la même position.',
      values: { draw: 'partie nulle', count: 'gagne qui a le plus de pièces sur le plateau' },
    },
  },
  refusals: {
    'z-game.set-up-first': 'Les deux joueurs placent d’abord leurs pièces, par exemple setup:xopapox.',
    'z-game.set-up-already': 'Les deux camps sont déjà en place. Déplacez une pièce ou retournez-en une.',
    'z-game.set-up-pieces': 'Placez deux zéros (o), une flèche (a), deux croix (x) et deux plus (p).',
    'z-game.off-the-board': 'Ce plateau n’a pas de case {cell}.',
    'z-game.nothing-there': 'Il n’y a pas de pièce en {cell}.',
    'z-game.not-yours': 'La pièce en {cell} n’est pas à vous.',
    'z-game.up-already': 'La pièce en {cell} est déjà retournée.',
    'z-game.not-moving': 'Une pièce se déplace d’une case au moins.',
    'z-game.gait-hidden':
      'Une pièce cachée avance d’une case, tout droit ou en diagonale. Retournée, elle suit son symbole.',
    'z-game.gait-z': 'Le Z se déplace d’une case, dans n’importe quel sens.',
    'z-game.gait-zero': 'Un zéro avance d’une case, tout droit ou en diagonale.',
    'z-game.gait-arrow': 'Une flèche avance d’une ou de deux cases en ligne, tout droit ou en diagonale.',
    'z-game.gait-cross': 'Une croix se déplace en diagonale, aussi loin qu’elle veut.',
    'z-game.gait-plus': 'Un plus se déplace en rangée ou en colonne, aussi loin qu’il veut.',
    'z-game.in-the-way': 'La pièce en {cell} barre le passage : on ne saute pas.',
    'z-game.own-piece': 'Votre propre pièce se trouve en {cell}. On ne prend que les pièces adverses.',
    'z-game.position-form':
      'Une position, ce sont les rangées depuis le haut, à qui de jouer (w, b ou set-up), les tours sans progrès et les derniers tours réversibles : {example}.',
    'z-game.position-size': 'Ce plateau a {height} rangées de {width} cases.',
    'z-game.position-pieces': 'Un camp a au plus {most} pièces {piece} ; en voici davantage.',
    'z-game.position-z':
      'Chaque Z est sur le plateau, face visible, à moins d’avoir été pris, ce qui finit la partie : il en reste au moins un.',
    'z-game.position-base-line':
      'La pièce cachée en {cell} est sur la ligne de base adverse : elle aurait été retournée.',
    'z-game.position-quiet': 'Les tours sans progrès vont ici de {least} à {most}.',
    'z-game.position-trail':
      '{move} ne peut être un des derniers tours : seuls les Z, les croix et les plus retournés vont et viennent, et ils n’ont rien pris.',
    'z-game.position-over':
      'Une de ces positions est venue trois fois avant le dernier tour : la partie était déjà finie.',
    'z-game.position-set-up':
      'Avant que les deux camps soient placés, les Z sont chez eux, et un seul camp peut avoir ses sept pièces cachées à leur place ; personne n’a joué.',
  },
  endings: {
    'z-taken': 'Un Z est pris : la partie est gagnée.',
    'no-move': 'Un joueur ne peut plus bouger et n’a rien à retourner : l’autre a gagné.',
    'no-progress': 'Soixante tours de suite sans prise ni pièce retournée : la partie n’avance plus.',
    repetition: 'La même position pour la troisième fois : la partie n’avance plus.',
    bare: 'Il ne reste que les deux Z : partie nulle.',
  },
  why,
  points: () => 'parties gagnées',
  account: (_outcome, { pieces, taken }, name) =>
    SIDES.map((side) => {
      const kept = Object.values(pieces).filter(({ seat }) => seat === side).length;
      const captures = list(taken[opponent(side)].map((symbol) => PIECES[symbol]));
      return `${name(side)} garde ${kept} pièces sur le plateau et ${captures ? `a pris ${captures}` : 'n’a rien pris'}.`;
    }),
  board: {
    advice: {
      move: 'Déplacez la pièce en {from}, {piece}, vers {to}.',
      take: 'Avec la pièce en {from}, {piece}, prenez celle en {to}.',
      turnUp: 'Retournez la pièce en {from} : {piece}. Elle ne trompera plus personne, mais ira plus loin.',
      setUp: 'Placez vos pièces comme on les devine : {cells}.',
    },
    sides: ['Blanc', 'Noir'],
    symbols: { z: 'Z', zero: 'zéro', arrow: 'flèche', cross: 'croix', plus: 'plus' },
    hidden: {
      zero: 'zéro caché',
      arrow: 'flèche cachée',
      cross: 'croix cachée',
      plus: 'plus caché',
      unknown: 'pièce cachée',
    },
    boardSize: 'Plateau de {width} cases sur {height}.',
    sidePieces: '{side} : {pieces}.',
    taken: 'Pris à {side} : {pieces}.',
    arrangement: 'Vous placez vos pièces : {cells}.',
    emptyCell: '{cell}, vide',
    pieceOn: '{cell}, {side}, {piece}',
    go: 'aller en {cell}',
    take: 'prendre en {cell}',
    perhaps: '{cell} ; retournée, elle peut y venir comme : {symbols}',
    home: '{cell}, à vous, encore vide',
    homePiece: '{cell}, à vous, {piece}',
    rackPiece: 'en réserve : {piece}',
    rackEmpty: 'remettre en réserve',
    setUpGroup: 'Votre mise en place',
    setUp: 'Mettre en place',
    shuffle: 'Mélanger',
    clear: 'Vider',
    savedGroup: 'Mises en place gardées',
    keep: 'Garder cette mise en place',
    nameIt: 'Son nom',
    numbered: 'N° {number}',
    forget: 'Oublier « {name} »',
    saved: 'votre mise en place « {name} » : {symbols} ; toucher pour la poser',
    arrange: 'Placez vos pièces en secret : touchez une pièce, puis sa case. Ou faites-la glisser.',
    placeHeld: 'En main : {piece}. Touchez la case où la poser.',
    fillCell: 'Touchez la pièce à poser en {cell}.',
    allPlaced: 'Les sept pièces sont placées. Touchez-en deux pour les échanger, ou validez.',
    bothSettingUp: 'Les deux joueurs placent leurs pièces en secret.',
    settingUp: '{name} place encore ses pièces.',
    choose: 'Choisissez une pièce à déplacer ou à retourner. Touchez une pièce adverse pour voir où elle peut aller.',
    pickedHidden: 'Cachée ({piece}) : une case en avant. Touchez encore pour retourner ; symboles : sa portée.',
    mayBe: 'Pièce cachée de {side} : une case en avant. Retournée, peut-être : {symbols}.',
    gaits: {
      z: 'Le Z va d’une case, dans n’importe quel sens.',
      zero: 'Un zéro avance d’une case, tout droit ou en diagonale.',
      arrow: 'Une flèche avance d’une ou de deux cases en ligne, tout droit ou en diagonale.',
      cross: 'Une croix va en diagonale, aussi loin que la voie est libre.',
      plus: 'Un plus va en rangée ou en colonne, aussi loin que la voie est libre.',
    },
    turnUp: 'Retourner',
    quiet: 'Tours calmes avant que la partie soit bloquée : {count}.',
    waiting: 'C’est à {name} de jouer.',
    over: 'La partie est terminée.',
  },
  notation: [
    'b2-c3 déplace la pièce de b2 en c3 et prend la pièce adverse qui s’y trouve',
    'b2! retourne votre pièce cachée en b2',
    'setup:xopapox place vos sept pièces cachées de votre gauche à votre droite, ligne de base d’abord : o zéro, a flèche, x croix, p plus',
  ],
  tell({ by, move, effects }, name) {
    const who = name(by as number);
    if (move === 'setup') return `${who} a placé ses pièces.`;
    if (move.startsWith('setup:')) return `${who} a placé ses pièces : ${move.slice('setup:'.length)}.`;
    return `${who} ${list(effects.map(does))}.`;
  },
};

const PIECES: Readonly<Record<PieceSymbol | 'hidden', string>> = {
  hidden: 'une pièce cachée',
  z: 'le Z',
  zero: 'un zéro',
  arrow: 'la flèche',
  cross: 'une croix',
  plus: 'un plus',
};

function does(effect: ZGameEffect): string {
  switch (effect.kind) {
    case 'moved':
      return `déplace ${PIECES[effect.as]} de ${effect.from} en ${effect.to}`;
    case 'taken':
      return effect.wasHidden ? `prend une pièce cachée (${PIECES[effect.symbol]})` : `prend ${PIECES[effect.symbol]}`;
    case 'turned-up':
      return `retourne ${PIECES[effect.symbol]} en ${effect.at}`;
  }
}

const list = (deeds: readonly string[]) => [deeds.slice(0, -1).join(', '), deeds.at(-1)].filter(Boolean).join(' et ');
