import type { By, Seat } from '../../../core/game.ts';
import type { Translation } from '../../../core/text.ts';
import type { Direction, Failure, RicochetEffect, Robot } from '../state.ts';
import type { en } from './en.ts';
import { why } from './why.ts';

export const fr: Translation<typeof en> = {
  name: 'Ricochet Robots',
  pitch: 'Quatre robots sans freins et une cible : trouvez de tête le plus court chemin avant la fin du sablier.',
  seat: (seat) => `Joueur ${seat + 1}`,
  options: {
    ricochet: {
      label: 'Ricochet',
      help: 'Si le robot doit tourner à angle droit au moins une fois en allant vers la cible.',
      values: { required: 'obligatoire', free: 'facultatif' },
    },
    tournament: {
      label: 'Tournoi',
      help: 'À nombre égal, le premier qui l’a annoncé montre d’abord, quel que soit le nombre de cibles gagnées.',
      values: { true: 'oui', false: 'non' },
    },
    goal: {
      label: 'But',
      help: 'Combien de cibles font gagner la partie.',
      values: { all: 'jusqu’à la dernière des 17' },
    },
    glassSeconds: { label: 'Sablier', help: 'Secondes entre la première annonce et la démonstration.' },
    quietSeconds: {
      label: 'Patience',
      help: 'Secondes sans annonce après lesquelles chacun peut retourner le sablier.',
    },
    showSeconds: { label: 'Démonstration', help: 'Secondes dont chacun dispose pour montrer tous ses mouvements.' },
  },
  refusals: {
    'ricochet-robots.layout-first': 'On pose d’abord les quatre plateaux, ainsi : layout:1A,3B,2A,4A.',
    'ricochet-robots.board-twice': 'Le plateau {board} est posé deux fois ; chacun des quatre se pose une fois.',
    'ricochet-robots.robots-next': 'On place maintenant les quatre robots, ainsi : robots:r=c5,y=k12,g=a1,b=p16.',
    'ricochet-robots.robot-in-the-centre': 'Aucun robot ne peut se tenir en {cell} : le centre est bloqué.',
    'ricochet-robots.robots-share': 'Chaque robot a sa propre case ; il y en a deux en {cell}.',
    'ricochet-robots.target-next': 'On tire maintenant une cible.',
    'ricochet-robots.target-won': 'La cible {target} est déjà gagnée ; on tire une de celles qui restent.',
    'ricochet-robots.chance-draws':
      'C’est le hasard, et non un joueur, qui tire les plateaux, les robots et les cibles.',
    'ricochet-robots.clock-tells': 'Seule l’horloge peut dire que le temps est écoulé.',
    'ricochet-robots.clock-says': 'L’horloge ne peut dire maintenant qu’une seule chose : {move}.',
    'ricochet-robots.bid-range': 'Annoncez un nombre entier de {least} à {most}.',
    'ricochet-robots.bid-not-lower': 'Votre dernière annonce est {last} : vous ne pouvez que descendre.',
    'ricochet-robots.too-late': 'Le sablier est écoulé. Montrez vos mouvements un par un, ou renoncez.',
    'ricochet-robots.glass-not-yet': 'On peut retourner le sablier après {seconds} secondes sans annonce.',
    'ricochet-robots.glass-runs': 'Le sablier coule déjà.',
    'ricochet-robots.nobody-shows': 'Les robots ne bougent qu’une fois le sablier écoulé. Annoncez d’abord un nombre.',
    'ricochet-robots.slide-blocked': '{slide} n’est pas un mouvement : en {cell}, le passage est bloqué de ce côté.',
    'ricochet-robots.position-form':
      'Une position, ce sont les plateaux, les robots, les cibles gagnées par chaque siège, celles remises en silence et la manche, - pour rien : {example}.',
    'ricochet-robots.position-seats': 'Les cibles gagnées s’écrivent pour {seats} sièges, séparés par /.',
    'ricochet-robots.position-boards-first':
      'Avant que plateaux et robots soient en place, aucune cible n’est tirée, gagnée ou remise.',
    'ricochet-robots.position-won-twice': 'Une cible se gagne une fois ; {target} est nommée deux fois.',
    'ricochet-robots.position-silent':
      'Seule une cible qui reste peut avoir été remise en silence, et on la nomme une fois, contrairement à {target}.',
    'ricochet-robots.position-goal':
      'La partie finit avec le premier qui en gagne {goal} : personne n’en a plus, un seul en a autant.',
    'ricochet-robots.position-over': 'Avec ces cibles, la partie est finie : on n’en tire plus.',
    'ricochet-robots.position-seat': 'Il n’y a pas de siège {seat} à cette table ; ils vont de 0 à {last}.',
    'ricochet-robots.position-shows': 'Le siège {seat} n’a rien annoncé et ne peut montrer.',
    'ricochet-robots.position-decided': 'Le mouvement {slide} décide de cette démonstration : elle est alors finie.',
  },
  endings: {
    goal: 'Un joueur a gagné toutes les cibles qu’il fallait.',
    'all-targets': 'Les 17 cibles sont gagnées.',
    silence: 'Aucune des cibles restantes n’a trouvé d’annonce : la partie s’arrête là.',
  },
  why,
  points: () => 'cibles gagnées',
  account: (_outcome, { won }, name) =>
    won.map((targets, seat) => `${name(seat)} : ${targets.map(targetName).join(', ') || 'aucune cible'}.`),
  board: {
    advice: {
      bid: 'Il existe un chemin en {number} mouvements : annoncez {number}.',
      show: 'Faites glisser {robot} {direction} : il s’arrête en {cell}.',
      glass: 'Personne ne dit rien : retournez le sablier.',
      giveUp: 'Cela n’aboutira plus : renoncez.',
    },
    colours: { r: 'rouge', y: 'jaune', g: 'vert', b: 'bleu' },
    letters: { r: 'R', y: 'J', g: 'V', b: 'B' },
    pads: { r: 'Rouge', y: 'Jaune', g: 'Vert', b: 'Bleu' },
    robots: { r: 'le robot rouge', y: 'le robot jaune', g: 'le robot vert', b: 'le robot bleu' },
    directions: { N: 'nord', E: 'est', S: 'sud', W: 'ouest' },
    towards: { N: 'vers le nord', E: 'vers l’est', S: 'vers le sud', W: 'vers l’ouest' },
    compass: { N: 'N', E: 'E', S: 'S', W: 'O' },
    symbols: { circle: 'le rond', triangle: 'le triangle', square: 'le carré', hexagon: 'l’hexagone' },
    target: '{symbol} {colour}',
    vortex: 'le vortex cosmique',
    emptyBoard: 'Un plateau vide de 16 cases sur 16 ; les quatre du centre sont bloquées.',
    robotsAt: 'Robots : {robots}.',
    targetAt: 'À atteindre : {target}, en {cell}.',
    seatWon: '{name} a gagné : {won}.',
    seatBidAndWon: '{name} a annoncé {bid} et a gagné : {won}.',
    targetsAt: 'Cibles : {targets}.',
    walls: 'Le centre est bloqué. Murs sur ces côtés de ces cases : {walls}.',
    robotOn: '{robot} en {cell}',
    wayTo: '{robot}, {direction}, jusqu’à {cell}',
    wayBlocked: '{robot}, {direction} : bloqué',
    slot: 'votre nombre : {number} ; tapez des chiffres',
    slotTyped: 'annoncer {number}',
    seconds: '{glass}, encore {seconds} secondes environ',
    glass: {
      thinking: 'le sablier est couché',
      quiet: 'le sablier est couché',
      'last-glass': 'le sablier coule une dernière fois',
      announcing: 'le sablier coule',
    },
    announce: 'Annoncer',
    announceNumber: 'Annoncer {number}',
    orElse: 'Autres',
    more: '{number}+',
    fewer: '≤ {number}',
    turnGlass: 'Retourner le sablier',
    robotGroup: 'Robot',
    directionGroup: 'Direction',
    giveUp: 'Renoncer',
    beingDrawn: 'On tire la prochaine cible.',
    phases: {
      thinking: 'À atteindre : {target}. En combien de mouvements ? Annoncez.',
      quiet: 'Un long silence. Annoncez un nombre, ou retournez le sablier.',
      'last-glass': 'Le sablier coule une dernière fois. Annoncez maintenant !',
      announcing: 'Le sablier coule. Cible : {target}. Annoncez votre nombre.',
    },
    typed: '{number} ? Entrée l’annonce.',
    stillLower: 'Vous avez annoncé {number}. Vous pouvez encore descendre.',
    lowest: 'Vous avez annoncé {number}, le moins possible. Attendez le sablier.',
    youShow: 'Montrez : {target}, {made} sur {number}. Choisissez un robot et une direction.',
    shows: '{name} montre : {made} mouvements sur {number}.',
    everybodyThinks: 'Tout le monde cherche. Cible : {target}.',
    over: 'La partie est terminée.',
    slide: '1 mouvement',
    slides: '{count} mouvements',
    tally: {
      summary: 'Manche {round} · {chips} · {goal}',
      chips: '{name} : {count}',
      first: 'il faut {count} jetons',
      last: 'encore {count} jetons',
      head: { round: 'Manche', target: 'Cible', own: 'Vous', winner: 'Gagnée par', shortest: 'Au plus court' },
    },
    review: {
      label: 'La manche précédente',
      list: 'Solutions',
      open: 'Voir les solutions',
      close: 'Fermer',
      next: 'Cible suivante',
      won: '{name} gagne {target} en {count}.',
      nobody: 'Personne ne gagne {target}.',
      asked: 'On cherche le plus court chemin…',
      best: 'C’est le seul chemin aussi court.',
      bestOfMany: 'Aucun chemin n’est plus court ; {ways} le sont autant.',
      shortest: 'Le plus court : {count}, de {ways} façons.',
      shortestOne: 'Le plus court : {count}, d’une seule façon.',
      unsure: 'Le plus court demande au moins {number} mouvements : la recherche a été trop longue.',
      impossible: 'Il n’y avait aucun chemin.',
      shown: 'Le chemin de {name}',
      found: 'Un plus court chemin',
      begins: '{who} : {count}.',
      step: '{step} sur {count} : {robot} glisse {direction} et s’arrête en {cell}.',
    },
    player: {
      label: 'Lecteur',
      toStart: 'Au début',
      back: 'Un mouvement en arrière',
      on: 'Un mouvement en avant',
      play: 'Lire',
      pause: 'Pause',
      slower: 'Plus lent',
      faster: 'Plus vite',
    },
  },
  notation: [
    'bid:7 annonce sept mouvements',
    'turn-glass retourne le sablier après un long silence',
    'show:rN fait glisser le robot rouge vers le nord (robots r y g b, directions N E S W)',
    'give-up met fin à votre démonstration',
    'layout:1A,3B,2A,4A pose les plateaux, dans le sens des aiguilles depuis le nord-ouest',
    'robots:r=c5,y=k12,g=a1,b=p16 place les robots (rouge, jaune, vert, bleu)',
    'target:red-circle … target:vortex tire une cible',
    'quiet, glass et show-timeout sont dits par l’horloge',
  ],
  tell({ by, move, effects }, name) {
    const follows = effects.map((effect) => consequence(effect, name));
    return [happened(by, move, effects, name), ...follows].filter((sentence) => sentence !== '').join(' ');
  },
};

