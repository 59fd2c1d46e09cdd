/** escale verify: is this file a correct game, and were its draws those of its seed? */
import { checkDraws } from '../table/file/saved-game.ts';
import { fill } from '../text/index.ts';
import { type CliCommand, Complaint, complain, readArgs } from './command.ts';
import { openFile } from './game-file.ts';
import { TEXT } from './text/index.ts';

export const verify: CliCommand = {
  async run(args, context) {
    const { positionals } = readArgs(args, {}, context);
    const { language, say } = context;
    const [file] = positionals;
    if (file === undefined) throw complain(language, 'file');
    const { saved, module, log } = await openFile(file, language);
    const text = TEXT[language].verify;
    const { name } = await module.text[language]();

    const lines = [fill(text.good, { file, game: name, events: String(log.events.length) })];
    lines.push(saved.result ? fill(text.result, { result: JSON.stringify(saved.result) }) : text.running);
    if (saved.seed !== undefined) {
      const draws = checkDraws(log, saved.seed, saved);
      if (!draws.ok) throw new Complaint(`${file}: ${fill(text.wrongDraw, { index: String(draws.error) })}`);
      lines.push(fill(text.draws, { draws: String(draws.value) }));
    } else {
      const draws = log.events.filter(({ by }) => by === 'chance').length;
      if (draws > 0) lines.push(fill(text.noSeed, { draws: String(draws) }));
    }
    say(lines.join('\n'));
  },
};
