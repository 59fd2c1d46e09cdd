/** The last puzzles that somebody has tried: which, how hard, and how it went; each can be looked at again. */
import type { GameText } from '../../core/text.ts';
import type { Attempt } from '../../puzzles/attempts.ts';
import { locale } from '../text/index.ts';
import styles from './history.module.css';
import { puzzleWords } from './text/index.ts';

const MOST = 12;
/** Told apart by form, and said in words. */
const SIGNS = { solved: '✓', near: '≈', failed: '✗' } as const;

export function History({ attempts, text }: { readonly attempts: readonly Attempt[]; readonly text: GameText }) {
  const said = puzzleWords();
  const last = attempts.toReversed().slice(0, MOST);
  return (
    <section class={styles.history}>
      <h2>{said.history}</h2>
      {last.length === 0 && <p class="quiet">{said.noHistory}</p>}
      <ul class={styles.attempts}>
        {last.map(({ id, at, game, puzzle, kind, rating, result, helped }) => (
          <li key={id}>
            <span class={styles.sign} aria-hidden="true">
              {SIGNS[result]}
            </span>
            <a class={styles.puzzle} href={`/${game}/puzzles/${puzzle.slice(game.length + 1)}`}>
              {text.puzzles?.[kind]?.name}
            </a>
            <span>{rating}</span>
            <span class="quiet">{[said.results[result], helped && said.withHint].filter(Boolean).join(', ')}</span>
            <time class="quiet" dateTime={new Date(at).toISOString()}>
              {new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short' }).format(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