const ROBOTS: Readonly<Record<Robot, string>> = { r: 'rouge', y: 'jaune', g: 'vert', b: 'bleu' };
const DIRECTIONS: Readonly<Record<Direction, string>> = {
  N: 'vers le nord',
  E: 'vers l’est',
  S: 'vers le sud',
  W: 'vers l’ouest',
};
const COLOURS: Readonly<Record<string, string>> = { red: 'rouge', yellow: 'jaune', green: 'vert', blue: 'bleu' };
const SYMBOLS: Readonly<Record<string, string>> = {
  circle: 'le rond',
  triangle: 'le triangle',
  square: 'le carré',
  hexagon: 'l’hexagone',
};

function targetName(target: string): string {
  const [colour = '', symbol = ''] = target.split('-');
  return target === 'vortex' ? 'le vortex cosmique' : `${SYMBOLS[symbol]} ${COLOURS[colour]}`;
}
const moves = (count: number) => (count === 1 ? '1 mouvement' : `${count} mouvements`);

function happened(by: By, move: string, effects: readonly RicochetEffect[], name: (seat: Seat) => string): string {
  const [kind, what = ''] = move.split(':');
  const who = typeof by === 'number' ? name(by) : '';
  switch (kind) {
    case 'layout':
      return `Les plateaux, dans le sens des aiguilles depuis le nord-ouest : ${what.replaceAll(',', ' ')}.`;
    case 'robots':
      return `Les robots sont en place : ${placed(what)}.`;
    case 'target':
      return `La cible est ${targetName(what)}${what === 'vortex' ? ', pour n’importe quel robot' : ''}.`;
    case 'bid':
      return `${who} annonce ${what}${effects.length > 0 ? ' et retourne le sablier' : ''}.`;
    case 'turn-glass':
      return `${who} retourne le sablier : dernière chance d’annoncer.`;
    case 'quiet':
      return 'Un long silence : chacun peut maintenant retourner le sablier.';
    case 'glass':
      return 'Le sablier est écoulé.';
    case 'give-up':
      return `${who} renonce.`;
    default:
      return '';
  }
}

