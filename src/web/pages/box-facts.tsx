/** What is printed on the side of a box: for how many, and how long it takes. */
import type { GameModule } from '../../core/game.ts';
import { fill } from '../../text/index.ts';
import { language, words } from '../text/index.ts';

export function BoxFacts({ module: { rules, minutes } }: { readonly module: GameModule }) {
  const text = words();
  return (
    <p class="quiet">
      {fill(text.players, { players: sizes(rules.seats) })} · {fill(text.minutes, { minutes: String(minutes) })}
    </p>
  );
}

/** 2 · 2 or 4 · 1–16 */
function sizes(seats: readonly number[]): string {
  const [first, last] = [seats[0]!, seats.at(-1)!];
  return seats.length === last - first + 1 && seats.length > 2
    ? `${first}–${last}`
    : new Intl.ListFormat(language(), { type: 'disjunction' }).format(seats.map(String));
}
