/** Before the first start: who is here, how the others come, and the start. */
import { FEWEST_RACERS } from '../../race/limits.ts';
import { counted, fill } from '../../text/index.ts';
import { RefusalLine } from '../evening/refusal-line.tsx';
import { language } from '../text/index.ts';
import { JoinRace } from './join-race.tsx';
import { useGamesOf } from './names.ts';
import { Invitation, People } from './people.tsx';
import styles from './race-page.module.css';
import { isIn, openerOf, type RaceHere } from './race-page.tsx';
import { raceWords } from './text/index.ts';

export function Lobby(here: RaceHere) {
  const text = raceWords();
  const { told, refusal } = here;
  const games = useGamesOf(told.face.games);
  const title = games === undefined ? text.title : fill(text.raceOf, { games });
  const isInside = isIn(told);
  return (
    <>
      <header>
        <h1>{told.own === null ? fill(text.joinTitle, { name: openerOf(told) }) : title}</h1>
        {told.own === null && <p class={styles.games}>{title}</p>}
        <p>{text.rules}</p>
      </header>
      {!isInside && told.own !== null && <p role="status">{text.left}</p>}
      {!isInside && <JoinRace {...here} label={text.join} />}
      <People told={told} />
      {isInside && <Start {...here} label={text.start} wait={text.waitOpener} />}
      {isInside && <RefusalLine refusal={refusal} />}
      {isInside && <Invitation told={told} />}
    </>
  );
}

interface StartProps extends RaceHere {
  readonly label: string;
  /** Said to whoever cannot start it. */
  readonly wait: string;
}

export function Start({ told, start, leave, label, wait }: StartProps) {
  const text = raceWords();
  const { racers } = told.face;
  const count = told.there.filter((racer) => racers[racer]!.here).length;
  const isEnough = count >= FEWEST_RACERS;
  const said = !isEnough ? text.needMore : told.starts ? counted(text.here, count, language()) : undefined;
  return (
    <div>
      <p role="status">{said ?? fill(wait, { name: openerOf(told) })}</p>
      <div class="buttons">
        {told.starts && (
          <button type="button" class="button main large" disabled={!isEnough} onClick={start}>
            {label}
          </button>
        )}
        <button type="button" class="button plain" onClick={leave}>
          {text.leave}
        </button>
      </div>
    </div>
  );
}
