/** npm run bench:puzzles [-- GAME …]: how many puzzles a minute are made, on one core. */
import { findGame, GAME_IDS } from '../src/games/shelf.ts';
import { makePuzzles } from '../src/puzzles/make.ts';
import { tellIfBusy } from '../tools/busy.ts';

const SECONDS = 10;

await tellIfBusy();
const asked = process.argv.slice(2);
for (const id of asked.length > 0 ? asked : GAME_IDS) {
  const module = findGame(id);
  const puzzles = await module?.puzzles?.();
  if (!module || !puzzles) continue;
  const maker = await puzzles.maker();
  const before = process.cpuUsage();
  const seconds = () => (process.cpuUsage(before).user + process.cpuUsage(before).system) / 1e6;
  let tried = 0;
  let accepted = 0;
  for (const made of makePuzzles(module.rules, maker, 'bench')) {
    tried++;
    if (made) accepted++;
    if (seconds() > SECONDS) break;
  }
  const aMinute = Math.round((60 * accepted) / seconds());
  console.log(
    `${id.padEnd(18)} ${String(aMinute).padStart(6)} puzzles a minute, ${accepted} of ${tried} tries accepted`,
  );
}
