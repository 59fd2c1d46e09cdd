import type { Seat } from '../../../core/game.ts';
import type { Translation } from '../../../core/text.ts';
import { roundsPlayed } from '../course.ts';
import type { Attribute, MastermindEffect } from '../state.ts';
import type { en } from './en.ts';
import { why } from './why.ts';

export const fr: Translation<typeof en> = {
  name: 'Royale Mastermind',
  pitch: 'Trois cartes secrètes : trouvez leurs couleurs et leurs formes, une rangée après l’autre.',
  seat: (seat, seats) => (seats === 1 ? 'Chercheur' : `Joueur ${seat + 1}`),
  options: {
    code: {
      label: 'Le code',
      help: 'Qui décide des trois cartes cachées. En solitaire, elles sont toujours tirées au sort.',
      values: { chosen: 'choisi par le Codeur', drawn: 'tiré au sort' },
    },
    long: {
      label: 'Partie longue',
      help: 'À deux seulement : chacun est Codeur pendant tout un paquet, au lieu de changer de rôle à chaque manche.',
    },
    rounds: {
      label: 'Manches',
      help: 'En solitaire, 1 à 8. À deux, 2, 4, 6 ou 8 ; en partie longue, 1 à 8 par Codeur. À trois, 3, 6, … 24.',
    },
  },
  refusals: {
    'royale-mastermind.code-expected': 'Le code vient d’abord : trois cartes différentes du paquet.',
    'royale-mastermind.row-expected': 'Le code est posé. Il faut proposer une rangée : trois couleurs ou trois formes.',
    'royale-mastermind.remove-expected': 'Trois cartes du paquet quittent d’abord le jeu.',
    'royale-mastermind.card-twice': 'Il faut trois cartes différentes ; {card} est nommée deux fois.',
    'royale-mastermind.card-out': 'La carte {card} est hors jeu. Prenez l’une des {count} cartes du paquet.',
    'royale-mastermind.remove-order': 'Nommez les trois cartes dans l’ordre alphabétique.',
    'royale-mastermind.you-seek-colors': 'Vous cherchez les couleurs ; les formes sont à l’autre Chercheur.',
    'royale-mastermind.you-seek-shapes': 'Vous cherchez les formes ; les couleurs sont à l’autre Chercheur.',
    'royale-mastermind.colors-solved': 'Les couleurs sont trouvées. Proposez trois formes.',
    'royale-mastermind.shapes-solved': 'Les formes sont trouvées. Proposez trois couleurs.',
    'royale-mastermind.colors-full': 'Les 8 rangées de couleurs sont utilisées. Proposez trois formes.',
    'royale-mastermind.shapes-full': 'Les 8 rangées de formes sont utilisées. Proposez trois couleurs.',
    'royale-mastermind.position-form':
      'Une position, ce sont les manches, chacune un code et ses rangées, puis les cartes retirées ; couleurs r y g b w, formes c s t * x, - pour rien : {example}.',
    'royale-mastermind.position-rounds': 'Cette table joue {rounds} manches ; en voici davantage.',
    'royale-mastermind.position-unfinished': 'La manche {round} n’est pas finie : aucune autre ne peut la suivre.',
    'royale-mastermind.position-row': 'La manche {round} est finie : la rangée {row} est de trop.',
    'royale-mastermind.position-removed':
      'À trois, trois cartes sont retirées après chaque troisième manche sauf la dernière, et jamais autrement.',
  },
  endings: {
    rounds: 'Toutes les manches sont jouées.',
  },
  why,
  points: (seats) => (seats === 1 ? 'rangées jouées' : 'points'),
  account: (_outcome, view, name) =>
    roundsPlayed(view).map(({ round, coder, rows }) => {
      const used = `Manche ${round} : ${count(rows.color, 'rangée')} pour les couleurs, ${rows.shape} pour les formes`;
      const inAll = rows.color + rows.shape;
      return coder === null
        ? `${used}, ${inAll} en tout.`
        : `${used} : ${count(inAll, 'point')} pour le Codeur, ${name(coder)}.`;
    }),
  board: {
    advice: {
      row: 'Proposez {values}, de gauche à droite.',
      code: 'Choisissez ces trois cartes, de gauche à droite : {cards}.',
    },
    values: {
      red: 'rouge',
      yellow: 'jaune',
      green: 'vert',
      blue: 'bleu',
      white: 'blanc',
      circle: 'cercle',
      square: 'carré',
      triangle: 'triangle',
      star: 'étoile',
      cross: 'croix',
    },
    card,
    answer: pegs,
    headings: { color: 'Couleurs', shape: 'Formes' },
    chooseBoard: { color: 'Remplir une rangée de couleurs', shape: 'Remplir une rangée de formes' },
    lay: 'Poser {value}',
    place: 'place {place}, vide',
    peg: 'place {place} : {value} ; touchez pour reprendre',
    cardInDeck: '{card}',
    cardPicked: '{card}, carte {place} du code ; touchez pour reprendre',
    cardOut: '{card}, hors jeu',
    cardMarked: '{card} ; votre marque : {mark} ; touchez pour la changer',
    cardUnmarked: '{card} ; touchez pour la marquer',
    marks: { excluded: 'exclue', possible: 'possible', certain: 'certaine' },
    markGroup: 'Vos marques',
    pencil: 'Crayon : marquer des lignes entières',
    strike: 'Barrer ou libérer : {value}',
    rub: 'Effacer mes marques',
    propose: 'Proposer',
    set: 'Poser le code',
    slip: { round: 'Manche', deck: 'Paquet', rows: 'Rangées', inAll: 'En tout' },
    hints: {
      code: 'Choisissez les trois cartes du code, de gauche à droite ({count} sur 3).',
      either: 'Touchez trois couleurs ou trois formes pour remplir une rangée.',
      only: {
        color: 'Touchez trois couleurs pour remplir une rangée.',
        shape: 'Touchez trois formes pour remplir une rangée.',
      },
      filling: { color: 'Couleurs posées : {count} sur 3.', shape: 'Formes posées : {count} sur 3.' },
      ready: 'La rangée est pleine : proposez-la, ou touchez un pion pour le reprendre.',
      pencil: 'Crayon : touchez une couleur ou une forme pour barrer sa ligne. Les cartes se marquent une à une.',
      mark: 'Touchez une carte pour la marquer, pour vous seul.',
      coding: '{names} pose le code.',
      seeking: 'Recherche en cours : {names}.',
      drawn: 'Des cartes sont tirées.',
      over: 'La partie est finie.',
    },
    told: {
      round: 'Manche {round} sur {rounds}.',
      coder: 'Codeur : {name}.',
      open: '{board}, pas encore trouvées.',
      solved: '{board}, trouvées.',
      unsolved: '{board}, pas trouvées en huit rangées.',
      row: 'Rangée {row}, {values} : {answer}.',
      noCode: 'Aucun code n’est posé.',
      hidden: 'Le code est caché.',
      code: 'Le code : {cards}.',
      lastCode: 'Le dernier code : {cards}.',
      deck: 'Cartes dans le paquet : {count}.',
      out: 'Hors jeu : {cards}.',
      marks: {
        excluded: 'Marquées exclues : {cards}.',
        possible: 'Marquées possibles : {cards}.',
        certain: 'Marquées certaines : {cards}.',
      },
      points: '{name} {count}',
      scores: 'Points : {scores}.',
      rowsUsed: 'Rangées utilisées dans les manches jouées : {scores}.',
    },
  },
  notation: [
    'code:red-star,blue-circle,red-square pose le code, de gauche à droite',
    'color:red,red,blue propose trois couleurs parmi red (rouge), yellow (jaune), green (vert), blue (bleu), white (blanc)',
    'shape:star,circle,circle propose trois formes parmi circle (cercle), square (carré), triangle, star (étoile), cross (croix)',
    'remove:blue-circle,red-square,red-star, par le hasard seul : trois cartes quittent le jeu, dans l’ordre alphabétique',
  ],
  tell({ by, move, effects }, name) {
    const [kind, what] = move.split(':');
    if (kind === 'remove') return `Trois cartes quittent le jeu : ${cards(what!.split(','))}.`;
    if (kind === 'code') {
      const set = by === 'chance' ? 'Le code est tiré' : `${name(by as Seat)} a posé le code`;
      return what ? `${set} : ${cards(what.split(','))}.` : `${set}.`;
    }
    const words = what!.split(',').map((value) => WORDS[value]);
    const row = `${name(by as Seat)} propose ${words.join(', ')}`;
    return [row, ...effects.map((effect) => tellEffect(effect, name))].join('');
  },
};

