/** What somebody has typed, as the rules read it: in notation, or in the words of his language. */
import type { GameOf, Notation, Refusal, Viewer } from '../../core/game.ts';
import { admit, illegal } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { GameText } from '../../core/text.ts';

type TypedWords = Pick<GameText, 'places' | 'spellings'>;

/** The move that was meant; else why it cannot be made, as far as it can be understood. */
export function typedMove<State, Move>(
  rules: GameOf<State, Move>,
  state: State,
  viewer: Viewer,
  typed: string,
  text: TypedWords,
): Result<Notation, Refusal> {
  const { list, pattern } = viewer === 'spectator' ? NOTHING : rules.legal(state, viewer);
  const listed = list.map((move) => rules.write(move));
  let why: Refusal | undefined;
  for (const reading of readings(typed, text, kindsOf([...listed, pattern ?? '']))) {
    const admitted = admit(rules, state, viewer, reading);
    if (admitted.ok) return ok(rules.write(admitted.value.move));
    if (admitted.error.reason !== 'not-a-move') why ??= admitted.error;
  }
  const meant = listed.filter((move) => lettersOf(move.replace(KIND, '')) === lettersOf(inNotation(typed, text)));
  return meant.length === 1 ? ok(meant[0]!) : err(why ?? illegal('not-a-move'));
}

const NOTHING = { list: [], pattern: undefined };
/** What comes first in the notation of many moves: 'bid:'. It need not be typed. */
const KIND = /^\^?([a-z-]+:)/;
const kindsOf = (moves: readonly Notation[]): readonly string[] => [
  ...new Set(['', ...moves.map((move) => KIND.exec(move)?.[1] ?? '')]),
];
/** Numbers stay apart. */
const lettersOf = (move: string): string =>
  move
    .toLowerCase()
    .replace(/(\d)[^a-z\d!]+(?=\d)/g, '$1#')
    .replace(/[^a-z\d!#]/g, '');

/** All that it may mean, the most literal first. */
function* readings(typed: string, text: TypedWords, kinds: readonly string[]): Generator<string> {
  yield typed.trim();
  for (const form of [folded(typed), inNotation(typed, text)]) {
    yield form;
    const parts = form.split(/[\s:,;@=!]+/).filter((part) => /[\p{L}\d]/u.test(part));
    const [first, ...others] = parts;
    const numbers = parts.some((part) => /\d/.test(part));
    const isKind = kinds.includes(`${first}:`);
    for (const kind of isKind ? [`${first}:`] : kinds)
      for (const between of ['-', '@', ',', ...(numbers ? [] : [''])])
        yield kind + (isKind ? others : parts).join(between) + (form.includes('!') ? '!' : '');
  }
}

/** Letters without case and accents. */
const folded = (written: string): string =>
  written.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** TypedWords of the language, and its names of places, as notation writes them. */
function inNotation(typed: string, { places, spellings }: TypedWords): string {
  const known = [...Object.entries(places ?? {}), ...Object.entries(spellings ?? {})].flatMap(([notation, written]) =>
    written.split('|').map((word) => [folded(word), notation] as const),
  );
  if (known.length === 0) return folded(typed);
  const words = known.map(([word]) => word).toSorted((a, b) => b.length - a.length);
  const notations = new Map(known);
  return folded(typed)
    .replace(new RegExp(`(^|[^\\p{L}\\d-])(${words.join('|')})(?=$|[^\\p{L}\\d-])`, 'gu'), (_all, before, word) => {
      return before + notations.get(word);
    })
    .trim();
}
