/** escale replay: a saved game, step by step, as one viewer saw it. */
import type { Viewer } from '../core/game.ts';
import { type Log, openLog } from '../core/log.ts';
import { expectOk } from '../core/result.ts';
import type { GameText, Language } from '../core/text.ts';
import type { SavedGame } from '../table/file/saved-game.ts';
import { fill, HOUSE } from '../text/index.ts';
import { type CliCommand, type Context, complain, readArgs, wholeNumber } from './command.ts';
import { openFile } from './game-file.ts';
import { TEXT } from './text/index.ts';

export const replay: CliCommand = {
  async run(args, context) {
    const { values, positionals } = readArgs(args, { seat: { type: 'string' } } as const, context);
    const { language } = context;
    if (positionals[0] === undefined) throw complain(language, 'file');
    const { saved, module, log } = await openFile(positionals[0], language);
    const viewer = viewerOf(values.seat, log.seats, context);
    const text = await module.text[language]();
    const pages = pagesOf(log, saved, viewer, text, language);
    await turn(pages, context);
  },
};

/** One page for the start and one for each event: the log line, then the board after it. */
function pagesOf(log: Log, { players, setUp }: SavedGame, viewer: Viewer, text: GameText, language: Language) {
  const { game, seats, events } = log;
  const words = TEXT[language].replay;
  const name = (seat: number) => players?.[seat] ?? text.seat(seat, seats);
  let { state } = expectOk(openLog(game, seats, log.options, [], setUp));
  const pages = [`${words.start}\n\n${game.show(game.view(state, viewer))}`];
  for (const [i, { by, move: notation }] of events.entries()) {
    const move = expectOk(game.read(notation));
    const seen = game.seen(state, by, move, viewer);
    state = game.apply(state, by, move);
    const who = by === 'chance' || by === 'clock' ? HOUSE[language][by] : name(by);
    const line = {
      index: String(i + 1),
      count: String(events.length),
      told: text.tell(seen, name),
      by: who,
      move: seen.move,
    };
    pages.push(`${fill(words.event, line)}\n\n${game.show(game.view(state, viewer))}`);
  }
  const outcome = game.outcome(state);
  if (outcome) pages[pages.length - 1] += `\n\n${text.endings[outcome.reason]} ${JSON.stringify(outcome.scores)}`;
  return pages;
}

async function turn(pages: readonly string[], context: Context): Promise<void> {
  const words = TEXT[context.language].replay;
  const terminal = context.terminal();
  if (!terminal.interactive) {
    terminal.say(pages.join('\n\n'));
    terminal.close();
    return;
  }
  const last = pages.length - 1;
  let note = '';
  for (let at = 0; ; ) {
    terminal.clear();
    terminal.say(`${pages[at]}\n\n${note}`);
    note = '';
    terminal.prompt(words.prompt);
    const key = (await terminal.line())?.trim();
    if (key === undefined || key === 'q') break;
    if (key === '') at = Math.min(at + 1, last);
    else if (key === 'b') at = Math.max(at - 1, 0);
    else if (/^\d{1,6}$/.test(key)) at = Math.min(Number(key), last);
    else note = fill(words.refusedKey, { count: String(last) });
  }
  terminal.close();
}

function viewerOf(flag: string | undefined, seats: number, context: Context): Viewer {
  if (flag === undefined) return 'spectator';
  const seat = wholeNumber(flag, '--seat', context, 0);
  if (seat >= seats) throw complain(context.language, 'seat', { seat: flag, last: String(seats - 1) });
  return seat;
}
