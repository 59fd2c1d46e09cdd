/** escale analyse: what the analyst says at every moment of a saved game. */
import { append, openLog } from '../core/log.ts';
import { expectOk } from '../core/result.ts';
import { analysisOf, describe } from './analysis.ts';
import { type CliCommand, complain, readArgs, wholeNumber } from './command.ts';
import { openFile } from './game-file.ts';

export const analyse: CliCommand = {
  async run(args, context) {
    const { values, positionals } = readArgs(args, { ms: { type: 'string', default: '1000' } } as const, context);
    const { language, say } = context;
    const [file] = positionals;
    if (file === undefined) throw complain(language, 'file');
    const { saved, module, log } = await openFile(file, language);
    if (!module.analyst) throw complain(language, 'noAnalysis');
    const ms = wholeNumber(values.ms, '--ms', context);
    const text = await module.text[language]();
    const names = Array.from({ length: log.seats }, (_, seat) => saved.players?.[seat] ?? text.seat(seat, log.seats));
    let moment = expectOk(openLog(log.game, log.seats, log.options, [], saved.setUp));
    for (const [index, { by, move }] of log.events.entries()) {
      const seen = log.game.seen(moment.state, by, expectOk(log.game.read(move)), 'spectator');
      moment = expectOk(append(moment, by, move));
      const answer = await analysisOf(module, moment, ms);
      say(`${index + 1}  ${text.tell(seen, (seat) => names[seat]!)}`);
      if (answer) say(`     ${describe(answer.fields).join('   ')}`);
    }
  },
};
