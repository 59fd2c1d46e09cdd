/** A token to lay, as advice: a ring around it, its ghost on the bridge, and a sentence. */
import { arrowShape, ghost, ringShape } from '../../../board/advice.ts';
import type { Notation } from '../../../core/game.ts';
import { expectOk } from '../../../core/result.ts';
import type { Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { CENTRE, endsOf, type Point } from '../bridges.data.ts';
import { read } from '../notation.ts';
import { colourOf } from '../state.ts';
import { middleOf, slotOf, TOKEN_RADIUS } from './geometry.ts';
import type { Input } from './scene.ts';
import { mover } from './stage.ts';
import { tokenShape } from './token.ts';

export function adviceShapes(input: Input): Shape[] {
  const { view, advised, flipped } = input;
  if (advised === undefined) return [];
  const { number, bridge, faceDown } = expectOk(read(advised));
  const colour = colourOf(mover(view)!);
  const [from, to] = [slotOf(number, colour, view.hands.length, flipped), middleOf(bridge, flipped)];
  const token = { ...tokenShape({ colour, number }, [0, 0], { faceDown }), key: 'token' };
  const ring = TOKEN_RADIUS * 2 + 22;
  return [
    arrowShape('advised-way', from, to, ring / 2, 18),
    ringShape('advised-token', from, [ring, ring], ring / 2),
    ghost('advised-bridge', to, [token]),
    ringShape('advised-place', to, [ring, ring], ring / 2),
  ];
}

export function advise({ words }: Input, move: Notation): string {
  const { number, bridge, faceDown } = expectOk(read(move));
  const [from, to] = endsOf(bridge).map((point: Point) =>
    point === CENTRE ? words.advice.centre : words.places[point],
  );
  const sentence = faceDown ? words.advice.faceDown : words.advice.lay;
  return fill(sentence, { number: String(number), from: from!, to: to! });
}
