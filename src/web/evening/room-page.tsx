/** A room, for whoever is in it or comes in. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { EveningCommand } from '../../evening/commands.ts';
import type { Contest } from '../../evening/state.ts';
import { fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { type ApiRefusal, ask, iAm, loadMe } from '../online/api.ts';
import { Loading } from '../pages/missing.tsx';
import { go } from '../route.ts';
import { useTitle } from '../title.ts';
import { roomPath } from './addresses.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { ContestView } from './contest-view.tsx';
import { Door } from './door.tsx';
import { EveningConnection } from './evening-connection.ts';
import { Guests } from './guests.tsx';
import { JoinForm } from './join-form.tsx';
import { nameIn, titleOf, useGameNames } from './names.ts';
import { PlanForm } from './plan-form.tsx';
import { RefusalLine } from './refusal-line.tsx';
import { rememberRoom } from './remembered.ts';
import styles from './room-page.module.css';
import { Saving } from './saving.tsx';
import { eveningWords } from './text/index.ts';

export function RoomPage({ id }: { readonly id: string }) {
  const text = eveningWords();
  // whose key stands in the address comes in by it, before anything else
  const isReady = useLater(() => comeBy(id), [id]);
  const line = useMemo(() => (isReady ? new EveningConnection(id) : undefined), [id, isReady]);
  useEffect(() => () => line?.close(), [line]);
  const games = useGameNames();
  const [refusal, setRefusal] = useState<ApiRefusal>();
  const told = line?.told.value;
  useTitle(told?.code ? fill(text.room, { code: told.code }) : undefined);
  useEffect(() => {
    if (told) rememberRoom(told);
  }, [told?.code, told?.own]);
  if (line?.line.value === 'gone' || line?.line.value === 'aside') {
    return (
      <section>
        <h1>{text.title}</h1>
        <p>{line.line.value === 'gone' ? text.gone : text.aside}</p>
        <a class="button main" href="/room">
          {text.enter}
        </a>
      </section>
    );
  }
  if (!line || !told) return <Loading />;
  const own = told.own ?? undefined;
  // in a closed room nobody does anything any more
  const isKeeper = own === told.face.keeper && !told.face.closed;
  const { contests, closed, keeper, guests } = told.face;
  const act = (command: EveningCommand) => {
    setRefusal(undefined);
    void line.do(command).then(setRefusal);
  };
  /** Where all sit down at once there is nothing to wait for between the plan and its first round. */
  const begin = async (command: EveningCommand) => {
    setRefusal(undefined);
    const isWhole = command.do === 'plan' && command.plan.form === 'one-table';
    setRefusal((await line.do(command)) ?? (isWhole ? await line.do({ do: 'pair' }) : undefined));
  };
  /** What was played last once more, by those who are here now; the first round at once. */
  const playAgain = async ({ plan }: Contest) => {
    setRefusal(undefined);
    const players = guests.flatMap(({ here, removed }, number) => (here && !removed ? [number] : []));
    setRefusal((await line.do({ do: 'plan', plan, players })) ?? (await line.do({ do: 'pair' })));
  };
  const here = { told, own, isKeeper, act };
  const contest = contests.at(-1);
  const isIn = own !== undefined && told.face.guests[own]!.here;
  // before anything is played people come in
  const isFirst = !closed && isIn && !contest;
  return (
    <section class={styles.page}>
      <header class={styles.head}>
        <h1>{closed ? text.closedRoom : fill(text.room, { code: told.code ?? '' })}</h1>
        <p role="status">{line.line.value === 'lost' && text.offline}</p>
      </header>
      <RefusalLine refusal={refusal} />
      {closed && <p>{text.closedHelp}</p>}
      {!closed && !isIn && <JoinForm told={told} line={line} />}
      {isFirst && <Door {...here} />}
      {contest && <ContestView {...here} contest={contest} />}
      {!closed && isIn && (!contest || contest.over) && (
        <section>
          <h2>{contest ? text.again : text.plan}</h2>
          {isKeeper && contest && (
            <p>
              <button type="button" class="button main" onClick={() => void playAgain(contest)}>
                {text.sameAgain}
              </button>
            </p>
          )}
          {isKeeper ? (
            <PlanForm {...here} act={(command) => void begin(command)} />
          ) : (
            <p>{fill(text.waitForKeeper, { keeper: nameIn(told.face, keeper) })}</p>
          )}
        </section>
      )}
      <Guests {...here} />
      {!closed && isIn && !isFirst && <Door {...here} />}
      {contests.length > 1 && (
        <section>
          <h2>{text.earlier}</h2>
          {contests
            .slice(0, -1)
            .toReversed()
            .map((each, at) => (
              <details key={contests.length - at}>
                <summary>{titleOf(each, games)}</summary>
                <ContestView {...here} isKeeper={false} contest={each} />
              </details>
            ))}
        </section>
      )}
      {contest && <Saving told={told} />}
      {!closed && isKeeper && (
        <ConfirmButton label={text.closeRoom} question={text.closeAsked} onYes={() => act({ do: 'close' })} />
      )}
    </section>
  );
}

/** With the key of a place in the address: it stays out of every log, and out of the address once it has been used. */
async function comeBy(id: string): Promise<true> {
  const key = location.hash.slice(1);
  await loadMe().catch(() => {});
  if (key === '') return true;
  history.replaceState(null, '', roomPath(id));
  try {
    iAm((await ask('POST /api/evenings/:id/place', { params: { id }, body: { key } })).me);
  } catch {
    // whoever has no place there comes in by a name
    go(roomPath(id));
  }
  return true;
}
