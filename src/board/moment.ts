/**
 * A big event has a moment of its own: something happens on the board, and a ribbon along its edge says what, in a line of
 * large type. A moment is data; boards make it of an event, the host plays it, once for all games.
 */
import type { Seat } from '../core/game.ts';
import { fill } from '../core/telling.ts';

/** How it looks and sounds. */
export const MOMENT_KINDS = [
  'swap',
  'captured',
  'revealed',
  'shows',
  'won',
  'failed',
  'found',
  'roles',
  'paid',
] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

export interface Moment {
  readonly kind: MomentKind;
  /** Which of the board's sentences says it. */
  readonly says: string;
  /** Whom it is about, where it is told to him in other words than to the others. */
  readonly about?: Seat;
  readonly blanks?: Readonly<Record<string, string | number>>;
}

/** Who reads a ribbon, if he has a seat of his own. */
export interface Reader<Words> {
  readonly you: Seat | undefined;
  readonly words: Words;
  readonly names: readonly string[];
}

/** The same to everybody; or to whom it is about, and of him to the others. */
export type MomentSentence = string | { readonly you: string; readonly they: string };

/** `{name}` is whom it is about. */
export function sayMoment(
  sentence: MomentSentence,
  { about, blanks }: Pick<Moment, 'about' | 'blanks'>,
  { you, names }: Pick<Reader<unknown>, 'you' | 'names'>,
): string {
  const name = about === undefined ? '' : names[about]!;
  const said =
    typeof sentence === 'string' ? sentence : about !== undefined && about === you ? sentence.you : sentence.they;
  return fill(said, { name, ...blanks });
}
