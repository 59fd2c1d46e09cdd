/** escale analyse: what the analyst says at every moment of a saved game. */
import { type Log, openLog } from '../core/log.ts';
import { expectOk } from '../core/result.ts';
import { analysisOf, describe } from './analysis.ts';
import { type Command, complain, readArgs, wholeNumber } from './command.ts';
import { openFile } from './game-file.ts';
import { logLines } from './play/lines.ts';

export const analyse: Command = {
  async run(args, context) {
    const { values, positionals } = readArgs(args, { ms: { type: 'string', default: '1000' } } as const, context);
    const { language, stdout } = context;
    const [file] = positionals;
    if (file === undefined) throw complain(language, 'file');
    const { saved, module, log } = await openFile(file, language);
    if (!module.analyst) throw complain(language, 'noAnalysis');
    const ms = wholeNumber(values.ms, '--ms', context);
    const text = await module.text[language]();
    const names = Array.from({ length: log.seats }, (_, seat) => saved.players?.[seat] ?? text.seat(seat, log.seats));
    const told = logLines(log, 0, 'spectator', text, names);
    for (const [index, line] of told.entries()) {
      const moment: Log = expectOk(openLog(log.game, log.seats, log.options, log.events.slice(0, index + 1)));
      const answer = await analysisOf(module, moment, ms);
      stdout.write(`${index + 1}  ${line}\n`);
      if (answer) stdout.write(`     ${describe(answer.fields).join('   ')}\n`);
    }
  },
};
