/** The results of an evening as data: every table of every round, and how it stood in the end. */
import { BYE, standingsOf } from '../../evening/contest.ts';
import { gameOfRound } from '../../evening/plan.ts';
import type { EveningFace } from '../../evening/told.ts';
import { nameIn } from './names.ts';
import { seatingIn } from './seating.ts';

export function resultsJson(face: EveningFace): string {
  const contests = face.contests.map((contest) => ({
    form: contest.plan.form,
    games: contest.plan.games,
    rounds: contest.rounds.map(({ tables, byes }, at) => ({
      game: gameOfRound(contest.plan, at + 1),
      tables: tables.map(({ guests, points }) => ({
        players: guests.map((guest) => nameIn(face, guest)),
        points: points ?? null,
      })),
      byes: byes.map((guest) => nameIn(face, guest)),
    })),
    standings: standingsOf(contest, seatingIn(contest)).map(({ guest, ...standing }) => ({
      name: nameIn(face, guest),
      ...standing,
    })),
  }));
  return `${JSON.stringify({ contests }, null, 2)}\n`;
}

/** A line for each player at each table; a bye is at none. */
export function resultsCsv(face: EveningFace): string {
  const rows = face.contests.flatMap((contest, number) =>
    contest.rounds.flatMap(({ tables, byes }, round) => {
      const where = [number + 1, gameOfRound(contest.plan, round + 1), round + 1];
      return [
        ...tables.flatMap(({ guests, points }, at) =>
          guests.map((guest, seat) => [...where, at + 1, nameIn(face, guest), points?.[seat] ?? '']),
        ),
        ...byes.map((guest) => [...where, '', nameIn(face, guest), BYE]),
      ];
    }),
  );
  return [['contest', 'game', 'round', 'table', 'player', 'points'], ...rows].map(csvLine).join('');
}

/** A name that begins like a formula is none to a program for tables. */
const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells
    .map(
      (cell) =>
        `"${String(cell)
          .replace(/^[=+\-@\t\r]/, typeof cell === 'number' ? '$&' : "'$&")
          .replaceAll('"', '""')}"`,
    )
    .join()}\r\n`;