function consequence(effect: RicochetEffect, name: (seat: Seat) => string): string {
  switch (effect.effect) {
    case 'glass-turned':
      return '';
    case 'slide': {
      const { robot, direction, from, to, stoppedBy } = effect;
      const stop = stoppedBy === 'wall' ? '' : `, arrêté par le ${ROBOTS[stoppedBy]}`;
      return `Le robot ${ROBOTS[robot]} glisse ${DIRECTIONS[direction]} de ${from} à ${to}${stop}.`;
    }
    case 'failed':
      return failed(effect.cause, name(effect.seat));
    case 'robots-back':
      return 'Les robots reviennent au départ.';
    case 'shows':
      return `${name(effect.seat)} montre sa solution, en ${moves(effect.number)} au plus.`;
    case 'won':
      return `${name(effect.seat)} gagne ${targetName(effect.target)} en ${moves(effect.slides)}.`;
    case 'put-back': {
      const why = effect.cause === 'nobody' ? 'Personne n’a réussi' : 'Personne n’a rien annoncé';
      return `${why} : ${targetName(effect.target)} retourne parmi les cibles.`;
    }
  }
}

function failed(cause: Failure, who: string): string {
  switch (cause) {
    case 'no-ricochet':
      return `La cible est atteinte sans ricochet : ${who} échoue.`;
    case 'number-used-up':
      return `C’était le dernier mouvement annoncé : ${who} échoue.`;
    case 'timeout':
      return `Le temps est écoulé pour ${who}.`;
    case 'gave-up':
      return '';
  }
}

/** 'r=c5,y=k12,…' with each colour's name. */
const placed = (robots: string) =>
  robots
    .split(',')
    .map((each) => `${ROBOTS[each.charAt(0) as Robot]} ${each.slice(2)}`)
    .join(', ');
