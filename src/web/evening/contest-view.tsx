/** What is being played: one's own table, the rounds, how it stands, and what the keeper can do. */
import { useMemo, useState } from 'preact/hooks';
import { hasMore } from '../../evening/has-more.ts';
import type { Contest } from '../../evening/state.ts';
import { counted, fill } from '../../text/index.ts';
import { language } from '../text/index.ts';
import { ConfirmButton } from './confirm-button.tsx';
import styles from './contest-view.module.css';
import type { EveningHere } from './evening-context.ts';
import { titleOf, useGameNames, winnersNamed } from './names.ts';
import { isTooLate, OwnPart } from './own-part.tsx';
import { RoundTables } from './round-tables.tsx';
import { StandingsTable } from './standings-table.tsx';
import { eveningWords } from './text/index.ts';
import { winnersIn } from './winners.ts';

interface Props extends EveningHere {
  readonly contest: Contest;
}

export function ContestView({ contest, ...here }: Props) {
  const text = eveningWords();
  const { told, own, isKeeper, act } = here;
  const { face } = told;
  const games = useGameNames();
  const { rounds, paused, over } = contest;
  const last = rounds.at(-1);
  const [shownRound, setShownRound] = useState<number>();
  const shown = Math.min(shownRound ?? rounds.length, rounds.length);
  const first = over ? winnersIn(contest) : [];
  return (
    <section class={styles.contest} data-part="contest">
      <h2>{titleOf(contest, games)}</h2>
      {over &&
        first.length > 0 &&
        winnersNamed(face, contest, first).map((line) => (
          <p key={line} class={styles.champion}>
            {line}
          </p>
        ))}
      {!over && <OwnPart contest={contest} {...here} />}
      {paused && !over && <p class={styles.state}>{text.paused}</p>}
      {isKeeper && !over && <KeeperPart contest={contest} {...here} />}
      {rounds.length > 1 && (
        <nav class="buttons" aria-label={text.rounds}>
          {rounds.map((_, at) => (
            <button
              key={at}
              type="button"
              class="button plain small"
              aria-pressed={at + 1 === shown}
              onClick={() => setShownRound(at + 1)}
            >
              {at + 1}
            </button>
          ))}
        </nav>
      )}
      {last && <RoundTables contest={contest} round={shown} told={told} own={own} isKeeper={isKeeper} act={act} />}
      {rounds.length > 0 && <StandingsTable face={face} contest={contest} own={own} />}
    </section>
  );
}

function KeeperPart({ contest, told: { face }, act }: Props) {
  const text = eveningWords();
  const goesOn = useMemo(() => hasMore(contest), [face.seq]);
  const { rounds, paused, players, withdrawn, plan } = contest;
  const last = rounds.at(-1);
  const missing = last?.tables.filter(({ points }) => !points).length ?? 0;
  const mayUnpair = last !== undefined && !last.tables.some(({ points }) => points);
  const [coming, setComing] = useState(false);
  const outside = face.guests.flatMap((guest, number) => {
    const plays = players.includes(number) && !withdrawn.includes(number);
    return plays || guest.removed || !guest.here || isTooLate(contest, number) ? [] : [number];
  });
  return (
    <div class={styles.keeper} data-part="keeper">
      <div class="buttons">
        {goesOn ? (
          <button
            type="button"
            class="button main"
            disabled={paused || missing > 0}
            onClick={() => act({ do: 'pair' })}
          >
            {rounds.length === 0 ? text.firstRound : text.nextRound}
          </button>
        ) : (
          <button type="button" class="button main" onClick={() => act({ do: 'finish' })}>
            {text.announceWinner}
          </button>
        )}
        <button type="button" class="button plain" onClick={() => act({ do: 'pause', paused: !paused })}>
          {paused ? text.resume : text.pause}
        </button>
        {mayUnpair && (
          <button type="button" class="button plain" onClick={() => act({ do: 'unpair' })}>
            {text.unpair}
          </button>
        )}
        {goesOn && (
          <ConfirmButton label={text.finish} question={text.finishAsked} onYes={() => act({ do: 'finish' })} />
        )}
      </div>
      {!goesOn && <p class="quiet">{text.allPlayed}</p>}
      {missing > 0 && <p class="quiet">{counted(text.waiting, missing, language())}</p>}
      {outside.length > 0 && plan.form !== 'one-table' && (
        <p>
          <button type="button" class="button plain small" aria-expanded={coming} onClick={() => setComing(!coming)}>
            {text.latecomers}
          </button>
        </p>
      )}
      {coming && (
        <div class="buttons">
          {outside.map((guest) => (
            <button key={guest} type="button" class="button plain small" onClick={() => act({ do: 'enter', guest })}>
              {fill(text.bringIn, { name: face.guests[guest]!.name })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
