/** Mister Zero on paper: the board, whose bridges take a token of 16 mm, and the twenty tokens. */
import { type Prints, pieceScene } from '../../../board/prints.ts';
import { circle } from '../../../svg/scene.ts';
import { plankShape } from '../board/bridges.ts';
import { middleOf, SIZE } from '../board/geometry.ts';
import { plateShapes, pointShapes } from '../board/plate.ts';
import { tokenShape } from '../board/token.ts';
import { BRIDGES } from '../bridges.data.ts';
import { COLOURS, type Colour, NUMBERS } from '../state.ts';
import type { Places } from '../text/places.ts';

interface Words {
  readonly board: string;
  readonly boardHelp: string;
  readonly tokens: string;
  readonly tokensHelp: string;
  readonly colours: Readonly<Record<Colour, string>>;
}

const SCALE = 0.205;
const TOKEN = 96;

export function printsIn(words: Words, places: Places): Prints {
  const shapes = [
    ...plateShapes(false),
    ...BRIDGES.map((bridge) => plankShape(bridge, 'free', false)),
    ...BRIDGES.map((bridge) =>
      circle(`slot-${bridge}`, middleOf(bridge, false), 24, {
        fill: 'none',
        stroke: '#000',
        'stroke-dasharray': '5 5',
      }),
    ),
    ...pointShapes(false, places),
  ];
  const tokens = COLOURS.flatMap((colour) =>
    NUMBERS.map((number) =>
      pieceScene(TOKEN, [tokenShape({ colour, number }, [0, 0], {})], `${words.colours[colour]} ${number}`),
    ),
  );
  return {
    kinds: [
      {
        title: words.board,
        help: words.boardHelp,
        scale: SCALE,
        drawings: [{ ...SIZE, shapes, description: words.board }],
      },
      { arePieces: true, title: words.tokens, help: words.tokensHelp, scale: SCALE, drawings: tokens },
    ],
  };
}
