/** How it stands, in a line that unfolds. */

import type { Tally } from '../../board/board.ts';
import styles from './tally-view.module.css';

export function TallyView({ summary, head, rows }: Tally) {
  if (rows.length === 0) return <p class={styles.tally}>{summary}</p>;
  return (
    <details class={styles.tally}>
      <summary>{summary}</summary>
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, i) => (
                <td key={head[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
