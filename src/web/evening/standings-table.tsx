/** How it stands, and beside each place what decided it. */
import { standingsOf } from '../../evening/contest.ts';
import type { Contest } from '../../evening/state.ts';
import type { EveningFace } from '../../evening/told.ts';
import { nameIn } from './names.ts';
import { writtenPoints } from './points.ts';
import { seatingIn } from './seating.ts';
import styles from './standings-table.module.css';
import { eveningWords } from './text/index.ts';

interface Props {
  readonly face: EveningFace;
  readonly contest: Contest;
  readonly own?: number | undefined;
  /** Places, names and points alone, as many as there is room for: read from afar. */
  readonly most?: number | undefined;
}

export function StandingsTable({ face, contest, own, most }: Props) {
  const text = eveningWords();
  const rows = standingsOf(contest, seatingIn(contest)).slice(0, most);
  return (
    <table class={styles.standings} data-part="standings">
      <caption>{text.standings}</caption>
      <thead>
        <tr>
          <th scope="col">{text.placeColumn}</th>
          <th scope="col">{text.nameColumn}</th>
          <th scope="col">{text.pointsColumn}</th>
          {most === undefined && <th scope="col">{text.winsColumn}</th>}
          {most === undefined && <th scope="col">{text.whyColumn}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ guest, place, points, wins, behindBy }) => (
          <tr key={guest} class={guest === own ? styles.own : ''}>
            <td>{place}</td>
            <th scope="row" class={contest.withdrawn.includes(guest) ? styles.gone : ''}>
              {nameIn(face, guest)}
            </th>
            <td>{writtenPoints(points)}</td>
            {most === undefined && <td>{wins}</td>}
            {most === undefined && (
              <td>
                <small>{behindBy && text.behind[behindBy]}</small>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
