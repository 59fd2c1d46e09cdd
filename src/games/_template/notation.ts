import type { Refusal } from '../../core/game.ts';
import { illegal } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { HANDS, type Move, type View } from './state.ts';

export function write(move: Move): string {
  if (move.kind === 'too-late') return 'too-late';
  return move.kind === 'hider' ? `hider:${move.seat}` : `${move.kind}:${move.hand}`;
}

const MOVES: readonly Move[] = [
  { kind: 'hider', seat: 0 },
  { kind: 'hider', seat: 1 },
  ...HANDS.flatMap((hand): Move[] => [
    { kind: 'hide', hand },
    { kind: 'guess', hand },
  ]),
  { kind: 'too-late' },
];

export function read(text: string): Result<Move, Refusal> {
  const move = MOVES.find((each) => write(each) === text);
  return move ? ok(move) : err(illegal('not-a-move'));
}

export function show(view: View): string {
  const fist = view.hidden === null ? '   ' : view.hidden === 'yes' ? ' ? ' : view.hidden === 'left' ? '* .' : '. *';
  return `hider ${view.hider ?? '?'}  (${fist})  guess ${view.guess ?? '?'}`;
}
