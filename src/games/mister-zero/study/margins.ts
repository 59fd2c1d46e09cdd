/** The final margin with best play, proved from twelve tokens left; near the end for every bridge, token by token. */
import type { Thinking } from '../../../core/bot.ts';
import type { Fact, Reason } from '../../../core/review.ts';
import type { Insight } from '../../../core/study.ts';
import { Effort } from '../../../search/effort.ts';
import { BRIDGES } from '../bridges.data.ts';
import { toAct } from '../rules.ts';
import { keptTree } from '../solver/finding.ts';
import { PackedBoard } from '../solver/position/board.ts';
import { proveAll } from '../solver/solution.ts';
import type { MisterZeroState } from '../state.ts';
import { view } from '../view.ts';
import { bridgeOf, legalMoves, marginAfter, numberOf, PROVED_LEFT } from './proofs.ts';

/** With more tokens left not every bridge can be tried in a moment. */
const ALL_LEFT = 9;

export function marginsInsight(
  state: MisterZeroState,
  thinking: Thinking,
  chosen: Readonly<Record<string, string>>,
): readonly Insight[] {
  const board = PackedBoard.of(view(state, 'spectator'));
  const by = toAct(state)[0];
  if (board.left > PROVED_LEFT || typeof by !== 'number') return [];
  const effort = new Effort(thinking);
  const proof = proveAll(board, effort, keptTree());
  if (!proof) return [];
  const value = (board.mover === 0 ? 1 : -1) * proof.value + 0;
  const all = legalMoves(board).length;
  const keeping: Reason = {
    key: proof.moves.length === all ? 'keepingAll' : proof.complete ? 'keeping' : 'keepingSome',
    blanks: { count: proof.moves.length, all },
  };
  const reasons = [outlook(value, by), keeping];
  if (board.left > ALL_LEFT) return [{ key: 'margins', parts: [{ kind: 'says', reasons }] }];
  return [{ key: 'margins', parts: [{ kind: 'says', reasons }, ...byToken(board, state.hands[by]!, effort, chosen)] }];
}

function outlook(value: number, by: number): Reason {
  const mine = { seat: by };
  if (value === 0) return { key: 'level', blanks: { mine } };
  return { key: value > 0 ? 'ahead' : 'behind', blanks: { mine, count: Math.abs(value) } };
}

/** The chosen token on every free bridge, and the best of each. */
function byToken(
  board: PackedBoard,
  hand: readonly number[],
  effort: Effort,
  chosen: Readonly<Record<string, string>>,
): Insight['parts'] {
  const tried = legalMoves(board).map((move) => ({ move, margin: marginAfter(board, move, effort) }));
  const best = hand.map((number) => {
    const known = tried.flatMap(({ move, margin }) =>
      numberOf(move) === number && margin !== undefined ? [margin] : [],
    );
    return { number, margin: known.length > 0 ? Math.max(...known) : undefined };
  });
  const first = best.toSorted((a, b) => (b.margin ?? -Infinity) - (a.margin ?? -Infinity))[0]!.number;
  const number = hand.find((each) => String(each) === chosen.token) ?? first;
  const shown = tried.filter(({ move }) => numberOf(move) === number);
  const most = Math.max(...shown.map(({ margin }) => margin ?? -Infinity));
  return [
    {
      kind: 'choices',
      choices: [
        {
          name: 'token',
          label: { key: 'handLabel', blanks: {} },
          options: hand.map((each) => ({ value: String(each), label: each })),
          chosen: String(number),
        },
      ],
    },
    {
      kind: 'spots',
      spots: shown.map(({ move, margin }) => {
        const bridge = BRIDGES[bridgeOf(move)]!;
        return { target: bridge, name: bridge, weight: margin === most ? 1 : 0.3, label: signed(margin) };
      }),
    },
    {
      kind: 'table',
      head: ['token', 'bestMargin'].map((key) => ({ key, blanks: {} })),
      rows: best.map((each): Fact[] => [each.number, signed(each.margin)]),
    },
  ];
}

const signed = (margin: number | undefined): string =>
  margin === undefined ? '?' : margin > 0 ? `+${margin}` : margin < 0 ? `−${-margin}` : '0';
