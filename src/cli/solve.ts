/** escale solve: a position in, its solution out, drawn. */
import { append, type Log, openLog } from '../core/log.ts';
import { explain } from '../text/index.ts';
import { analysisOf, describe } from './analysis.ts';
import {
  type CliCommand,
  Complaint,
  complain,
  gameNamed,
  readArgs,
  readOptionFlags,
  usualSeats,
  wholeNumber,
} from './command.ts';

const FLAGS = {
  seats: { type: 'string' },
  option: { type: 'string', multiple: true, default: [] as string[] },
  ms: { type: 'string', default: '60000' },
} as const;

export const solve: CliCommand = {
  async run(args, context) {
    const { values, positionals } = readArgs(args, FLAGS, context);
    const { language, say } = context;
    const [id, ...moves] = positionals;
    const module = gameNamed(id, context);
    const text = await module.text[language]();
    const seats = values.seats === undefined ? usualSeats(module) : wholeNumber(values.seats, '--seats', context);
    const opened = openLog(module.rules, seats, readOptionFlags(values.option, context));
    if (!opened.ok) throw new Complaint(explain(opened.error.refusal, language, text));

    let log: Log = opened.value;
    for (const move of moves) {
      // the events of a position have only one who can have made them: whoever is to act first
      const next = append(log, log.game.toAct(log.state)[0], move);
      if (!next.ok) throw new Complaint(`${move}: ${explain(next.error, language, text)}`);
      log = next.value;
    }
    const answer = await analysisOf(module, log, wholeNumber(values.ms, '--ms', context));
    if (!answer) throw complain(language, 'noAnalysis');
    const drawing = answer.drawing ?? log.game.show(log.game.view(log.state, 'spectator'));
    say([drawing, '', ...describe(answer.fields)].join('\n'));
  },
};
