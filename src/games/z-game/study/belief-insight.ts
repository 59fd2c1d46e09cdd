/** What one side could believe of each hidden piece of the other, as shares, on the board and beside it. */
import type { Fact, Reason } from '../../../core/review.ts';
import type { Highlight, Insight, InsightChoice, Studied } from '../../../core/study.ts';
import { outcome } from '../endings.ts';
import {
  bothSetUp,
  LAYOUTS,
  mover,
  opponent,
  type PieceSymbol,
  SIDES,
  type Side,
  type ZGameMove,
  type ZGameState,
} from '../state.ts';
import { type Belief, beliefs } from './beliefs.ts';

type Chosen = Readonly<Record<string, string>>;
/** What hides: the Z never does. */
const HIDING: readonly PieceSymbol[] = ['zero', 'arrow', 'cross', 'plus'];
const LIKELIEST = 'likeliest';
/** Believed by more, it is none. */
const SECRET = 0.5;
const SURE = 0.995;

/** The end of a game shows everything: then the moment before it is looked at. */
export function beliefInsight(
  { end, moments, knowledge }: Studied<ZGameState, ZGameMove>,
  chosen: Chosen,
): readonly Insight[] {
  const state = outcome(end) ? moments.at(-1)?.before : end;
  if (!state || !bothSetUp(state)) return [];
  const mayBe = SIDES.filter((side) => knowledge === 'everything' || knowledge === side);
  const usual = mayBe.find((side) => side === mover(state)) ?? mayBe[0];
  const side = mayBe.find((each) => String(each) === chosen.side) ?? usual;
  if (side === undefined) return [];
  const symbol = HIDING.find((each) => each === chosen.symbol);
  const known = beliefs(state, side);
  const { name } = LAYOUTS[state.options.layout].grid;
  const isShown = knowledge === 'everything';
  return [
    {
      key: 'belief',
      parts: [
        { kind: 'choices', choices: [sideChoice(mayBe, side), symbolChoice(symbol)] },
        { kind: 'says', reasons: summary(known, side, isShown, name) },
        { kind: 'spots', spots: known.map((belief) => spot(belief, symbol, name)) },
        ...(known.length > 0 ? [table(known, isShown, name)] : []),
      ],
    },
  ];
}

const sideChoice = (sides: readonly Side[], chosen: Side): InsightChoice => ({
  name: 'side',
  label: word('sideLabel'),
  options: sides.map((side) => ({ value: String(side), label: { seat: side } })),
  chosen: String(chosen),
});

const symbolChoice = (chosen: PieceSymbol | undefined): InsightChoice => ({
  name: 'symbol',
  label: word('symbolLabel'),
  options: [{ value: LIKELIEST, label: word(LIKELIEST) }, ...HIDING.map((value) => ({ value, label: word(value) }))],
  chosen: chosen ?? LIKELIEST,
});

const likeliest = ({ shares }: Belief): readonly [PieceSymbol, number] =>
  [...shares].toSorted(([, one], [, other]) => other - one)[0]!;

function spot(belief: Belief, symbol: PieceSymbol | undefined, name: (cell: number) => string): Highlight {
  const target = name(belief.cell);
  const [likely, most] = likeliest(belief);
  const share = symbol ? (belief.shares.get(symbol) ?? 0) : most;
  const label: Fact = symbol
    ? percent(share)
    : most > SURE
      ? word(`sign-${likely}`)
      : { key: 'marked', blanks: { sign: word(`sign-${likely}`), share: percent(share) } };
  return { target, name: target, weight: Math.min(1, share), label };
}

/** How many are hidden, and, where everything is shown, which one nobody would expect. */
function summary(known: readonly Belief[], side: Side, isShown: boolean, name: (cell: number) => string): Reason[] {
  const seats = { mine: { seat: side }, other: { seat: opponent(side) } };
  if (known.length === 0) return [{ key: 'nothingHidden', blanks: seats }];
  const told: Reason[] = [{ key: 'hiddenPieces', blanks: { ...seats, count: known.length } }];
  if (!isShown) return told;
  const best = known.toSorted((one, other) => shareOfTruth(one) - shareOfTruth(other))[0]!;
  if (shareOfTruth(best) > SECRET) return told;
  const blanks = {
    ...seats,
    cell: name(best.cell),
    symbol: word(`a-${best.symbol}`),
    share: percent(shareOfTruth(best)),
  };
  return [...told, { key: 'bestHidden', blanks }];
}

const shareOfTruth = ({ symbol, shares }: Belief): number => shares.get(symbol) ?? 0;

function table(known: readonly Belief[], isShown: boolean, name: (cell: number) => string): Insight['parts'][number] {
  const head = ['cell', ...HIDING, ...(isShown ? ['truth'] : [])].map(word);
  const rows = known.map(({ cell, symbol, shares }): Fact[] => [
    name(cell),
    ...HIDING.map((each) => percent(shares.get(each) ?? 0)),
    ...(isShown ? [word(symbol)] : []),
  ]);
  return { kind: 'table', head, rows };
}

export const percent = (share: number): Reason => ({ key: 'percent', blanks: { share: Math.round(100 * share) } });
export const word = (key: string): Reason => ({ key, blanks: {} });
