/** The positions that the rules page and the lesson of Ricochet Robots show: moments of four rounds on one board. */
import type { Diagram } from '../../../board/learn.ts';
import type { By, GameEvent } from '../../../core/game.ts';

type Own = Diagram & { readonly viewer: 0 };

/** `more`: who does what, 'clock glass, 0 show:bS'. */
function round(robots: string, target: string, more = ''): Own {
  const opening: GameEvent[] = [
    { by: 'chance', move: 'layout:1A,3B,2A,4A' },
    { by: 'chance', move: `robots:${robots}` },
    { by: 'chance', move: `target:${target}` },
  ];
  const events = more
    .split(', ')
    .filter(Boolean)
    .map((line): GameEvent => {
      const [by, move] = line.split(' ') as [string, string];
      return { by: (/^\d$/.test(by) ? Number(by) : by) as By, move };
    });
  return { seats: 2, events: [...opening, ...events], viewer: 0 };
}

export const seenByAll = ({ seats, events }: Diagram): Diagram => ({ seats, events });

/** Blue: south to k10, west to d10. */
const square = (more = '') => round('r=g2,y=l15,g=c6,b=k12', 'blue-square', more);
export const twoSlides = square();
export const twoToShow = square('0 bid:2, clock glass');
export const oneLeft = square('0 bid:2, clock glass, 0 show:bS');
export const squareWon = square('0 bid:2, clock glass, 0 show:bS, 0 show:bW');

/** Red could go straight north onto its target; east, west and north it has ricocheted. */
const straight = (more = '') => round('r=o10,y=g12,g=k12,b=c13', 'red-triangle', more);
export const straightAhead = straight();
export const straightToShow = straight('0 bid:3, clock glass');
export const roundTheCorner = straight('0 bid:3, clock glass, 0 show:rE, 0 show:rW');

/** Yellow goes south to m1, so that green stops on m2 and slides west onto k2. */
const helper = (more = '') => round('r=g16,y=m3,g=m14,b=j16', 'green-hexagon', more);
export const outbid = helper('1 bid:6');
export const helperToShow = helper('1 bid:6, 0 bid:3, clock glass');
export const helperStands = helper('1 bid:6, 0 bid:3, clock glass, 0 show:yS, 0 show:gS');

/** Green: south, stopped by yellow, then east onto the vortex. */
export const vortexInSilence = round('r=e11,y=c7,g=c16,b=p5', 'vortex', 'clock quiet');
