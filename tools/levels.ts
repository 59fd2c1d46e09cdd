/**
 * The table of docs/bots.md: how each level of each game fares against the one below, in simulated time.
 *   npm run levels -- [--games 100] [--ms 100] [GAME …]
 */
import { parseArgs } from 'node:util';
import { levelPlayer } from '../src/cli/match/player.ts';
import { referee } from '../src/cli/match/referee.ts';
import { estimate, type MatchTally } from '../src/cli/match/statistics.ts';
import { LEVELS, type Level } from '../src/core/bot.ts';
import type { GameModule } from '../src/core/game.ts';
import { openLog } from '../src/core/log.ts';
import { expectOk } from '../src/core/result.ts';
import { SHELF } from '../src/games/shelf.ts';

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '100' }, ms: { type: 'string', default: '100' } },
  allowPositionals: true,
});
const chosen = SHELF.filter(({ rules, bot }) => bot && (positionals.length === 0 || positionals.includes(rules.id)));

console.log(
  `| game | ${LEVELS.slice(1)
    .map((level) => `${level} against ${level - 1}`)
    .join(' | ')} |`,
);
console.log(`| --- |${' --- |'.repeat(LEVELS.length - 1)}`);
for (const module of chosen) {
  const cells: string[] = [];
  for (const level of LEVELS.slice(1)) cells.push(cell(await play(module, level, (level - 1) as Level)));
  console.log(`| ${module.rules.id} | ${cells.join(' | ')} |`);
}

async function play(module: GameModule, upper: Level, lower: Level): Promise<MatchTally> {
  const players = [upper, lower].map((level) => levelPlayer(module, level, { ms: Number(values.ms) }));
  const start = expectOk(openLog(module.rules, 2, undefined));
  const tally = { won: 0, drawn: 0, lost: 0 };
  for (let game = 0; game < Number(values.games); game++) {
    const seated = game % 2 === 0 ? players : players.toReversed();
    const log = await referee(start, seated, `levels/${game >> 1}`);
    const { winners } = log.game.outcome(log.state)!;
    if (winners.length === 0) tally.drawn++;
    else if (seated[winners[0]!] === players[0]) tally.won++;
    else tally.lost++;
  }
  return tally;
}

function cell(tally: MatchTally): string {
  return `${(100 * estimate(tally).score).toFixed(0)} % (${tally.won}–${tally.drawn}–${tally.lost})`;
}
