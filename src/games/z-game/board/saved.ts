/** Set-ups that a player has kept, under names of his own: how they are written, and what is done with them. */
import type { ControlGroup, Touch } from '../../../board/board.ts';
import { fill } from '../../../text/index.ts';
import type { LayoutName } from '../state.ts';
import { arranged, isComplete, type SetUpDraft, written } from './set-up.ts';
import type { ZGameWords } from './telling.ts';

/** As many as the empty middle of every board holds slips. */
export const MOST = 6;
const LONGEST_NAME = 16;

export interface Saved {
  readonly move: string;
  /** Empty until it is given one. */
  readonly name: string;
}

/** What is kept is the layout, the set-up and its name: 'compact:xopapox Hedgehog'. Whatever else is found there is left alone. */
const kept = (layout: LayoutName, { move, name }: Saved): string =>
  `${layout}:${move.slice('setup:'.length)} ${name}`.trimEnd();

/** The kept set-ups of this board. */
export function saved(keepsakes: readonly string[], layout: LayoutName, moves: readonly string[]): readonly Saved[] {
  return keepsakes.flatMap((each): Saved[] => {
    const [, found, letters, name = ''] = /^(\w+):(\w+)(?: (.+))?$/.exec(each) ?? [];
    const move = `setup:${letters}`;
    return found === layout && moves.includes(move) ? [{ move, name }] : [];
  });
}

export const savedTarget = (index: number): string => `saved:${index}`;

export const savedName = ({ name }: Saved, index: number, words: ZGameWords): string =>
  name || fill(words.numbered, { number: String(index + 1) });

/** The kept set-up that lies on the board now, counted from 0. */
export const savedHere = (list: readonly Saved[], draft: SetUpDraft): number =>
  isComplete(draft) ? list.findIndex(({ move }) => move === written(draft)) : -1;

/** Keeps what is arranged; what is kept already can be named anew, or deleted and put back. */
export function savedControls(list: readonly Saved[], draft: SetUpDraft, words: ZGameWords): ControlGroup {
  const here = savedHere(list, draft);
  const label = words.savedGroup;
  if (here < 0) {
    const isFull = list.length >= MOST;
    const why = isFull ? words.full : undefined;
    const keep = { target: 'keep', label: words.keep, disabled: !isComplete(draft) || isFull, why };
    const { forgotten } = draft;
    return { label, controls: forgotten === undefined ? [keep] : [keep, { target: 'put-back', label: words.putBack }] };
  }
  const saved = list[here]!;
  const name = savedName(saved, here, words);
  return {
    label,
    field: { target: 'name', label: words.nameIt, value: saved.name, instead: name, longest: LONGEST_NAME },
    controls: [{ target: 'forget', label: fill(words.forget, { name }) }],
  };
}

interface Shelf {
  readonly keepsakes: readonly string[];
  readonly layout: LayoutName;
  readonly list: readonly Saved[];
}

/** Of the targets that belong to kept set-ups; undefined if it is none of them, or leads nowhere. */
export function touchSaved({ keepsakes, layout, list }: Shelf, draft: SetUpDraft, target: string): Touch<SetUpDraft> {
  const chosen = list.find((_, index) => savedTarget(index) === target);
  if (chosen) return { draft: arranged(chosen.move) };
  const here = list[savedHere(list, draft)];
  if (target === 'keep') {
    const full = !isComplete(draft) || here || list.length >= MOST;
    return full ? undefined : { keepsakes: [...keepsakes, kept(layout, { move: written(draft), name: '' })] };
  }
  if (target === 'put-back' && draft.forgotten !== undefined) {
    return { keepsakes: [...keepsakes, draft.forgotten], draft: { placed: draft.placed } };
  }
  if (!here) return undefined;
  const now = kept(layout, here);
  if (target === 'forget') {
    return { keepsakes: keepsakes.filter((each) => each !== now), draft: { placed: draft.placed, forgotten: now } };
  }
  if (!target.startsWith('name:')) return undefined;
  const name = target.slice('name:'.length).replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  return { keepsakes: keepsakes.map((each) => (each === now ? kept(layout, { ...here, name }) : each)) };
}
