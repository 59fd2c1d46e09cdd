/**
 * Puzzles as they are shipped, a line each, six fields divided by `|`:
 *
 *   kind | rating | seats | options: name=value, divided by commas | moves, divided by spaces | answers, or = and the optimum
 */
import type { PuzzleDraft } from '../core/puzzle.ts';

export function writeLine({ kind, rating, seats, options, moves, answers, optimum }: PuzzleDraft): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [kind, rating, seats, chosen.join(), moves.join(' '), answers?.join(' ') ?? `=${optimum}`].join('|');
}

export function readLine(line: string): PuzzleDraft {
  const [kind, rating, seats, options, moves, right] = line.split('|') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const named = options.split(',').filter((each) => each !== '');
  return {
    kind,
    rating: Number(rating),
    seats: Number(seats),
    options: Object.fromEntries(named.map((each) => each.split('=')).map(([name, value]) => [name, readValue(value!)])),
    moves: moves.split(' '),
    ...(right.startsWith('=') ? { optimum: Number(right.slice(1)) } : { answers: right.split(' ') }),
  };
}

export const readLines = (part: string): PuzzleDraft[] => part.trim().split('\n').map(readLine);

const readValue = (text: string): unknown => (/^(true|false|\d+)$/.test(text) ? JSON.parse(text) : text);
