/** The race as it is seen by whoever came late, or only looks on. */
import { RACE_MS } from '../../race/limits.ts';
import { fill } from '../../text/index.ts';
import { Bars } from './bars.tsx';
import { useSecondsTo } from './clock.tsx';
import { JoinRace } from './join-race.tsx';
import { isIn, type RaceHere } from './race-page.tsx';
import styles from './race-play.module.css';
import { raceWords } from './text/index.ts';

export function RaceWatch(here: RaceHere) {
  const text = raceWords();
  const { told, line } = here;
  const seconds = useSecondsTo(line, told.face.heat!.at + RACE_MS);
  return (
    <section class={styles.watch}>
      <h1>{text.underWay}</h1>
      <p>{isIn(told) ? text.underWayHelp : text.watching}</p>
      <p class={styles.score}>
        <span class={styles.time} role="timer" aria-label={fill(text.timeLeftSpoken, { seconds: String(seconds) })}>
          {fill(text.timeLeft, { seconds: String(seconds) })}
        </span>
      </p>
      <Bars told={told} />
      {!isIn(told) && <JoinRace {...here} label={text.joinNext} />}
    </section>
  );
}
