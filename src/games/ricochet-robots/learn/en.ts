import type { Learning } from '../../../board/learn.ts';
import { houseRules } from './house-rules/en.ts';
import {
  helperStands,
  helperToShow,
  oneLeft,
  outbid,
  roundTheCorner,
  seenByAll,
  squareWon,
  straightAhead,
  straightToShow,
  twoSlides,
  twoToShow,
  vortexInSilence,
} from './positions.ts';

export const learning: Learning = {
  houseRules,
  rules: [
    {
      id: 'aim',
      title: 'Robots without brakes',
      body: [
        'Four robots are on a board of 16 by 16 cells: red, yellow, green and blue. The board is made at random from four parts, the robots are placed at random, and one of 17 targets is drawn.',
        'Everyone looks at once, in silence, and no one touches a robot: who sees the shortest route that brings the right robot to a stop on the target? Any number can play, even one.',
      ],
      diagram: {
        ...seenByAll(twoSlides),
        caption:
          'The blue square is drawn: it is shown in the centre, and ringed on d10. Corners mark where each robot starts.',
      },
      rulings: ['R1'],
    },
    {
      id: 'slide',
      title: 'A slide',
      body: [
        'A robot slides along its row or its column and stops only where something stops it: the edge, a wall, the blocked centre, or another robot. It can’t stop before that, and it can’t turn while it slides.',
        'Each slide counts one, whichever robot makes it. Targets and starting places don’t stop robots.',
      ],
      diagram: { ...seenByAll(oneLeft), caption: 'Blue slid south from k12. The wall under k10 stopped it.' },
    },
    {
      id: 'target',
      title: 'The target, and the ricochet',
      body: [
        'The robot of the target’s colour must stop on it. Passing over is not enough. The others can help as obstacles. For the cosmic vortex, which has all colours, any robot will do.',
        'Before it gets there the robot must ricochet: two of its own slides, one after the other, are at a right angle. If it could get there straight on, look for another route. The first time it stops on the target decides: without a ricochet before, the demonstration fails. A robot that starts on its target must leave it and come back.',
        'With the option “ricochet: not required” the first stop on the target always counts, and one slide can be enough.',
      ],
      diagram: {
        ...seenByAll(roundTheCorner),
        caption:
          'Red could have gone north at once, without a ricochet. East and back west, and north now makes a right angle.',
      },
      rulings: ['R7', 'R8', 'R9'],
    },
    {
      id: 'announcing',
      title: 'Announcing',
      body: [
        'A player who has found a route announces how many slides it takes: a whole number from 2 to 99. The first announcement turns the sandglass, and everyone has one minute left.',
        'Others can announce less, the same or more. You can change your own number, but only for a lower one, and your last one counts.',
        'No one has to wait for the sand: once everyone who could still announce less is ready, the sandglass ends early. A table can also be opened without it.',
      ],
      diagram: { ...seenByAll(outbid), caption: 'Player 2 announced 6, and the sandglass is running.' },
      rulings: ['R2', 'R4', 'R12'],
    },
    {
      id: 'showing',
      title: 'The demonstration',
      body: [
        'When the sandglass has run out, the smallest number is shown first. Among equal numbers the player with fewer targets comes first, then the one who announced first; in a tournament, only the order of announcing counts.',
        'Slides are shown one by one and can’t be taken back. Reach the target in at most the number you announced, and it’s yours; the robots stay where they are. If you use up your number, stop on the target without a ricochet, give up or run out of time, the robots go back and the next player shows, each once per round.',
      ],
      diagram: {
        ...seenByAll(helperStands),
        caption:
          'Two of three slides are made: yellow went south, and green stopped just above it. The hexagon is to the west.',
      },
      rulings: ['R3', 'R13'],
    },
    {
      id: 'silence',
      title: 'When no one finds a solution',
      body: [
        'If no demonstration succeeds, the target goes back among those to be drawn.',
        'After four minutes without an announcement anyone can turn the sandglass. If it runs out in silence, the target goes back too; an announcement before that turns it again. The game ends when every remaining target has gone back in silence since one was last won.',
      ],
      diagram: {
        ...seenByAll(vortexInSilence),
        caption: 'A long silence over the vortex. Green could do it in two: south, stopped by yellow, then east.',
      },
      rulings: ['R10'],
    },
    {
      id: 'end',
      title: 'The end',
      body: [
        'With two players 8 targets win, with three 6, with four 5. With more players, and solo, play goes on until all 17 are won. Most targets wins; if everyone has the same number, it’s a draw.',
      ],
      diagram: {
        ...seenByAll(squareWon),
        caption: 'The first target is won and shown beside its winner. Blue starts the next round from d10.',
      },
      rulings: ['R11'],
    },
    {
      id: 'alone',
      title: 'Solo, or if someone leaves',
      body: [
        'Solo, everything is the same, against the sandglass only. The shortest solution can be shown after each round; it isn’t part of the game.',
        'A player who leaves the table keeps the targets won. If it’s that player’s turn to show, the table gives up for them.',
      ],
      rulings: ['R5', 'R6'],
    },
  ],
  lesson: [
    {
      position: twoSlides,
      task: 'Blue, on k12, must stop on the ringed blue square, d10. In your head: south until the wall under k10, then west until the wall beside d10. Announce how many slides that takes.',
      accepted: ['bid:2'],
      wrong: 'South, then west: that’s two slides. Announce 2.',
      right: 'Two. The sandglass is turned, and the others have a minute to announce less.',
    },
    {
      position: twoToShow,
      task: 'The sandglass has run out. No one announced less, so you show. Blue is already selected: slide it south.',
      accepted: ['show:bS'],
      wrong: 'Your number is two, so both slides count. Blue, south.',
      right: 'The wall under k10 stopped blue, and its trail shows where it came from.',
    },
    {
      position: oneLeft,
      task: 'One slide is left. Bring blue onto the square.',
      accepted: ['show:bW'],
      wrong: 'That would be your last slide, and blue wouldn’t be on d10. West!',
      right: 'South, then west: a right angle, and a stop on the target. The blue square is yours.',
    },
    {
      position: straightAhead,
      task: 'Now red, on o10, must reach the red triangle on o15. North would get there at once, but without a ricochet it doesn’t count. There is a wall to the west of o10: go east, back west, then north. Announce.',
      accepted: ['bid:3'],
      wrong: 'East, west, north: announce 3.',
      right: 'West, then north: that is the right angle you need.',
    },
    {
      position: straightToShow,
      task: 'Show it. Careful with the first slide: if red stops on the target before it has ricocheted, you fail.',
      accepted: ['show:rE'],
      wrong: 'Not that way: start east. North straight away would reach the target without a ricochet.',
      right: 'Red has left its column and can come back.',
    },
    {
      position: roundTheCorner,
      task: 'Red is back on o10, and its last slide went west. Now north counts.',
      accepted: ['show:rN'],
      wrong: 'This is your last slide: north.',
      right: 'Won, in exactly the three slides you announced.',
    },
    {
      position: outbid,
      task: 'Green, on m14, must reach the hexagon on k2. Player 2 announced 6. But if yellow first went south to m1, green could slide south onto m2 and west onto k2. Announce less than Player 2!',
      accepted: ['bid:3'],
      wrong: 'Count all slides, those of yellow too: yellow, green, green. Announce 3.',
      right: 'The smallest number is shown first, and that is yours.',
    },
    {
      position: helperToShow,
      task: 'First the helper: pick the yellow robot by touching it or its button, and slide it south.',
      accepted: ['show:yS'],
      wrong: 'Yellow goes first, south to m1. Otherwise nothing stops green on m2.',
      right: 'Yellow is now where green needs something to stop it.',
    },
    {
      position: helperStands,
      task: 'Green has come down onto m2, above yellow. Make the last slide.',
      accepted: ['show:gW'],
      wrong: 'Green, west: the wall beside k2 stops it on the hexagon.',
      right: 'Three slides of two robots, and the target is won. The robots stay where they are.',
    },
    {
      position: vortexInSilence,
      task: 'The cosmic vortex is for any robot, but four minutes have passed and no one has announced. Before you look further: turn the sandglass, so that this round comes to an end.',
      accepted: ['turn-glass'],
      wrong: 'If you have found a solution, well done! This time, turn the sandglass.',
      right: 'One last minute. Anyone who still sees a solution can announce it; green has one in two slides.',
    },
  ],
};
