/** The big screen: for a television at three metres, without a seat and without anything secret. */
import { useEffect, useMemo } from 'preact/hooks';
import { hasMore } from '../../evening/has-more.ts';
import { gameOfRound } from '../../evening/plan.ts';
import { type Contest, isDone } from '../../evening/state.ts';
import { fill } from '../../text/index.ts';
import type { EveningTold } from '../../wire/answers/evenings.ts';
import { Loading } from '../pages/missing.tsx';
import { useTitle } from '../title.ts';
import { EveningConnection } from './evening-connection.ts';
import { useGameNames, winnersNamed } from './names.ts';
import { liveTables, ScreenBoards } from './screen-boards.tsx';
import { ScreenCorner } from './screen-corner.tsx';
import styles from './screen-page.module.css';
import { ScreenPairings } from './screen-pairings.tsx';
import { ScreenPeople } from './screen-people.tsx';
import { StandingsTable } from './standings-table.tsx';
import { eveningWords } from './text/index.ts';
import { TimeOfDay } from './time-of-day.tsx';
import { useAwake } from './use-awake.ts';
import { winnersIn } from './winners.ts';

/** As many as there is room for beside the boards, and beside a single one. */
const MOST_PLACES = 12;
const FEW_PLACES = 5;
/** Their names are written larger. */
const FEW_WINNERS = 3;

export function ScreenPage({ id }: { readonly id: string }) {
  const text = eveningWords();
  const line = useMemo(() => new EveningConnection(id, 'screen'), [id]);
  useEffect(() => () => line.close(), [line]);
  useAwake();
  useTitle(text.bigScreen);
  const told = line.told.value;
  if (line.line.value === 'gone' || line.line.value === 'aside') {
    return <p>{line.line.value === 'gone' ? text.gone : text.aside}</p>;
  }
  if (!told) return <Loading />;
  const contest = told.face.contests.at(-1);
  const isAlone = contest !== undefined && !contest.over && liveTables(contest.rounds.at(-1)).length === 1;
  return (
    <div
      class={styles.screen}
      data-part="screen"
      data-alone={isAlone || undefined}
      data-lost={line.line.value === 'lost'}
    >
      <header class={styles.head}>
        <Title told={told} contest={contest} />
        <p role="status">{line.line.value === 'lost' ? text.offline : contest && stateOf(contest)}</p>
        <TimeOfDay />
      </header>
      <main class={styles.main}>{contest ? <Playing told={told} contest={contest} /> : <Arriving told={told} />}</main>
      <aside class={styles.side}>
        {contest && contest.rounds.length > 0 && !(isAlone && contest.plan.form === 'one-table') && (
          <StandingsTable face={told.face} contest={contest} most={isAlone ? FEW_PLACES : MOST_PLACES} />
        )}
      </aside>
      <ScreenCorner told={told} />
    </div>
  );
}

function Title({ told: { face }, contest }: { readonly told: EveningTold; readonly contest: Contest | undefined }) {
  const text = eveningWords();
  const games = useGameNames();
  if (face.closed) return <h1>{text.closedRoom}</h1>;
  if (!contest) return <h1>{text.welcome}</h1>;
  const { plan, rounds } = contest;
  const game = games[gameOfRound(plan, Math.max(1, rounds.length))] ?? '';
  const round = String(rounds.length);
  const title =
    rounds.length === 0
      ? text.forms[plan.form]
      : plan.form === 'one-table'
        ? undefined
        : plan.form === 'swiss'
          ? fill(text.roundOf, { round, count: String(plan.rounds) })
          : fill(text.round, { round });
  return <h1>{[game, title].filter(Boolean).join(' · ')}</h1>;
}

/** What is not being played just now. */
function stateOf(contest: Contest): string {
  const text = eveningWords();
  const { paused, over, rounds } = contest;
  if (over) return text.over;
  if (paused) return text.paused;
  const last = rounds.at(-1);
  if (!last || !isDone(last)) return '';
  return hasMore(contest) ? text.screenNext : text.allPlayed;
}

function Playing({ told, contest }: { readonly told: EveningTold; readonly contest: Contest }) {
  const text = eveningWords();
  const { face } = told;
  const round = contest.rounds.at(-1);
  const winners = contest.over ? winnersIn(contest) : [];
  if (winners.length > 0) {
    return (
      <div class={styles.champion} data-many={winners.length > FEW_WINNERS || undefined}>
        {winnersNamed(face, contest, winners).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    );
  }
  if (!round) {
    const players = contest.players.filter((guest) => !contest.withdrawn.includes(guest));
    return (
      <div class={styles.waiting}>
        <p class={styles.large}>{text.screenFirst}</p>
        <ScreenPeople told={told} guests={players} />
      </div>
    );
  }
  if (contest.over || liveTables(round).length === 0)
    return <ScreenPairings face={face} contest={contest} round={round} />;
  return <ScreenBoards face={face} contest={contest} round={round} />;
}

function Arriving({ told }: { readonly told: EveningTold }) {
  const text = eveningWords();
  const here = told.face.guests.flatMap(({ here, removed }, guest) => (here && !removed ? [guest] : []));
  if (here.length === 0) return <p class={styles.large}>{text.waitingForPeople}</p>;
  return <ScreenPeople told={told} guests={here} />;
}
