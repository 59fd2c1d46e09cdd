import type { By, Seat } from '../../../core/game.ts';
import type { GameText } from '../../../core/text.ts';
import type { Direction, Failure, RicochetEffect, RicochetView, Robot } from '../state.ts';
import { why } from './why.ts';

export const en = {
  name: 'Ricochet Robots',
  pitch: 'Four robots that cannot brake and one target: see the shortest way in your head before the sand runs out.',
  seat: (seat) => `Player ${seat + 1}`,
  options: {
    ricochet: {
      label: 'Ricochet',
      help: 'Whether the robot has to turn off at a right angle at least once on its way to the target.',
      values: { required: 'required', free: 'not required' },
    },
    tournament: {
      label: 'Tournament',
      help: 'Among equal numbers the one announced first is shown first, however many targets its player has won.',
      values: { true: 'yes', false: 'no' },
    },
    goal: {
      label: 'Goal',
      help: 'How many targets win the game.',
      values: { all: 'until all 17 are won' },
    },
    glassSeconds: { label: 'Sandglass', help: 'Seconds from the first announcement to the showing.' },
    quietSeconds: {
      label: 'Patience',
      help: 'Seconds without an announcement until anybody may turn the sandglass.',
    },
    showSeconds: { label: 'Showing', help: 'Seconds that each player has for all the slides of a showing.' },
  },
  refusals: {
    'ricochet-robots.layout-first': 'First the four boards are laid, like this: layout:1A,3B,2A,4A.',
    'ricochet-robots.board-twice': 'Board {board} lies there twice; each of the four boards is laid once.',
    'ricochet-robots.robots-next': 'Now the four robots are placed, like this: robots:r=c5,y=k12,g=a1,b=p16.',
    'ricochet-robots.robot-in-the-centre': 'No robot can stand on {cell}: the centre is blocked.',
    'ricochet-robots.robots-share': 'Each robot needs a cell of its own; two stand on {cell}.',
    'ricochet-robots.target-next': 'Now a target is drawn.',
    'ricochet-robots.target-won': 'The target {target} is won already; one that is left is drawn.',
    'ricochet-robots.chance-draws': 'Boards, robots and targets are drawn by chance, not by a player.',
    'ricochet-robots.clock-tells': 'Only the clock can say that the time is up.',
    'ricochet-robots.clock-says': 'The clock can say only one thing now: {move}.',
    'ricochet-robots.bid-range': 'Announce a whole number from {least} to {most}.',
    'ricochet-robots.bid-not-lower': 'Your last number is {last}: you can only go lower.',
    'ricochet-robots.too-late': 'The sandglass has run out. Show your slides one by one, or give up.',
    'ricochet-robots.glass-not-yet': 'The sandglass may be turned after {seconds} seconds without an announcement.',
    'ricochet-robots.glass-runs': 'The sandglass is running already.',
    'ricochet-robots.nobody-shows':
      'Robots stay where they are until the sandglass has run out. Announce a number first.',
    'ricochet-robots.slide-blocked': '{slide} is no move: on {cell} that way is blocked.',
    'ricochet-robots.position-form':
      'A position is the boards, the robots, the targets won by each seat, those put back in silence and the round, - for nothing: {example}.',
    'ricochet-robots.position-seats': 'The targets won are written for {seats} seats, divided by /.',
    'ricochet-robots.position-boards-first':
      'Before boards and robots lie on the table no target is drawn, won or put back.',
    'ricochet-robots.position-won-twice': 'A target is won once; {target} is named twice.',
    'ricochet-robots.position-silent':
      'Only a target that is left can have been put back in silence, and it is named once, unlike {target}.',
    'ricochet-robots.position-goal':
      'The game ends with the first who has won {goal}: nobody has more, and only one has as many.',
    'ricochet-robots.position-over': 'With these targets the game is over: no other is drawn.',
    'ricochet-robots.position-seat': 'There is no seat {seat} at this table; seats are 0 to {last}.',
    'ricochet-robots.position-shows': 'Seat {seat} has announced nothing and cannot show.',
    'ricochet-robots.position-decided': 'The slide {slide} decides this showing: it is over then.',
  },
  endings: {
    goal: 'A player has won as many targets as were needed.',
    'all-targets': 'All 17 targets are won.',
    silence: 'No target that is left has found an announcement: the game ends here.',
  },
  why,
  points: () => 'targets won',
  account: (_outcome, { won }, name) =>
    won.map((targets, seat) => `${name(seat)}: ${targets.map(targetName).join(', ') || 'no target'}.`),
  board: {
    advice: {
      bid: 'There is a way in {number} slides: announce {number}.',
      show: 'Slide {robot} {direction}: it stops on {cell}.',
      glass: 'Nobody says anything: turn the sandglass.',
      giveUp: 'This does not come out any more: give up.',
    },
    colours: { r: 'red', y: 'yellow', g: 'green', b: 'blue' },
    letters: { r: 'R', y: 'Y', g: 'G', b: 'B' },
    pads: { r: 'Red', y: 'Yellow', g: 'Green', b: 'Blue' },
    robots: { r: 'the red robot', y: 'the yellow robot', g: 'the green robot', b: 'the blue robot' },
    directions: { N: 'north', E: 'east', S: 'south', W: 'west' },
    towards: { N: 'north', E: 'east', S: 'south', W: 'west' },
    compass: { N: 'N', E: 'E', S: 'S', W: 'W' },
    symbols: { circle: 'circle', triangle: 'triangle', square: 'square', hexagon: 'hexagon' },
    target: 'the {colour} {symbol}',
    vortex: 'the cosmic vortex',
    emptyBoard: 'An empty board of 16 by 16 cells; the four in the centre are blocked.',
    robotsAt: 'Robots: {robots}.',
    targetAt: 'To reach: {target} on {cell}.',
    seatWon: '{name} has won: {won}.',
    seatBidAndWon: '{name} has said {bid}, and has won: {won}.',
    targetsAt: 'Targets: {targets}.',
    walls: 'The centre is blocked. Walls on these sides of these cells: {walls}.',
    robotOn: '{robot} on {cell}',
    wayTo: '{robot} {direction} to {cell}',
    wayBlocked: '{robot} {direction}: blocked',
    slot: 'your number: {number}; type digits',
    slotTyped: 'announce {number}',
    seconds: '{glass}, about {seconds} seconds left',
    glass: {
      thinking: 'the sandglass lies on its side',
      quiet: 'the sandglass lies on its side',
      'last-glass': 'the sandglass runs for the last time',
      announcing: 'the sandglass is running',
    },
    announce: 'Announce',
    announceNumber: 'Announce {number}',
    orElse: 'More',
    more: '{number}+',
    fewer: '≤ {number}',
    turnGlass: 'Turn the sandglass',
    robotGroup: 'Robot',
    directionGroup: 'Direction',
    giveUp: 'Give up',
    beingDrawn: 'The next target is being drawn.',
    phases: {
      thinking: 'Next: {target}. How many slides? Say your number.',
      quiet: 'A long silence. Say a number, or turn the sandglass.',
      'last-glass': 'The sandglass runs for the last time. Say a number now!',
      announcing: 'The sandglass is running. Say your number for {target}.',
    },
    typed: '{number}? Enter announces it.',
    stillLower: 'You have said {number}. You may still go lower.',
    lowest: 'You have said {number}, and nobody can say less. Wait for the sand.',
    youShow: 'Show {target}: {made} of {number} slides made. Pick a robot and a way.',
    shows: '{name} shows: {made} of {number} slides made.',
    everybodyThinks: 'Everybody is looking for a way to {target}.',
    over: 'The game is over.',
    slide: '1 slide',
    slides: '{count} slides',
    tally: {
      summary: 'Round {round} · {chips} · {goal}',
      chips: '{name}: {count}',
      first: '{count} chips win',
      last: '{count} chips left',
      head: { round: 'Round', target: 'Target', own: 'You', winner: 'Won by', shortest: 'Shortest' },
    },
    review: {
      label: 'The round before',
      list: 'Solutions',
      open: 'Watch the solutions',
      close: 'Close',
      next: 'Next target',
      won: '{name} wins {target} in {count}.',
      nobody: 'Nobody wins {target}.',
      asked: 'The shortest way is being looked for…',
      best: 'That is the only shortest way.',
      bestOfMany: 'No way is shorter; {ways} are as short.',
      shortest: 'The shortest takes {count}, in {ways} ways.',
      shortestOne: 'The shortest takes {count}, and there is one.',
      unsure: 'The shortest takes {number} slides or more: the search took too long.',
      impossible: 'There was no way at all.',
      shown: '{name}’s way',
      found: 'A shortest way',
      begins: '{who}: {count}.',
      step: '{step} of {count}: {robot} slides {direction} and stops on {cell}.',
    },
    player: {
      label: 'Player',
      toStart: 'To the start',
      back: 'One slide back',
      on: 'One slide on',
      play: 'Play',
      pause: 'Pause',
      slower: 'Slower',
      faster: 'Faster',
    },
  },
  notation: [
    'bid:7 announces seven slides',
    'turn-glass turns the sandglass after a long silence',
    'show:rN slides the red robot north (robots r y g b, directions N E S W)',
    'give-up ends your showing',
    'layout:1A,3B,2A,4A lays the boards, clockwise from the north-west',
    'robots:r=c5,y=k12,g=a1,b=p16 places the robots',
    'target:red-circle … target:vortex draws a target',
    'quiet, glass and show-timeout are said by the clock',
  ],
  tell({ by, move, effects }, name) {
    const follows = effects.map((effect) => consequence(effect, name));
    return [happened(by, move, effects, name), ...follows].filter((sentence) => sentence !== '').join(' ');
  },
} satisfies GameText<RicochetEffect, unknown, RicochetView>;

