/** The big screen: for a television at three metres, without a seat and without anything secret. */
import { useEffect, useMemo } from 'preact/hooks';
import { gameOfRound } from '../../evening/plan.ts';
import type { Contest } from '../../evening/state.ts';
import { fill } from '../../text/index.ts';
import type { EveningTold } from '../../wire/answers/evenings.ts';
import { Loading } from '../pages/missing.tsx';
import { useTitle } from '../title.ts';
import { roomPath, useAddress } from './addresses.ts';
import { EveningConnection } from './evening-connection.ts';
import { LiveBoard } from './live-board.tsx';
import { namesIn, useGameNames } from './names.ts';
import { Qr } from './qr.tsx';
import styles from './screen-page.module.css';
import { ScreenPairings } from './screen-pairings.tsx';
import { StandingsTable } from './standings-table.tsx';
import { eveningWords } from './text/index.ts';
import { useAwake } from './use-awake.ts';
import { winnersIn } from './winners.ts';

/** As many as there is room for beside the boards. */
const MOST_PLACES = 8;
/** As many boards as can be told apart from the sofa. */
const MOST_BOARDS = 9;

export function ScreenPage({ id }: { readonly id: string }) {
  const text = eveningWords();
  const line = useMemo(() => new EveningConnection(id, 'screen'), [id]);
  useEffect(() => () => line.close(), [line]);
  useAwake();
  useTitle(text.bigScreen);
  const told = line.told.value;
  if (line.line.value === 'gone') return <p>{text.gone}</p>;
  if (!told) return <Loading />;
  const contest = told.face.contests.at(-1);
  const isAlone = boardsOf(contest).length === 1;
  return (
    <div
      class={styles.screen}
      data-part="screen"
      data-alone={isAlone || undefined}
      data-lost={line.line.value === 'lost'}
    >
      <header class={styles.head}>
        <h1>{told.face.closed ? text.closedRoom : titleOf(contest)}</h1>
        <p role="status">{line.line.value === 'lost' ? text.offline : contest?.paused ? text.paused : ''}</p>
      </header>
      <main class={styles.main}>{contest ? <Playing told={told} contest={contest} /> : <People told={told} />}</main>
      <aside class={styles.side}>
        {contest && contest.rounds.length > 0 && !isAlone && (
          <StandingsTable face={told.face} contest={contest} most={MOST_PLACES} />
        )}
      </aside>
      <Corner told={told} />
    </div>
  );
}

/** Those that are being played; of a contest that is over the winners are shown. */
const boardsOf = (contest: Contest | undefined) =>
  (contest?.over ? [] : (contest?.rounds.at(-1)?.tables ?? [])).flatMap(({ table, guests, points }, at) =>
    table !== undefined && !points ? [{ table, guests, at }] : [],
  );

function titleOf(contest: Contest | undefined): string {
  const text = eveningWords();
  if (!contest) return text.title;
  const { plan, rounds } = contest;
  if (rounds.length === 0) return text.forms[plan.form];
  const round = String(rounds.length);
  return plan.form === 'swiss'
    ? fill(text.roundOf, { round, count: String(plan.rounds) })
    : plan.form === 'one-table'
      ? text.forms[plan.form]
      : fill(text.round, { round });
}

function Playing({ told: { face }, contest }: { readonly told: EveningTold; readonly contest: Contest }) {
  const text = eveningWords();
  const games = useGameNames();
  const round = contest.rounds.at(-1);
  const boards = boardsOf(contest);
  const winners = contest.over ? winnersIn(contest) : [];
  if (winners.length > 0) {
    return (
      <p class={styles.champion}>
        {fill(winners.length === 1 ? text.champion : text.champions, {
          name: namesIn(face, winners),
          names: namesIn(face, winners),
        })}
      </p>
    );
  }
  if (!round) return <p class={styles.large}>{contest.paused ? text.paused : text.screenNext}</p>;
  return (
    <>
      <p class={styles.game}>{games[gameOfRound(contest.plan, contest.rounds.length)]}</p>
      {boards.length > 0 ? (
        <div class={styles.boards} data-columns={Math.ceil(Math.sqrt(Math.min(MOST_BOARDS, boards.length)))}>
          {boards.slice(0, MOST_BOARDS).map(({ table, guests, at }) => (
            <LiveBoard
              key={table}
              id={table}
              isAlone={boards.length === 1}
              title={fill(text.board, { number: String(at + 1), names: namesIn(face, guests) })}
            />
          ))}
        </div>
      ) : (
        <ScreenPairings face={face} round={round} />
      )}
    </>
  );
}

function People({ told: { face, there } }: { readonly told: EveningTold }) {
  const text = eveningWords();
  const here = face.guests.flatMap((guest, number) => (guest.here && !guest.removed ? [{ ...guest, number }] : []));
  if (here.length === 0) return <p class={styles.large}>{text.waitingForPeople}</p>;
  return (
    <ul class={styles.people}>
      {here.map(({ name, number, typed }) => (
        <li key={number} data-there={typed || there.includes(number)}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Always in the same corner: how to come in. */
function Corner({ told: { id, code, face } }: { readonly told: EveningTold }) {
  const text = eveningWords();
  const link = useAddress(roomPath(id));
  if (code === null) return null;
  return (
    <footer class={styles.corner}>
      {link && !face.locked && <Qr link={link} />}
      <div>
        <p>{face.locked ? text.locked : text.comeIn}</p>
        <p class={styles.code}>{code}</p>
      </div>
    </footer>
  );
}
