/** A race, for whoever is in it, comes in, or looks on: the lobby, the countdown, the race, the result. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { RACE_MS } from '../../race/limits.ts';
import { laneOf } from '../../race/state.ts';
import type { RaceTold } from '../../wire/answers/races.ts';
import { RefusalLine } from '../evening/refusal-line.tsx';
import { useAwake } from '../evening/use-awake.ts';
import type { ApiRefusal } from '../online/api.ts';
import { useKnown } from '../online/use-known.ts';
import { Loading } from '../pages/missing.tsx';
import { useTitle } from '../title.ts';
import { Countdown } from './countdown.tsx';
import { Lobby } from './lobby.tsx';
import { RaceConnection } from './race-connection.ts';
import styles from './race-page.module.css';
import { RacePlay } from './race-play.tsx';
import { RaceResult } from './race-result.tsx';
import { RaceWatch } from './race-watch.tsx';
import { raceWords } from './text/index.ts';
import { useCourse } from './use-course.ts';

/** What every part of the page is given. */
export interface RaceHere {
  readonly told: RaceTold;
  readonly line: RaceConnection;
  readonly refusal: ApiRefusal | undefined;
  /** What a latecomer has written, whatever the race does meanwhile. */
  readonly name: string | undefined;
  setName(name: string): void;
  start(): void;
  leave(): void;
  join(name: string): Promise<void>;
}

export function RacePage({ id }: { readonly id: string }) {
  const text = raceWords();
  const isReady = useKnown();
  const line = useMemo(() => (isReady ? new RaceConnection(id) : undefined), [id, isReady]);
  useEffect(() => () => line?.close(), [line]);
  useAwake();
  useTitle(text.title);
  const told = line?.told.value;
  if (line?.line.value === 'gone' || line?.line.value === 'aside') return <Gone />;
  if (!line || (!told && line.line.value !== 'lost')) return <Loading />;
  if (!told) return <p role="status">{text.offline}</p>;
  return <Race line={line} told={told} />;
}

function Gone() {
  const text = raceWords();
  return (
    <section class={styles.narrow}>
      <h1>{text.gone}</h1>
      <p>{text.goneHelp}</p>
      <div class="buttons">
        <a class="button main" href="/race">
          {text.open}
        </a>
        <a class="button plain" href="/puzzles">
          {text.toPuzzles}
        </a>
      </div>
    </section>
  );
}

function Race({ line, told }: { readonly line: RaceConnection; readonly told: RaceTold }) {
  const [refusal, setRefusal] = useState<ApiRefusal>();
  const [name, setName] = useState<string>();
  const course = useCourse(told.face);
  const phase = usePhase(line, told);
  const { own } = told;
  const isRacing = laneOf(told.face.heat ?? undefined, own ?? undefined) !== undefined;
  const here: RaceHere = {
    ...{ told, line, refusal, name, setName },
    start: () => void line.do({ do: 'start' }).then(setRefusal),
    leave: () => void line.do({ do: 'leave' }).then(setRefusal),
    join: async (name) => setRefusal(await line.do({ do: 'join', name })),
  };
  useEffect(() => setRefusal(undefined), [phase]);
  useEffect(() => scrollTo(0, 0), [phase]);
  const isRunning = phase === 'running' && isRacing && course.games;
  return (
    <section class={isRunning ? styles.running : styles.page} data-part="race" data-phase={phase}>
      <Line line={line} isRunning={phase === 'running' && isRacing} />
      {phase === 'lobby' && <Lobby {...here} />}
      {phase === 'countdown' && <Countdown {...here} />}
      {phase === 'running' && !isRacing && <RaceWatch {...here} />}
      {phase === 'running' && isRacing && !course.games && <Loading />}
      {isRunning && <RacePlay key={told.face.heat!.number} {...here} course={course} />}
      {phase === 'over' && <RaceResult {...here} course={course} />}
      {phase !== 'lobby' && phase !== 'over' && <RefusalLine refusal={refusal} />}
    </section>
  );
}

function Line({ line, isRunning }: { readonly line: RaceConnection; readonly isRunning: boolean }) {
  const text = raceWords();
  const isLost = line.line.value === 'lost';
  return (
    <p class={styles.line} role="status" hidden={!isLost}>
      {isLost && (isRunning ? text.offlineRacing : text.offline)}
    </p>
  );
}

export type RacePhase = 'lobby' | 'countdown' | 'running' | 'over';

/** By the house's clock, which nobody holds up. */
function usePhase(line: RaceConnection, { face: { heat } }: RaceTold): RacePhase {
  const [, look] = useState(0);
  const at = heat?.at ?? 0;
  const { now } = line;
  const next = [at, at + RACE_MS].find((end) => end > now);
  useEffect(() => {
    if (!heat || next === undefined) return;
    const timer = setTimeout(() => look((count) => count + 1), next - line.now + 1);
    return () => clearTimeout(timer);
  });
  if (!heat) return 'lobby';
  // what the puzzles follow from is told at the start
  if (now < at || (heat.seed === null && now < at + RACE_MS)) return 'countdown';
  return now < at + RACE_MS ? 'running' : 'over';
}

export const nameOf = ({ face }: RaceTold, racer: number): string => face.racers[racer]?.name ?? '';

/** Of somebody who is in it, or of a stranger who may be. */
export const isIn = ({ own, face }: RaceTold): boolean => own !== null && face.racers[own]!.here;

export const openerOf = (told: RaceTold): string => nameOf(told, 0);
