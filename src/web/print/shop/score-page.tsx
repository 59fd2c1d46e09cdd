/** An empty sheet to keep the score on: a column a player, a row a game or round. */
import { fill } from '../../../text/index.ts';
import { printWords } from '../text/index.ts';
import { Measure } from './drawing-page.tsx';
import styles from './score-page.module.css';

const PLAYERS = 5;
const ROWS = 18;

export function ScorePage({ name }: { readonly name: string }) {
  const said = printWords().shop;
  return (
    <div class={styles.page} data-part="scores">
      <div class={styles.head}>
        <h2>{fill(said.scoresOf, { game: name })}</h2>
        <Measure />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.player}</th>
            {Array.from({ length: PLAYERS }, (_, at) => (
              <td key={at} />
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROWS }, (_, at) => (
            <tr key={at}>
              <th scope="row">{at + 1}</th>
              {Array.from({ length: PLAYERS }, (_, column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{said.total}</th>
            {Array.from({ length: PLAYERS }, (_, at) => (
              <td key={at} />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
