/** One game or several, in which the players change seats; results and points are told. */
import type { Level } from '../../core/bot.ts';
import type { GameModule } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import type { GameText, Language } from '../../core/text.ts';
import { isOver, type Match, newMatch, playerAt, record, standing } from '../../table/match.ts';
import { seatsOf } from '../../table/secrets.ts';
import { fill } from '../../text/index.ts';
import type { Context } from '../command.ts';
import type { Terminal } from '../terminal.ts';
import { TEXT } from '../text/index.ts';
import { GameAtKeyboard } from './game-at-keyboard.ts';

export interface Plan {
  readonly module: GameModule;
  readonly log: Log;
  readonly seed: string;
  /** By the seat of the first game. */
  readonly players: readonly string[] | undefined;
  readonly games: number;
  readonly file: string | undefined;
  /** By the seat of the first game. */
  readonly computers: ReadonlyMap<number, Level>;
}

export async function playMatch(
  { module, log, seed, players, games, file, computers }: Plan,
  terminal: Terminal,
  { language }: Context,
) {
  const words = TEXT[language].play;
  const text = await module.text[language]();
  terminal.say(fill(words.opening, { game: text.name }));
  let match = newMatch(log.seats, games);
  for (let number = 0; !isOver(match); number++) {
    if (games > 1) terminal.say(fill(words.match, { number: String(number + 1), games: String(games) }));
    const names = players
      ? players.map((_, seat) => players[playerAt(match, number, seat)]!)
      : seatsOf(log).map((seat) => text.seat(seat, log.seats));
    terminal.say(fill(words.players, { players: names.map((name, seat) => `${seat + 1} ${name}`).join(', ') }));
    const seated = new Map(
      seatsOf(log).flatMap((seat) => {
        const level = computers.get(playerAt(match, number, seat));
        return level ? [[seat, level] as const] : [];
      }),
    );
    const start = number === 0 ? log : { ...log, events: [], state: log.game.start(log.options, log.seats) };
    const ownSeed = number === 0 ? seed : `${seed}/${number}`;
    const played = await new GameAtKeyboard(
      { terminal, language, module, text, names, seed: ownSeed, file, computers: seated },
      start,
    ).play();
    if (played.quit) return terminal.say(words.bye);
    const outcome = log.game.outcome(played.log.state)!;
    match = record(match, outcome);
    tellResult(played.log, text, names, words, terminal);
    terminal.say(fill(words.seed, { seed: ownSeed }));
    if (games > 1) terminal.say(fill(words.standing, { standing: standingLine(log, match, players) }));
  }
}

function tellResult(
  log: Log,
  text: GameText,
  names: readonly string[],
  words: (typeof TEXT)[Language]['play'],
  terminal: Terminal,
) {
  const { winners, scores, reason } = log.game.outcome(log.state)!;
  terminal.say(`${words.over} ${text.endings[reason]}`);
  terminal.say(
    winners.length > 0 ? fill(words.winners, { names: winners.map((seat) => names[seat]).join(', ') }) : words.drawn,
  );
  terminal.say(fill(words.scores, { scores: names.map((name, seat) => `${name} ${scores[seat]}`).join(', ') }));
}

function standingLine(log: Log, match: Match, players: readonly string[] | undefined): string {
  return standing(log.game, match)
    .map((points, player) => `${players?.[player] ?? player + 1} ${points}`)
    .join(', ');
}
