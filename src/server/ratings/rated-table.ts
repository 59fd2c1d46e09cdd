/** What a finished table says for ratings: who played on which side, and in which order they ended. */
import type { GameModule } from '../../core/game.ts';
import { handicapsIn } from '../../core/handicaps.ts';
import type { RatedGame } from '../../ratings/rating.ts';
import { ranksOf } from '../../ratings/rating.ts';
import { yardstick } from '../../ratings/yardsticks.ts';
import { outcomeOf } from '../../table/state/match.ts';
import type { Listed } from '../store/store.ts';
import { readSummary } from '../tables/summary.ts';

/**
 * Undefined for what counts for nobody: alone, called off, with handicaps, from a position or with draws of somebody's choice,
 * or with somebody's place taken by the computer.
 */
export function ratedTable({ game, summary }: Listed, findGame: (id: string) => GameModule | undefined) {
  const told = readSummary(summary);
  const rules = findGame(game)?.rules;
  if (!told?.ending || !told.started || !rules || told.ending.kind === 'called-off') return undefined;
  if (told.arranged || handicapsIn(told.options).length > 0) return undefined;
  const players = told.holders.map((holder) => {
    if (holder.kind === 'person') return holder.who;
    return holder.kind === 'bot' ? yardstick(holder.level) : undefined;
  });
  const people = told.holders.filter(({ kind }) => kind === 'person').length;
  if (people === 0 || players.length < 2 || players.some((player) => player === undefined)) return undefined;
  const sides = sidesOf(rules, told.options, told.seats);
  const { winners, scores } = outcomeOf(told.ending, told.seats);
  // winners come first, whatever the points; then everybody by his points
  const worth = sides.map(
    ([seat]) => (winners.includes(seat!) ? 1e9 : 0) + (winners.length === 0 ? 0 : scores[seat!]!),
  );
  const named = sides.map((side) => side.map((seat) => players[seat]!));
  // the same computer on two sides is one yardstick, which is no trouble; the same person is
  const everybody = named.flat().filter((player) => !player.startsWith('computer '));
  if (new Set(everybody).size < everybody.length) return undefined;
  return { game, sides: named, ranks: ranksOf(worth) } satisfies RatedGame;
}

function sidesOf(rules: GameModule['rules'], options: unknown, seats: number): readonly (readonly number[])[] {
  const read = rules.options(options, seats);
  const teams = read.ok ? rules.teams?.(read.value, seats).sides : undefined;
  return teams ?? Array.from({ length: seats }, (_, seat) => [seat]);
}
