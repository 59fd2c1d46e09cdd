/** escale match: two players, many games, what they prove. */
import { type Budget, LEVELS } from '../../core/bot.ts';
import type { GameModule } from '../../core/game.ts';
import { drawChance, type Log, openLog } from '../../core/log.ts';
import { explain, fill } from '../../text/index.ts';
import {
  type CliCommand,
  Complaint,
  type Context,
  complain,
  gameNamed,
  readArgs,
  readOptionFlags,
  usualSeats,
  wholeNumber,
} from '../command.ts';
import { TEXT } from '../text/index.ts';
import { levelOf, levelPlayer, type MatchPlayer, PLAIN, plainPlayer, programPlayer } from './player.ts';
import { referee } from './referee.ts';
import { estimate, gamesOf, type MatchTally, sequentialTest } from './statistics.ts';

const FLAGS = {
  games: { type: 'string', default: '100' },
  ms: { type: 'string' },
  nodes: { type: 'string' },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true, default: [] as string[] },
  seed: { type: 'string', default: 'match' },
  elo0: { type: 'string' },
  elo1: { type: 'string' },
} as const;
const USUAL_MS = 100;

export const match: CliCommand = {
  async run(args, context) {
    const { values, positionals } = readArgs(args, FLAGS, context);
    const { language, say } = context;
    const module = gameNamed(positionals[0], context);
    const [one, two] = positionals.slice(1);
    if (one === undefined || two === undefined) throw complain(language, 'players', { levels: LEVELS.join(', ') });
    const budget = budgetOf(values, context);
    const games = wholeNumber(values.games, '--games', context);
    const seats = values.seats === undefined ? usualSeats(module) : wholeNumber(values.seats, '--seats', context);
    const opened = openLog(module.rules, seats, readOptionFlags(values.option, context));
    if (!opened.ok) throw new Complaint(explain(opened.error.refusal, language, await module.text[language]()));
    if ([one, two].includes(PLAIN) && runsByTheClock(opened.value)) throw complain(language, 'plain');
    const players = [one, two].map((text) => playerNamed(text, module, budget));
    const test = values.elo0 !== undefined && values.elo1 !== undefined;

    let tally: MatchTally = { won: 0, drawn: 0, lost: 0 };
    try {
      while (gamesOf(tally) < games) {
        // two games a seed, with the seats changed, so that luck is shared
        const number = gamesOf(tally);
        const first = number % 2;
        const seated = Array.from({ length: seats }, (_, seat) => players[(seat + first) % 2]!);
        const log = await referee(opened.value, seated, `${values.seed}/${number >> 1}`);
        const { winners } = log.game.outcome(log.state)!;
        tally = count(tally, winners.length === 0 ? undefined : seated[winners[0]!] === players[0]);
        say(line(tally, players, language));
        if (test && sequentialTest(tally, Number(values.elo0), Number(values.elo1)).verdict !== 'open') break;
      }
    } finally {
      for (const player of players) player.close();
    }
    if (test) say(verdict(tally, Number(values.elo0), Number(values.elo1), language));
  },
};

function runsByTheClock(opened: Log): boolean {
  const { game, state } = drawChance(opened, 'any');
  return game.toAct(state).includes('clock');
}

function count(tally: MatchTally, firstWon: boolean | undefined): MatchTally {
  if (firstWon === undefined) return { ...tally, drawn: tally.drawn + 1 };
  return firstWon ? { ...tally, won: tally.won + 1 } : { ...tally, lost: tally.lost + 1 };
}

function line(tally: MatchTally, [one, two]: readonly MatchPlayer[], language: Context['language']): string {
  const { score, elo, from, to } = estimate(tally);
  return fill(TEXT[language].match.line, {
    games: String(gamesOf(tally)),
    one: one!.name,
    two: two!.name,
    won: String(tally.won),
    drawn: String(tally.drawn),
    lost: String(tally.lost),
    percent: (100 * score).toFixed(1),
    elo: eloText(elo),
    from: eloText(from),
    to: eloText(to),
  });
}

/** A clean sweep has no end. */
function eloText(elo: number): string {
  if (Number.isFinite(elo)) return elo.toFixed(0);
  return elo > 0 ? '∞' : '−∞';
}

function verdict(tally: MatchTally, elo0: number, elo1: number, language: Context['language']): string {
  const words = TEXT[language].match;
  const { ratio, verdict } = sequentialTest(tally, elo0, elo1);
  return fill(words[verdict], { ratio: ratio.toFixed(2), elo0: String(elo0), elo1: String(elo1) });
}

function playerNamed(text: string, module: GameModule, budget: Budget): MatchPlayer {
  const level = levelOf(text);
  if (text === PLAIN) return plainPlayer(module, budget);
  return level ? levelPlayer(module, level, budget) : programPlayer(text, budget);
}

function budgetOf(
  flags: { readonly ms?: string | undefined; readonly nodes?: string | undefined },
  context: Context,
): Budget {
  const nodes = flags.nodes === undefined ? {} : { nodes: wholeNumber(flags.nodes, '--nodes', context) };
  if (flags.ms !== undefined) return { ...nodes, ms: wholeNumber(flags.ms, '--ms', context) };
  return flags.nodes === undefined ? { ms: USUAL_MS } : nodes;
}
