import type { AnyView, Seat } from '../../core/game.ts';

export const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];

export interface State {
  readonly hider: Seat | null;
  readonly hidden: Hand | null;
  readonly guess: Hand | 'too-late' | null;
}

export type Move =
  | { readonly kind: 'hider'; readonly seat: Seat }
  | { readonly kind: 'hide' | 'guess'; readonly hand: Hand }
  | { readonly kind: 'too-late' };

/** `hidden` is 'yes' for whoever may know only that it is done. */
export interface View extends AnyView {
  readonly hider: Seat | null;
  readonly hidden: Hand | 'yes' | null;
  readonly guess: Hand | 'too-late' | null;
}
