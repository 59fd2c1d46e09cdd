/** What is begun at the board and not yet made: a row of pegs, or the cards of a code. Every touch goes through here. */
import type { BoardInput, Touch } from '../../../board/board.ts';
import type { Notation } from '../../../core/game.ts';
import type { Translation } from '../../../core/text.ts';
import {
  ATTRIBUTES,
  type Attribute,
  CARDS,
  type Card,
  type MastermindEffect,
  type MastermindView,
  VALUES,
  type Value,
} from '../state.ts';
import type { en } from '../text/en.ts';
import type { ShownMastermindView } from './frames.ts';
import { markCard, markLine, mayMark } from './marks.ts';

export type MastermindWords = Translation<typeof en.board>;
export interface MastermindDraft {
  /** Which board is being filled; null as long as nothing is touched. */
  readonly attribute: Attribute | null;
  readonly pegs: readonly (Value | null)[];
  /** The place of the peg that came last. */
  readonly last: number | null;
  /** The empty place that was touched, where the next peg goes. */
  readonly next: number | null;
  /** The pencil is in hand: a colour or a shape stands for its whole line of cards. */
  readonly pencil: boolean;
  readonly cards: readonly Card[];
}
export type Input = BoardInput<ShownMastermindView, MastermindDraft, MastermindWords, MastermindEffect>;

export const NO_DRAFT: MastermindDraft = {
  attribute: null,
  pegs: [null, null, null],
  last: null,
  next: null,
  pencil: false,
  cards: [],
};

/** The attributes that whoever sits here may propose a row for. Moves are sorted: the ends tell. */
export const openHere = ({ moves }: Pick<Input, 'moves'>): readonly Attribute[] =>
  ATTRIBUTES.filter((attribute) => moves[0]?.startsWith(attribute) || moves.at(-1)?.startsWith(attribute));

/** The board that the next peg goes to. */
export const active = (input: Input): Attribute | undefined => input.draft.attribute ?? openHere(input)[0];

export const pegCount = ({ pegs }: MastermindDraft): number => pegs.filter((peg) => peg !== null).length;

/** Where the next peg goes; -1 if the row is full. */
export const nextPlace = ({ pegs, next }: MastermindDraft): number => next ?? pegs.indexOf(null);

export function touch(input: Input, target: string): Touch<MastermindDraft> {
  const [kind, what = ''] = target.split(':');
  if (input.pattern) return touchCode(input, kind!, what);
  if (mayMark(input)) {
    if (kind === 'card') return { notes: markCard(input, what as Card) };
    if (kind === 'pencil') return { draft: { ...input.draft, pencil: !input.draft.pencil } };
    if (kind === 'rub') return { notes: '' };
    if (kind === 'value' && input.draft.pencil) return { notes: markLine(input, what as Value) };
  }
  if (input.moves.length === 0) return undefined;
  switch (kind) {
    case 'value':
      return lay(input, what as Value);
    case 'place':
    case 'slot':
      return at(input, Number(what));
    case 'board':
      return choose(input, what as Attribute);
    case 'undo':
      return lift(input.draft, input.draft.last ?? input.draft.pegs.findLastIndex((peg) => peg !== null));
    case 'propose': {
      const move = `${input.draft.attribute}:${input.draft.pegs.join(',')}`;
      return input.moves.includes(move) ? { move } : undefined;
    }
    default:
      return undefined;
  }
}

/** A row that has begun keeps its board: what was laid is not lost by a slip of the finger. */
export const mayGoTo = ({ draft }: Input, attribute: Attribute): boolean =>
  pegCount(draft) === 0 || draft.attribute === attribute;

/** A peg is carried to a place, or from one to another; anywhere else on its board it goes to the next place. */
export function drop(input: Input, from: string, to: string): Touch<MastermindDraft> {
  const [kind, what = ''] = from.split(':');
  const [onto, where] = to.split(':');
  if (kind === 'place' && onto === 'place') return exchange(input.draft, Number(what), Number(where));
  if (kind === 'value' && onto === 'place') return lay(input, what as Value, Number(where));
  return kind === 'value' && onto === 'board' ? lay(input, what as Value) : undefined;
}

