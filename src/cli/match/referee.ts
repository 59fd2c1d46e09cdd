/** Plays one game between players that are programs. Where the game has clocks its time is simulated. */
import type { Seat } from '../../core/game.ts';
import { append, drawChance, type Log } from '../../core/log.ts';
import type { MatchPlayer } from './player.ts';

/** Illegal moves and programs that stop are the player's fault; a game without end is nobody's. */
const MOST_EVENTS = 5000;

export async function referee(opened: Log, players: readonly MatchPlayer[], seed: string): Promise<Log> {
  let log = drawChance(opened, seed);
  let now = 0;
  let drawnAt = 0;
  const startedAt = new Map<string, number>();

  while (log.game.toAct(log.state).length > 0) {
    if (log.events.length > MOST_EVENTS) throw new Error(`no end after ${MOST_EVENTS} events`);
    const timers = log.game.timers(log.state);
    for (const { key } of timers) if (!startedAt.has(key)) startedAt.set(key, now);
    const due = timers.map(({ key, ms, move }) => ({ by: 'clock' as const, move, at: startedAt.get(key)! + ms }));
    const wishes = await Promise.all(
      actingSeats(log).map(async (seat) => wishOf(seat, log, players, seed, now, drawnAt)),
    );
    const next = [...wishes.flat(), ...due].reduce((first, each) => (each.at < first.at ? each : first), {
      by: 'clock' as Seat | 'clock',
      move: '',
      at: Number.POSITIVE_INFINITY,
    });
    if (next.at === Number.POSITIVE_INFINITY) throw new Error('nobody acts');
    const appended = append(log, next.by, next.move);
    if (!appended.ok) throw new Error(`${playerName(players, next.by)}: ${next.move}: ${appended.error.reason}`);
    now = next.at;
    const drawn = drawChance(appended.value, seed);
    if (drawn !== appended.value) drawnAt = now;
    log = drawn;
  }
  return log;
}

async function wishOf(
  seat: Seat,
  log: Log,
  players: readonly MatchPlayer[],
  seed: string,
  now: number,
  drawnAt: number,
) {
  const wish = await players[seat]!.ask(log, seat, seed, now - drawnAt);
  return wish ? [{ by: seat as Seat | 'clock', move: wish.move, at: now + wish.pause }] : [];
}

const actingSeats = ({ game, state }: Log): Seat[] => game.toAct(state).filter((by) => typeof by === 'number');
const playerName = (players: readonly MatchPlayer[], by: Seat | 'clock') => (by === 'clock' ? by : players[by]!.name);
