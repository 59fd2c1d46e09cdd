/** The board of Royale Mastermind: aubergine felt, two decoding boards, a screen, and all the cards between them. */
import type { Board } from '../../board/board.ts';
import { box, type Scene } from '../../svg/scene.ts';
import { adviceShapes, advise } from './board/advice.ts';
import { centreShapes } from './board/centre.ts';
import { controls } from './board/controls.ts';
import { decodingShapes } from './board/decoding.ts';
import { doneShapes } from './board/done.ts';
import {
  drop,
  type Input,
  keeps,
  key,
  type MastermindDraft,
  type MastermindWords,
  NO_DRAFT,
  touch,
} from './board/draft.ts';
import { emblem } from './board/emblem.ts';
import { frames, type ShownMastermindView } from './board/frames.ts';
import { lastMoveShapes } from './board/last-move.ts';
import { SIZE } from './board/layout.ts';
import { ribbon } from './board/moment.ts';
import { place } from './board/place.ts';
import { screenShapes, slipShapes } from './board/screen.ts';
import { describe, prompt } from './board/sentences.ts';
import { FELT } from './board/style.ts';
import type { MastermindEffect } from './state.ts';

export const board: Board<ShownMastermindView, MastermindDraft, MastermindWords, MastermindEffect> = {
  noDraft: NO_DRAFT,
  below: 112,
  scene,
  emblem,
  prompt,
  advise,
  controls,
  touch,
  drop,
  key,
  keeps,
  frames,
  place,
  ribbon,
  ribbonEdge: 'bottom',
  goalEdge: 'bottom',
};

const TABLE = box('table', [SIZE.width / 2, SIZE.height / 2], [SIZE.width, SIZE.height], { rx: 26, fill: FELT.table });

function scene(input: Input): Scene {
  const shapes = [
    TABLE,
    ...decodingShapes(input),
    ...screenShapes(input),
    ...lastMoveShapes(input),
    ...slipShapes(input),
    ...centreShapes(input),
    ...doneShapes(input),
    ...adviceShapes(input),
  ];
  return { ...SIZE, shapes, description: describe(input) };
}