const ROBOTS: Readonly<Record<Robot, string>> = { r: 'red', y: 'yellow', g: 'green', b: 'blue' };
const DIRECTIONS: Readonly<Record<Direction, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

const targetName = (target: string) => (target === 'vortex' ? 'the cosmic vortex' : `the ${target.replace('-', ' ')}`);
const slides = (count: number) => (count === 1 ? '1 slide' : `${count} slides`);

function happened(by: By, move: string, effects: readonly RicochetEffect[], name: (seat: Seat) => string): string {
  const [kind, what = ''] = move.split(':');
  const who = typeof by === 'number' ? name(by) : '';
  switch (kind) {
    case 'layout':
      return `The boards lie clockwise from the north-west: ${what.replaceAll(',', ' ')}.`;
    case 'robots':
      return `The robots stand ready: ${placed(what)}.`;
    case 'target':
      return `The target is ${targetName(what)}${what === 'vortex' ? ', for any robot' : ''}.`;
    case 'bid':
      return `${who} announces ${what}${effects.length > 0 ? ' and turns the sandglass' : ''}.`;
    case 'turn-glass':
      return `${who} turns the sandglass: a last chance to announce.`;
    case 'quiet':
      return 'A long silence: anybody may turn the sandglass now.';
    case 'glass':
      return 'The sandglass has run out.';
    case 'give-up':
      return `${who} gives up.`;
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
      const stop = stoppedBy === 'wall' ? '' : `, stopped by ${ROBOTS[stoppedBy]}`;
      return `The ${ROBOTS[robot]} robot slides ${DIRECTIONS[direction]} from ${from} to ${to}${stop}.`;
    }
    case 'failed':
      return failed(effect.cause, name(effect.seat));
    case 'robots-back':
      return 'The robots go back.';
    case 'shows':
      return `${name(effect.seat)} shows, in ${slides(effect.number)} at most.`;
    case 'won':
      return `${name(effect.seat)} wins ${targetName(effect.target)} in ${slides(effect.slides)}.`;
    case 'put-back': {
      const why = effect.cause === 'nobody' ? 'Nobody has succeeded' : 'Nobody has announced';
      return `${why}: ${targetName(effect.target)} goes back among the targets.`;
    }
  }
}

function failed(cause: Failure, who: string): string {
  switch (cause) {
    case 'no-ricochet':
      return `The target is reached without a ricochet: ${who} has failed.`;
    case 'number-used-up':
      return `That was the last slide announced: ${who} has failed.`;
    case 'timeout':
      return `Time is up for ${who}.`;
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
