/** The moves of Ricochet Robots as text. */
import type { Refusal } from '../../core/game.ts';
import { illegal } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { DIRECTIONS, type Face, GRID, type RicochetMove, ROBOTS, type Slide, TARGETS } from './state.ts';

export function write(move: RicochetMove): string {
  switch (move.kind) {
    case 'layout':
      return `layout:${move.layout.join(',')}`;
    case 'robots':
      return `robots:${ROBOTS.map((robot) => `${robot}=${GRID.name(move.robots[robot])}`).join(',')}`;
    case 'target':
      return `target:${move.target}`;
    case 'bid':
      return `bid:${move.number}`;
    case 'show':
      return `show:${writeSlide(move)}`;
    default:
      return move.kind;
  }
}

export const writeSlide = ({ robot, direction }: Slide): string => `${robot}${direction}`;

export function readSlide(text: string): Slide {
  return SLIDES.find((slide) => writeSlide(slide) === text)!;
}

export function read(text: string): Result<RicochetMove, Refusal> {
  const move = LISTED.get(text) ?? readBid(text) ?? readLayout(text) ?? readRobots(text);
  return move ? ok(move) : err(illegal('not-a-move'));
}

const SLIDES: readonly Slide[] = ROBOTS.flatMap((robot) => DIRECTIONS.map((direction) => ({ robot, direction })));

/** The moves that are few enough to be listed. */
const LISTED: ReadonlyMap<string, RicochetMove> = new Map(
  [
    ...TARGETS.map((target): RicochetMove => ({ kind: 'target', target })),
    ...SLIDES.map((slide): RicochetMove => ({ kind: 'show', ...slide })),
    ...(['turn-glass', 'give-up', 'quiet', 'glass', 'show-timeout'] as const).map((kind): RicochetMove => ({ kind })),
  ].map((move) => [write(move), move]),
);

/** Numbers that are too small or too large are read, so that the refusal can say so. */
function readBid(text: string): RicochetMove | undefined {
  const number = /^bid:(0|[1-9]\d{0,3})$/.exec(text)?.[1];
  return number === undefined ? undefined : { kind: 'bid', number: Number(number) };
}

function readLayout(text: string): RicochetMove | undefined {
  const faces = /^layout:([1-4][AB]),([1-4][AB]),([1-4][AB]),([1-4][AB])$/.exec(text);
  if (!faces) return undefined;
  const [nw, ne, se, sw] = faces.slice(1) as [Face, Face, Face, Face];
  return { kind: 'layout', layout: [nw, ne, se, sw] };
}

function readRobots(text: string): RicochetMove | undefined {
  const cells = /^robots:r=([a-p]\d\d?),y=([a-p]\d\d?),g=([a-p]\d\d?),b=([a-p]\d\d?)$/.exec(text);
  const [r, y, g, b] = cells?.slice(1).map(GRID.cell) ?? [];
  if (r === undefined || y === undefined || g === undefined || b === undefined) return undefined;
  return { kind: 'robots', robots: { r, y, g, b } };
}
