/** What each side gave away in all, how many moves had which mark, and the luck that was measured. */

import type { Scale } from '../../core/review.ts';
import { MARKS, type ReviewSummary } from '../../core/review-summary.ts';
import { counted } from '../../text/index.ts';
import { signed } from '../../text/signed.ts';
import { language, locale } from '../text/index.ts';
import { MarkSign } from './mark-sign.tsx';
import type { ReviewTeller } from './review-teller.ts';
import { reviewWords } from './text/index.ts';
import styles from './totals.module.css';
import { rounded } from './verdict-words.ts';

interface Props {
  readonly teller: ReviewTeller;
  readonly summary: ReviewSummary;
  readonly scale: Scale;
}

export function Totals({ teller, summary, scale }: Props) {
  const words = reviewWords();
  const { unit } = scale;
  const seats = summary.seats.filter(({ marks }) => MARKS.some((mark) => marks[mark] > 0));
  if (seats.length === 0) return null;
  const isCounted = unit !== 'result';
  const hasLuck = seats.some(({ luck }) => luck !== undefined);
  const lostOf = (lost: number, exact: boolean) => {
    const told = isCounted ? counted(words.lostIn[unit], rounded(lost), language()) : '';
    return exact ? told : `${words.about} ${told}`;
  };
  return (
    <section aria-label={words.totals}>
      <h2 class={styles.title}>{words.totals}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of nothing to fill in, which keys can scroll where it is too wide */}
      <div class={styles.scroll} tabindex={0} role="group" aria-label={words.totals}>
        <table class={styles.totals}>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {isCounted && <th scope="col">{words.lost}</th>}
              {hasLuck && <th scope="col">{words.luck}</th>}
              {MARKS.map((mark) => (
                <th key={mark} scope="col" title={words.marks[mark]}>
                  <MarkSign mark={mark} />
                  <span class="heard">{words.marks[mark]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map(({ seat, lost, luck, marks, exact }) => (
              <tr key={seat}>
                <th scope="row">{teller.name(seat)}</th>
                {isCounted && <td>{lostOf(lost, exact)}</td>}
                {hasLuck && <td>{signed(rounded(luck ?? 0), locale())}</td>}
                {MARKS.map((mark) => (
                  <td key={mark}>{marks[mark]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {unit === 'points' && <p class="quiet">{words.pointsHelp}</p>}
      {unit === 'rows' && <p class="quiet">{words.rowsHelp}</p>}
    </section>
  );
}
