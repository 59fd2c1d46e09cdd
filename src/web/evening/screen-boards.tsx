/** The tables of the house that are being played, side by side; and in words those of the round that are not. */
import type { GuestNumber } from '../../evening/events.ts';
import type { Contest, EveningRound, EveningTable } from '../../evening/state.ts';
import type { EveningFace } from '../../evening/told.ts';
import { fill } from '../../text/index.ts';
import { LiveBoard } from './live-board.tsx';
import { namesIn, partNamed } from './names.ts';
import { writtenPoints } from './points.ts';
import styles from './screen-boards.module.css';
import { sidesAt } from './seating.ts';
import { eveningWords } from './text/index.ts';
import { useTurns } from './use-turns.ts';

/** As many boards as can be told apart from the sofa. */
const MOST_BOARDS = 9;
/** As many lines as there is room for below them. */
const MOST_LINES = 4;

/** Whether it is being played in the house now. */
const isLive = ({ table, points, calledOff }: EveningTable): boolean =>
  table !== undefined && points === undefined && !calledOff;

/** The tables of a round, each with its place in it. */
export const liveTables = (round: EveningRound | undefined) =>
  (round?.tables ?? []).flatMap((table, at) => (isLive(table) ? [{ id: table.table!, guests: table.guests, at }] : []));

interface Props {
  readonly face: EveningFace;
  readonly contest: Contest;
  readonly round: EveningRound;
}

export function ScreenBoards({ face, contest, round }: Props) {
  const text = eveningWords();
  const live = liveTables(round);
  const boards = useTurns(live, MOST_BOARDS);
  const others = [
    ...round.tables.flatMap((table, at) => (isLive(table) ? [] : [inWords(face, contest, round, table, at)])),
    ...(round.byes.length > 0 ? [fill(text.byes, { names: namesIn(face, round.byes) })] : []),
  ];
  const lines = useTurns(others, MOST_LINES);
  return (
    <>
      <div class={styles.boards} data-columns={Math.ceil(Math.sqrt(boards.length))}>
        {boards.map(({ id, guests, at }) => (
          <LiveBoard
            key={id}
            id={id}
            isAlone={live.length === 1}
            title={titled(contest, round, guests, at, sidesInWords(face, contest, guests))}
          />
        ))}
      </div>
      {lines.length > 0 && (
        <ul class={styles.others} data-part="others">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Who sits there; of teams, which one against which. */
function sidesInWords(face: EveningFace, contest: Contest, guests: readonly GuestNumber[]): string {
  const sides = sidesAt(contest, guests).map((seats) => namesIn(face, pick(guests, seats)));
  const [names, others] = sides;
  return sides.length < guests.length
    ? fill(eveningWords().versus, { names: names!, others: others! })
    : namesIn(face, guests);
}

/** Its result, or that there is none yet. */
function inWords(
  face: EveningFace,
  contest: Contest,
  round: EveningRound,
  { guests, points, calledOff }: EveningTable,
  at: number,
): string {
  const text = eveningWords();
  const names = points
    ? sidesAt(contest, guests)
        .map((seats) => `${namesIn(face, pick(guests, seats))} ${writtenPoints(points[seats[0]!]!)}`)
        .join(' · ')
    : `${sidesInWords(face, contest, guests)} · ${calledOff ? text.calledOff : text.noResult}`;
  return titled(contest, round, guests, at, names);
}

function titled(
  contest: Contest,
  round: EveningRound,
  guests: readonly GuestNumber[],
  at: number,
  names: string,
): string {
  const part = partNamed(contest, contest.rounds.indexOf(round) + 1, guests);
  const { board, namedBoard } = eveningWords();
  return part ? fill(namedBoard, { part, names }) : fill(board, { number: String(at + 1), names });
}

const pick = (guests: readonly GuestNumber[], seats: readonly number[]) => seats.map((seat) => guests[seat]!);
