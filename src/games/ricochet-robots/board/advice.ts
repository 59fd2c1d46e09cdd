/** A move of Ricochet Robots as advice: a number to announce, or a robot and where it slides to. */
import { arrowShape, ringShape } from '../../../board/advice.ts';
import type { Notation } from '../../../core/game.ts';
import { expectOk } from '../../../core/result.ts';
import type { Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { boardOf } from '../layout.ts';
import { read } from '../notation.ts';
import { slide } from '../slides.ts';
import { GRID, type RicochetView, type RobotCells, type Slide } from '../state.ts';
import { GLASS_AT, GLASS_SIZE } from './glass.ts';
import { CELL, centre } from './plate.ts';
import { SLOT_AT, SLOT_SIZE } from './strip.ts';
import type { Input } from './telling.ts';
import { cellsOf } from './trails.ts';

export function adviceShapes({ view, advised, flipped }: Input): Shape[] {
  if (advised === undefined) return [];
  const move = expectOk(read(advised));
  if (move.kind === 'bid') return [ringShape('advised-slot', SLOT_AT, SLOT_SIZE, 14)];
  if (move.kind === 'turn-glass') return [ringShape('advised-glass', GLASS_AT, GLASS_SIZE, 14)];
  if (move.kind !== 'show') return [];
  const [from, to] = [GRID.cell(view.robots[move.robot]!)!, stopOf(view, move)].map((cell) => centre(cell, flipped));
  const size = [CELL + 8, CELL + 8] as const;
  return [
    arrowShape('advised-way', from!, to!, CELL / 2, 10),
    ringShape('advised-robot', from!, size, 11),
    ringShape('advised-stop', to!, size, 11),
  ];
}

export function advise({ view, words }: Input, text: Notation): string {
  const { advice, robots, towards } = words;
  const move = expectOk(read(text));
  switch (move.kind) {
    case 'bid':
      return fill(advice.bid, { number: String(move.number) });
    case 'show':
      return fill(advice.show, {
        robot: robots[move.robot],
        direction: towards[move.direction],
        cell: GRID.name(stopOf(view, move)),
      });
    case 'turn-glass':
      return advice.glass;
    default:
      return advice.giveUp;
  }
}

const stopOf = ({ layout, robots }: RicochetView, { robot, direction }: Slide) =>
  slide(boardOf(layout!), cellsOf(robots as RobotCells), robot, direction);
