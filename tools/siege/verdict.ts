/** A row of the table, and what is wrong with it. */
import { type Aftermath, BOUNDS, type Row } from './siege.ts';

/** What an honest player may complain of; empty if nothing. */
export function faultsOf(row: Row): readonly string[] {
  const { moves, megabytes, recovery, computer, complaints } = row;
  return [
    ...(moves.p99 > BOUNDS.p99 ? ['waits'] : []),
    ...(moves.count === 0 ? ['nothing acknowledged'] : []),
    ...(megabytes > BOUNDS.megabytes ? ['memory'] : []),
    ...(recovery === undefined ? ['not as before'] : []),
    ...(computer > BOUNDS.computer ? ['the computer waits'] : []),
    ...complaints,
  ];
}

/** What may be complained of when all is over. */
export function faultsAfter({ acknowledged, lost, closing }: Aftermath): readonly string[] {
  return [
    ...(acknowledged === 0 ? ['nothing acknowledged'] : []),
    ...(lost > 0 ? ['moves lost'] : []),
    ...(closing > BOUNDS.closing ? ['slow to close'] : []),
  ];
}

const ms = (time: number): string => `${Math.round(time)}`;
const COLUMNS: readonly (readonly [string, (row: Row) => string])[] = [
  ['attack', ({ name }) => name],
  ['acks', ({ moves }) => `${moves.count}`],
  ['p50', ({ moves }) => ms(moves.p50)],
  ['p99', ({ moves }) => ms(moves.p99)],
  ['worst', ({ moves }) => ms(moves.worst)],
  ['/health', ({ health }) => ms(health)],
  ['computer', ({ computer }) => ms(computer)],
  ['MB', ({ megabytes }) => ms(megabytes)],
  ['as before', ({ recovery }) => (recovery === undefined ? 'no' : ms(recovery))],
  ['verdict', (row) => faultsOf(row).join('; ').slice(0, 200) || 'ok'],
];
const WIDTHS = [38, 6, 6, 6, 7, 8, 9, 5, 10, 0];

const line = (cells: readonly string[]): string =>
  cells
    .map((cell, index) =>
      index === 0 ? cell.padEnd(WIDTHS[0]!) : index === cells.length - 1 ? `  ${cell}` : cell.padStart(WIDTHS[index]!),
    )
    .join('');

export const heading = (): string => line(COLUMNS.map(([title]) => title));
export const lineOf = (row: Row): string => line(COLUMNS.map(([, cell]) => cell(row)));
export const lineAfter = (after: Aftermath): string =>
  `  then: ${after.acknowledged} moves acknowledged, ${after.lost} lost; closed in ${ms(after.closing)} ms${faultsAfter(
    after,
  )
    .map((fault) => `; ${fault}`)
    .join('')}`;
