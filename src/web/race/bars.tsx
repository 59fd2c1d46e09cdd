/** How everybody stands, seen at a glance: a bar for each, in the places in which they came. */
import { countOf, raceStandings } from '../../race/standings.ts';
import { fill } from '../../text/index.ts';
import styles from './bars.module.css';
import { nameOf, type RaceHere } from './race-page.tsx';
import { raceWords } from './text/index.ts';

/** Solved, for a whole bar; more as soon as somebody has more. */
const WHOLE = 8;
/** In a row: worth being shown. */
const COMBO = 3;

export function Bars({ told }: Pick<RaceHere, 'told'>) {
  const text = raceWords();
  const heat = told.face.heat!;
  const most = Math.max(WHOLE, ...heat.lanes.map(countOf));
  const standings = new Map(raceStandings(heat).map((standing) => [standing.racer, standing]));
  return (
    <ul class={styles.bars} aria-label={text.standing} data-part="bars" data-many={heat.lanes.length > 6}>
      {heat.lanes.map(({ racer }) => {
        const { count, combo, place } = standings.get(racer)!;
        const name = nameOf(told, racer);
        const blanks = { name, count: String(count), combo: String(combo) };
        return (
          <li
            key={racer}
            data-own={racer === told.own}
            data-there={told.there.includes(racer)}
            data-first={place === 1 && count > 0}
          >
            <span class="heard">{fill(combo >= COMBO ? text.laneCombo : text.lane, blanks)}</span>
            <span class={styles.name} aria-hidden="true">
              {name}
            </span>
            <span class={styles.track} aria-hidden="true">
              <span class={styles.bar} style={{ '--part': count / most }} />
              {combo >= COMBO && (
                <span key={combo} class={styles.combo}>
                  ×{combo}
                </span>
              )}
            </span>
            <span class={styles.count} aria-hidden="true">
              {count}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
