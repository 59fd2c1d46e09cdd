import type { Learning } from '../../../board/learn.ts';
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
  rules: [
    {
      id: 'aim',
      title: 'Robots without brakes',
      body: [
        'Four robots stand on a board of 16 by 16 cells: red, yellow, green and blue. Chance lays the board from four parts, places the robots, and draws one of 17 targets.',
        'Everybody looks at once, in silence, and nobody touches a robot: who sees the shortest way that brings the right robot to a stop on the target? Any number can play, also one alone.',
      ],
      diagram: {
        ...seenByAll(twoSlides),
        caption:
          'The blue square is drawn: it lies in the centre, and is ringed on d10. Corners mark where each robot starts.',
      },
      rulings: ['R1'],
    },
    {
      id: 'slide',
      title: 'A slide',
      body: [
        'A robot slides along its row or its column and stops only where something stops it: the rim, a wall, the blocked centre, or another robot. It cannot stop before, and it cannot turn on the way.',
        'Each slide counts one, whichever robot makes it. Targets and starting places stop nobody.',
      ],
      diagram: { ...seenByAll(oneLeft), caption: 'Blue slid south from k12. The wall under k10 stopped it.' },
    },
    {
      id: 'target',
      title: 'The target, and the ricochet',
      body: [
        'The robot of the target’s colour has to stop on it. Passing over is not enough. The others may help by standing in the way. At the cosmic vortex, which has all colours, any robot will do.',
        'On the way the robot must ricochet: two successive slides of its own are at a right angle. If it could get there straight on, another way has to be found. The first time it stops on the target decides: without a ricochet before, the showing has failed. A robot that starts on its target has to leave it and come back.',
        'With the option “ricochet: not required” the first stop on the target always counts, and one slide may be enough.',
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
        'Whoever has found a way says how many slides it takes: a whole number from 2 to 99. The first number turns the sandglass, and one minute is left for everybody.',
        'Others may say less, the same or more. You can change your own number, but only for a lower one, and your last one is the one that counts.',
      ],
      diagram: { ...seenByAll(outbid), caption: 'Player 2 has said 6, and the sandglass is running.' },
      rulings: ['R2', 'R4'],
    },
    {
      id: 'showing',
      title: 'Showing',
      body: [
        'When the sand has run out, the smallest number is shown first. Among equal numbers whoever has won fewer targets comes first, then whoever said it first; in a tournament only who said it first.',
        'Slides are shown one by one and cannot be taken back. Reach the target in at most the number you said, and it is yours; the robots stay where they are. If you use up your number, stop on the target without a ricochet, give up or run out of time, the robots go back and the next player shows, each once a round.',
      ],
      diagram: {
        ...seenByAll(helperStands),
        caption:
          'Two of three slides are made: yellow went south, and green stopped just above it. West is the hexagon.',
      },
      rulings: ['R3'],
    },
    {
      id: 'silence',
      title: 'When nobody finds a way',
      body: [
        'If nobody’s showing succeeds, the target goes back among those to be drawn.',
        'After four minutes without a number anybody may turn the sandglass. If it runs out in silence, the target goes back too; a number said before that turns it anew. The game ends when every target that is left has gone back in silence since one was last won.',
      ],
      diagram: {
        ...seenByAll(vortexInSilence),
        caption: 'A long silence before the vortex. Green could do it in two: south, stopped by yellow, then east.',
      },
      rulings: ['R10'],
    },
    {
      id: 'end',
      title: 'The end',
      body: [
        'With two players 8 targets win, with three 6, with four 5. With more players, and alone, play goes on until all 17 are won. Most targets win; if all have the same, nobody does.',
      ],
      diagram: {
        ...seenByAll(squareWon),
        caption: 'The first target is won and lies beside its winner. Blue starts the next round from d10.',
      },
      rulings: ['R11'],
    },
    {
      id: 'alone',
      title: 'Alone, and leaving',
      body: [
        'Alone everything is the same, against the sandglass only. The shortest way may be shown after each round; it is not part of the game.',
        'Whoever leaves the table keeps the targets won. If it is that player’s turn to show, the table gives up in his place.',
      ],
      rulings: ['R5', 'R6'],
    },
  ],
  lesson: [
    {
      position: twoSlides,
      task: 'Blue, on k12, has to stop on the ringed blue square, d10. In your head: south until the wall under k10, then west until the wall beside d10. Announce how many slides that takes.',
      accepted: ['bid:2'],
      wrong: 'South, then west: that is two slides. Say 2.',
      right: 'Two. The sandglass is turned, and the others have a minute to say less.',
    },
    {
      position: twoToShow,
      task: 'The sand has run out. Nobody said less, so you show. Blue is in hand already: slide it south.',
      accepted: ['show:bS'],
      wrong: 'Your number is two, so both slides count. Blue, south.',
      right: 'The wall under k10 stopped blue, and its trail shows where it came from.',
    },
    {
      position: oneLeft,
      task: 'One slide is left. Bring blue onto the square.',
      accepted: ['show:bW'],
      wrong: 'That would be your last slide, and blue would not be on d10. West!',
      right: 'South, then west: a right angle, and a stop on the target. The blue square is yours.',
    },
    {
      position: straightAhead,
      task: 'Now red, on o10, has to reach the red triangle on o15. North would get there at once, but without a ricochet it does not count. There is a wall to the west of o10: go east, back west, then north. Announce.',
      accepted: ['bid:3'],
      wrong: 'East, west, north: say 3.',
      right: 'West, then north: that is the right angle you need.',
    },
    {
      position: straightToShow,
      task: 'Show it. Careful with the first slide: if red stops on the target before it has ricocheted, you have failed.',
      accepted: ['show:rE'],
      wrong: 'Not so: begin east. North straight away would reach the target without a ricochet.',
      right: 'Red has left its column and can come back.',
    },
    {
      position: roundTheCorner,
      task: 'Red is back on o10, and its last slide went west. Now north counts.',
      accepted: ['show:rN'],
      wrong: 'This is your last slide: north.',
      right: 'Won, in exactly the three slides you said.',
    },
    {
      position: outbid,
      task: 'Green, on m14, has to reach the hexagon on k2. Player 2 has said 6. But if yellow first went south to m1, green could slide south onto m2 and west onto k2. Say less than player 2!',
      accepted: ['bid:3'],
      wrong: 'Count all slides, those of yellow too: yellow, green, green. Say 3.',
      right: 'The smallest number is shown first, and that is yours.',
    },
    {
      position: helperToShow,
      task: 'First the helper: pick the yellow robot by touching it or its button, and slide it south.',
      accepted: ['show:yS'],
      wrong: 'Yellow goes first, south to m1. Otherwise nothing stops green on m2.',
      right: 'Yellow now stands where green needs something to stop at.',
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
      task: 'The cosmic vortex is for any robot, but four minutes have passed and nobody has said a number. Before you look further: turn the sandglass, so that this round comes to an end.',
      accepted: ['turn-glass'],
      wrong: 'If you have found a way, well done! Here we turn the sandglass.',
      right: 'One last minute. Whoever still sees a way can announce it; green has one in two slides.',
    },
  ],
};