const ATTRIBUTES: Readonly<Record<Attribute, string>> = { color: 'couleurs', shape: 'formes' };
const WORDS: Readonly<Record<string, string>> = {
  ...{ red: 'rouge', yellow: 'jaune', green: 'vert', blue: 'bleu', white: 'blanc' },
  ...{ circle: 'cercle', square: 'carré', triangle: 'triangle', star: 'étoile', cross: 'croix' },
};
const FEMININE_SHAPES = ['star', 'cross'];
const FEMININE: Readonly<Record<string, string>> = { green: 'verte', blue: 'bleue', white: 'blanche' };

/** Continues the line of a row: its answer first, then a sentence each. */
function tellEffect(effect: MastermindEffect, name: (seat: Seat) => string): string {
  switch (effect.kind) {
    case 'answer':
      return ` : ${pegs(effect.black, effect.white)}.`;
    case 'closed':
      return effect.solved
        ? ` Les ${ATTRIBUTES[effect.attribute]} sont trouvées.`
        : ` Huit rangées n’ont pas suffi pour les ${ATTRIBUTES[effect.attribute]}.`;
    case 'round-over': {
      const gain =
        effect.to === null
          ? `${count(effect.points, 'rangée')} en tout`
          : `${count(effect.points, 'point')} pour ${name(effect.to)}`;
      return ` La manche ${effect.round} est finie, le code était ${cards(effect.code)} : ${gain}.`;
    }
    case 'covered':
      return ' Ces cartes quittent le jeu.';
    case 'deck-whole':
      return ' Le paquet est de nouveau complet.';
    case 'roles':
      return effect.coder === null ? '' : ` ${name(effect.coder)} est maintenant le Codeur.`;
  }
}

function pegs(black: number, white: number): string {
  const parts = [black && count(black, 'noir'), white && count(white, 'blanc')];
  return parts.filter(Boolean).join(', ') || 'ni noir ni blanc';
}

const count = (number: number, noun: string) => `${number} ${noun}${number < 2 ? '' : 's'}`;
const cards = (names: readonly string[]) => names.map(card).join(', ');

function card(name: string): string {
  const [color, shape] = name.split('-') as [string, string];
  const feminine = FEMININE_SHAPES.includes(shape) ? FEMININE[color] : undefined;
  return `${WORDS[shape]} ${feminine ?? WORDS[color]}`;
}
