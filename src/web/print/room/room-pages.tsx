/** The pages of an evening on paper: pairings, standings and the cross table, for the wall. */
import { standingsOf } from '../../../evening/contest.ts';
import type { GuestNumber } from '../../../evening/events.ts';
import type { Contest } from '../../../evening/state.ts';
import type { EveningFace } from '../../../evening/told.ts';
import { fill } from '../../../text/index.ts';
import { nameIn, namesIn, partNamed } from '../../evening/names.ts';
import { writtenPoints } from '../../evening/points.ts';
import { seatingIn, sidesAt } from '../../evening/seating.ts';
import { eveningWords } from '../../evening/text/index.ts';
import { chunks, fullPages, type Paper, spaceOn } from '../paper.ts';
import { printWords } from '../text/index.ts';
import { crossTable, roundTable } from './cross-table.ts';
import styles from './room-pages.module.css';

interface Sheet {
  readonly face: EveningFace;
  readonly contest: Contest;
  readonly paper: Paper;
}

/** Of text of 24 points, in millimetres; rows of tables are lower. */
const LINE = 12;
const LETTER = 5.2;
const ROW = 7.5;
const HEAD = 34;

/** So many times larger, where all of it fits on one page without a line that is broken. */
const LARGER = 1.6;
/** Beside a line's own letters: number, points, gaps. */
const BESIDE = 40;

const isSmallEnough = (said: readonly string[], paper: Paper): boolean =>
  said.length * (LINE + 1) * LARGER <= spaceOn(paper).height - HEAD &&
  said.every((each) => each.length * LETTER * LARGER <= spaceOn(paper).width - BESIDE);

const roomFor = (paper: Paper, line: number) => Math.floor((spaceOn(paper).height - HEAD) / line);

export function pairingPages({ face, contest, paper }: Sheet, round: number) {
  const text = eveningWords();
  const { tables, byes } = contest.rounds[round - 1]!;
  const meeting = (guests: readonly GuestNumber[], points: readonly number[] | undefined) =>
    sidesAt(contest, guests)
      .map((seats) => {
        const side = seats.map((seat) => guests[seat]!);
        return [namesIn(face, side), ...(points ? [`(${writtenPoints(points[seats[0]!]!)})`] : [])].join('\u00a0');
      })
      .join(' – ');
  const lines = tables.map(({ guests, points }, at) => ({
    number: String(at + 1),
    said: [partNamed(contest, round, guests), meeting(guests, points)].filter(Boolean).join(' · '),
  }));
  const all =
    byes.length > 0 ? [...lines, { number: '', said: fill(text.byes, { names: namesIn(face, byes) }) }] : lines;
  const linesOf = ({ said }: { readonly said: string }) =>
    Math.ceil((said.length * LETTER) / (spaceOn(paper).width - 20)) + 0.2;
  const isLarge = isSmallEnough(
    all.map(({ said }) => said),
    paper,
  );
  return fullPages(all, linesOf, roomFor(paper, LINE)).map((part) => (
    <div class={styles.wall} data-part="pairings" data-large={isLarge || undefined}>
      <h2>{fill(text.round, { round: String(round) })}</h2>
      <ul>
        {part.map(({ number, said }) => (
          <li key={said}>
            <b>{number}</b>
            <span>{said}</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

export function standingPages({ face, contest, paper }: Sheet) {
  const text = eveningWords();
  const all = standingsOf(contest, seatingIn(contest));
  const isLarge = isSmallEnough(
    all.map(({ guest }) => nameIn(face, guest)),
    paper,
  );
  return chunks(all, roomFor(paper, LINE + 1)).map((part) => (
    <div class={styles.wall} data-part="standings" data-large={isLarge || undefined}>
      <h2>{text.standings}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.placeColumn}</th>
            <th scope="col">{text.nameColumn}</th>
            <th scope="col">{text.pointsColumn}</th>
          </tr>
        </thead>
        <tbody>
          {part.map(({ guest, place, points }) => (
            <tr key={guest}>
              <td>{place}</td>
              <th scope="row">{nameIn(face, guest)}</th>
              <td>{writtenPoints(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}

/** Who met whom; where that is no table for two, round by round. */
export function crossPages({ face, contest, paper }: Sheet) {
  const said = printWords().room;
  const order = standingsOf(contest, seatingIn(contest)).map(({ guest }) => guest);
  const cross = crossTable(contest, order);
  const heads = cross
    ? order.map((_, at) => String(at + 1))
    : contest.rounds.map((_, at) => `${said.roundShort}${at + 1}`);
  const rows = cross
    ? cross.map((row) => row.map((met) => (met ? met.map(writtenPoints).join(' ') : '×')))
    : roundTable(contest, order).map((row) =>
        row.map((had) => (had === 'bye' ? said.bye : had === undefined ? '' : writtenPoints(had))),
      );
  const all = order.map((guest, at) => ({ guest, number: String(at + 1), cells: rows[at]! }));
  return chunks(all, roomFor(paper, ROW)).map((part) => (
    <div class={styles.cross} data-part="cross-table">
      <h2>{cross ? said.cross : said.rounds}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.number}</th>
            <th scope="col">{eveningWords().nameColumn}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.map(({ guest, number, cells }) => (
            <tr key={guest}>
              <td>{number}</td>
              <th scope="row">{nameIn(face, guest)}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ));
}
