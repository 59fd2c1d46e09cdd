/** What the board of Mister Zero says: what to do now, what a step of the walk did, and the whole position. */
import type { BoardInput } from '../../../board/board.ts';
import { fill } from '../../../text/index.ts';
import { BRIDGES, type Bridge, CENTRE, type Point } from '../bridges.data.ts';
import { smallestCentral, toAct } from '../rules.ts';
import type { MisterZeroView, Token, Walk } from '../state.ts';
import type { en } from '../text/en.ts';
import { imagine } from '../view.ts';
import type { Stage } from './stage.ts';

export type MisterZeroWords = typeof en.board;

export const nameToken = (token: Token, faceDown: boolean, words: MisterZeroWords): string =>
  fill(faceDown ? words.faceDownNamed : words.tokenNamed, {
    colour: words[token.colour],
    number: String(token.number),
  });

const route = (points: readonly Point[], { places }: MisterZeroWords) =>
  points.map((point) => places[point]).join(', ');

export function sayPreview({ points, taken }: Walk, words: MisterZeroWords): string {
  if (points.length === 1) return words.previewedNothing;
  return fill(words.previewed, { points: route(points, words), red: String(taken.red), green: String(taken.green) });
}

export function sayStage(stage: Stage, faceDown: Bridge | null, words: MisterZeroWords): string {
  const { jump, paying, ties, arrived } = stage;
  if (paying && !jump) {
    const count = paying.bridges.length;
    const many = paying.colour === 'red' ? words.payoutRed : words.payoutGreen;
    const one = paying.colour === 'red' ? words.payoutRedOne : words.payoutGreenOne;
    return fill(count === 1 ? one : many, { count: String(count) });
  }
  if (!jump) return words.setOff;
  const details = { number: String(jump.token.number), from: words.places[jump.from], to: words.places[jump.to] };
  if (!arrived) return fill(jump.bridge === faceDown ? words.firstFaceDown : words.first, details);
  return fill(ties.length > 0 ? words.tie : words.jump, details);
}

export function sayOver({ points, taken }: Walk, words: MisterZeroWords): string {
  return fill(words.over, { point: words.places[points.at(-1)!], red: String(taken.red), green: String(taken.green) });
}

/** `preview`: where he would go now, for whoever wants to know. */
export function describe(
  { view, names, words, brokenOff }: BoardInput<MisterZeroView, unknown, MisterZeroWords>,
  preview: string | undefined,
): string {
  const { tokens, faceDown, hands, walk } = view;
  const laid = BRIDGES.flatMap((bridge) => {
    const token = tokens[bridge];
    return token ? [`${words.places[bridge]} ${nameToken(token, bridge === faceDown, words)}`] : [];
  });
  const free = BRIDGES.filter((bridge) => !tokens[bridge]);
  const sentences = [laid.length > 0 ? fill(words.onBoard, { tokens: laid.join(', ') }) : words.empty];
  if (walk) {
    const { red, green } = walk.taken;
    const details = { points: route(walk.points, words), red: String(red), green: String(green) };
    return [...sentences, fill(words.walked, details)].join(' ');
  }
  sentences.push(
    fill(words.freeBridges, { bridges: free.map((bridge) => words.places[bridge]).join(', ') }),
    fill(words.standing, { point: words.places[CENTRE] }),
  );
  for (const [seat, hand] of hands.entries())
    if (hand.length > 0) sentences.push(fill(words.hand, { name: names[seat]!, numbers: hand.join(', ') }));
  const smallest = smallestCentral(imagine(view));
  if (smallest < Infinity) sentences.push(fill(words.smallest, { number: String(smallest) }));
  if (preview) sentences.push(preview);
  if (brokenOff) return [...sentences, brokenOff].join(' ');
  const next = toAct(imagine(view))[0];
  if (typeof next === 'number') sentences.push(fill(words.waiting, { name: names[next]! }));
  return sentences.join(' ');
}
