/** A few seconds, the same for all. */

import { laneOf } from '../../race/state.ts';
import { fill } from '../../text/index.ts';
import { useSecondsTo } from './clock.tsx';
import styles from './countdown.module.css';
import { useGamesOf } from './names.ts';
import { nameOf, type RaceHere } from './race-page.tsx';
import { raceWords } from './text/index.ts';

export function Countdown({ told, line }: RaceHere) {
  const text = raceWords();
  const heat = told.face.heat!;
  const seconds = useSecondsTo(line, heat.at);
  const games = useGamesOf(told.face.games);
  const isRacing = laneOf(heat, told.own ?? undefined) !== undefined;
  return (
    <section class={styles.countdown}>
      <h1>{isRacing ? text.ready : text.watching}</h1>
      <p class={styles.number} key={seconds} aria-hidden="true">
        {seconds > 0 ? seconds : '…'}
      </p>
      <p class="heard" role="status">
        {fill(text.startsIn, { seconds: String(Math.ceil((heat.at - told.now) / 1000)) })}
      </p>
      <p>{seconds > 0 ? games && fill(text.raceOf, { games }) : text.firstPuzzle}</p>
      <ul class={styles.names}>
        {heat.lanes.map(({ racer }) => (
          <li key={racer} data-own={racer === told.own}>
            {nameOf(told, racer)}
          </li>
        ))}
      </ul>
    </section>
  );
}