function lay(input: Input, value: Value, where?: number): Touch<MastermindDraft> {
  const attribute = ATTRIBUTES.find((each) => VALUES[each].includes(value));
  if (!attribute || !mayGoTo(input, attribute)) return undefined;
  if (!openHere(input).includes(attribute)) return { tried: rowOf(attribute, value) };
  const { pegs } = input.draft.attribute === attribute ? input.draft : NO_DRAFT;
  const place = where ?? input.draft.next ?? pegs.indexOf(null);
  if (place < 0) return undefined;
  return { draft: { ...NO_DRAFT, attribute, pegs: pegs.with(place, value), last: place } };
}

/** A place of the row: its peg is taken back, or it is the next one to be filled. */
function at({ draft }: Input, place: number): Touch<MastermindDraft> {
  if (draft.pegs[place]) return lift(draft, place);
  return { draft: { ...draft, next: place === draft.pegs.indexOf(null) ? null : place } };
}

function lift(draft: MastermindDraft, place: number): Touch<MastermindDraft> {
  if (!draft.pegs[place]) return undefined;
  return { draft: { ...draft, pegs: draft.pegs.with(place, null), last: null, next: null } };
}

const exchange = (draft: MastermindDraft, a: number, b: number): Touch<MastermindDraft> => {
  const { pegs } = draft;
  return { draft: { ...draft, pegs: pegs.with(a, pegs[b]!).with(b, pegs[a]!), last: b, next: null } };
};

function choose(input: Input, attribute: Attribute): Touch<MastermindDraft> {
  if (!openHere(input).includes(attribute)) return { tried: rowOf(attribute, VALUES[attribute][0]!) };
  return active(input) === attribute ? undefined : { draft: { ...NO_DRAFT, attribute } };
}

function touchCode({ view, draft }: Input, kind: string, what: string): Touch<MastermindDraft> {
  const { cards } = draft;
  const card = (kind === 'slot' ? cards[Number(what)] : what) as Card | undefined;
  if (kind === 'slot' && card) return { draft: { ...draft, cards: cards.filter((each) => each !== card) } };
  if (kind === 'undo') return { draft: { ...draft, cards: cards.slice(0, -1) } };
  if (kind === 'set') return cards.length === 3 ? { move: `code:${cards.join(',')}` } : undefined;
  if (kind !== 'card' || !card) return undefined;
  if (cards.includes(card)) return { draft: { ...draft, cards: cards.filter((each) => each !== card) } };
  if (view.out.includes(card)) return { tried: codeWith(card, view) };
  return cards.length < 3 ? { draft: { ...draft, cards: [...cards, card] } } : undefined;
}

const rowOf = (attribute: Attribute, value: Value): Notation => `${attribute}:${value},${value},${value}`;

/** A whole code, so that the rules can say what is wrong with this card. */
function codeWith(card: Card, { out }: MastermindView): Notation {
  const others = CARDS.filter((each) => each !== card && !out.includes(each)).slice(0, 2);
  return `code:${[card, ...others].join(',')}`;
}

/** Somebody else's row leaves a half-filled one as it is; one's own ends it. */
export function keeps(before: MastermindView, after: MastermindView): boolean {
  const own = ATTRIBUTES.filter((attribute) => after.seekers[attribute] === after.viewer);
  return (
    before.viewer === after.viewer &&
    before.round === after.round &&
    before.phase === after.phase &&
    own.every((attribute) => before.tracks[attribute].rows === after.tracks[attribute].rows)
  );
}

/** 1 to 5 for the values of the board in use, its first letter for a board, M for the pencil, P to propose. */
export function key(input: Input, pressed: string): string | undefined {
  const low = pressed.toLowerCase();
  if (low === 'backspace') return 'undo';
  if (low === 'p') return input.pattern ? 'set' : 'propose';
  if (low === 'm') return mayMark(input) ? 'pencil' : undefined;
  const named = ATTRIBUTES.find((attribute) => input.words.headings[attribute][0]!.toLowerCase() === low);
  if (named) return `board:${named}`;
  const attribute = active(input);
  const value = attribute && /^[1-5]$/.test(low) ? VALUES[attribute][Number(low) - 1] : undefined;
  return value && `value:${value}`;
}
