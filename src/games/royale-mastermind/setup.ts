/**
 * Positions of Royale Mastermind as text: RULES.md, “Positions”. The rounds played are part of it, because deck, roles and
 * points follow from them; answers are not, because they follow from the code. Read by playing it.
 */
import type { By, Refusal, SetUp } from '../../core/game.ts';
import { unfit } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { phase, roles, roundNumber, roundsInAll } from './course.ts';
import type { MastermindOptions } from './options.ts';
import { ROWS } from './rows.ts';
import { apply, check, start } from './rules.ts';
import {
  ATTRIBUTES,
  CARDS,
  CARDS_PER_CODE,
  type Card,
  COLORS,
  type MastermindMove,
  type MastermindState,
  type Proposal,
  type Round,
  SHAPES,
  type Three,
  type Value,
} from './state.ts';

type Read<T> = Result<T, Refusal>;

/** No letter is both a colour's and a shape's. */
export const LETTERS: Readonly<Record<Value, string>> = {
  ...{ red: 'r', yellow: 'y', green: 'g', blue: 'b', white: 'w' },
  ...{ circle: 'c', square: 's', triangle: 't', star: '*', cross: 'x' },
};
export const cardMark = (card: Card): string => CARD_MARKS.get(card)!;
const CARD_MARKS: ReadonlyMap<Card, string> = new Map(
  COLORS.flatMap((color) =>
    SHAPES.map((shape) => [`${color}-${shape}`, `${LETTERS[color]}${LETTERS[shape]}`] as const),
  ),
);
export const rowMark = ({ values }: Pick<Proposal, 'values'>): string => values.map((value) => LETTERS[value]).join('');
export const ROW_MARKED = new Map(ATTRIBUTES.flatMap((attribute) => ROWS[attribute].map((row) => [rowMark(row), row])));
export const CARD_MARKED = new Map(CARDS.map((card) => [cardMark(card), card]));

const NONE = '-';
const ROUND = '(?:[rygbw][cst*x]){3}:(?:(?:[rygbw]{3}|[cst*x]{3})(?:,(?:[rygbw]{3}|[cst*x]{3}))*)?';
const CARD = '[rygbw][cst*x]';
const FORM = new RegExp(`^(-|${ROUND}(?:/${ROUND})*) (-|${CARD}(?:,${CARD})*)$`);
/** Longer than 24 rounds of 16 rows and all the cards taken out. */
const LONGEST = 2000;
const EXAMPLE = 'r*bcrs:rrb,*cc -';

export const setUp: SetUp<MastermindOptions, MastermindState> = { read, write };

function write({ rounds, removed }: MastermindState): string {
  const played = rounds.map(({ code, rows }) => `${code.map(cardMark).join('')}:${rows.map(rowMark).join()}`);
  return `${played.join('/') || NONE} ${removed.map(cardMark).join() || NONE}`;
}

function read(text: string, options: MastermindOptions, seats: number): Read<MastermindState> {
  const [, played, out] = (text.length <= LONGEST && FORM.exec(text)) || [];
  if (!played || !out) return err(unfit('royale-mastermind.position-form', { example: EXAMPLE }));
  const rounds = played === NONE ? [] : played.split('/').map(readRound);
  const removed = inOrderOfRemoval(out === NONE ? [] : readCards(out.replaceAll(',', '')), rounds);
  let state: Read<MastermindState> = ok(start(options, seats));
  for (const round of rounds) {
    if (state.ok) state = removeIfDue(state.value, removed);
    if (state.ok) state = begin(state.value, round.code);
    for (const row of round.rows) if (state.ok) state = propose(state.value, row);
  }
  // after a third round the next cards may or may not have been taken out yet
  if (state.ok && state.value.removed.length < removed.length) state = removeIfDue(state.value, removed);
  if (state.ok && state.value.removed.length < removed.length) return err(unfit('royale-mastermind.position-removed'));
  return state;
}

function begin(state: MastermindState, code: Three<Card>): Read<MastermindState> {
  switch (phase(state)) {
    case 'seek':
      return err(unfit('royale-mastermind.position-unfinished', { round: String(state.rounds.length) }));
    case 'over':
      return err(unfit('royale-mastermind.position-rounds', { rounds: String(roundsInAll(state)) }));
    default:
      return make(state, 'chance', { kind: 'code', cards: code });
  }
}

/** `removed` is in the order of removal. */
function removeIfDue(state: MastermindState, removed: readonly Card[]): Read<MastermindState> {
  if (phase(state) !== 'remove') return ok(state);
  const [one, two, three] = removed.slice(state.removed.length, state.removed.length + CARDS_PER_CODE).sort();
  if (!one || !two || !three) return err(unfit('royale-mastermind.position-removed'));
  return make(state, 'chance', { kind: 'remove', cards: [one, two, three] });
}

const propose = (state: MastermindState, row: Proposal): Read<MastermindState> =>
  phase(state) === 'seek'
    ? make(state, roles(state, roundNumber(state)).seekers[row.kind], row)
    : err(unfit('royale-mastermind.position-row', { round: String(state.rounds.length), row: rowMark(row) }));

/** What the rules refuse of a move they refuse of a position. */
function make(state: MastermindState, by: By, move: MastermindMove): Read<MastermindState> {
  const refusal = check(state, by, move);
  return refusal ? err(unfit(refusal.reason, refusal.details)) : ok(apply(state, by, move));
}

interface Written {
  readonly code: Round['code'];
  readonly rows: readonly Proposal[];
}

function readRound(text: string): Written {
  const [code = '', rows = ''] = text.split(':');
  const [left, middle, right] = readCards(code);
  const marks = rows === '' ? [] : rows.split(',');
  return { code: [left!, middle!, right!], rows: marks.map((mark) => ROW_MARKED.get(mark)!) };
}

const readCards = (marks: string): Card[] => (marks.match(/../g) ?? []).map((mark) => CARD_MARKED.get(mark)!);

/** Which cards went first is forgotten: those that were used longest ago may have. */
function inOrderOfRemoval(cards: readonly Card[], rounds: readonly Written[]): Card[] {
  const lastUse = (card: Card) => rounds.findLastIndex(({ code }) => code.includes(card));
  return cards.toSorted().toSorted((a, b) => lastUse(a) - lastUse(b));
}
