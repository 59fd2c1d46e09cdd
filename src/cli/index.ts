/** The command line: escale COMMAND …; every command knows its own arguments. */
import { LANGUAGES, type Language } from '../core/text.ts';
import { GAME_IDS } from '../games/shelf.ts';
import { fill } from '../text/index.ts';
import { analyse } from './analyse.ts';
import { backup, restore } from './backup.ts';
import { bot } from './bot/index.ts';
import { check } from './check.ts';
import { type CliCommand, Complaint, type Context, complain } from './command.ts';
import { engine } from './engine.ts';
import { languageOf } from './language.ts';
import { match } from './match/index.ts';
import { perft } from './perft.ts';
import { play } from './play/index.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { solve } from './solve.ts';
import { openTerminal, printable } from './terminal.ts';
import { TEXT } from './text/index.ts';
import { verify } from './verify.ts';

const COMMANDS: Readonly<Record<string, CliCommand>> = {
  serve,
  play,
  replay,
  verify,
  solve,
  analyse,
  match,
  perft,
  backup,
  restore,
  check,
  bot,
  engine,
};

/** Runs the command line and returns its exit code: 0, 1 if something checked is not in order, 2 for a wrong call or a wrong file. */
export async function run(argv: readonly string[], process: NodeJS.Process): Promise<number> {
  const [language, args] = takeLanguage(argv, languageOf(process.env));
  const { stdin, stdout, stderr } = process;
  let code = 0;
  const context: Context = {
    language,
    stdin,
    stdout,
    stderr,
    environment: process.env,
    terminal: () => openTerminal(stdin, stdout),
    exit(ended) {
      code = ended;
    },
  };
  try {
    await dispatch(args, context);
    return code;
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    stderr.write(`escale: ${printable(error.message)}\n`);
    return 2;
  }
}

async function dispatch([name = '--help', ...args]: readonly string[], context: Context): Promise<void> {
  const { language, stdout } = context;
  const { help } = TEXT[language];
  const print = (lines: readonly string[]) => {
    const languages = new Intl.ListFormat(language, { type: 'disjunction' }).format(LANGUAGES);
    stdout.write(`${fill(lines.join('\n'), { games: GAME_IDS.join(', '), languages })}\n`);
  };
  if (name === '--help' || name === '-h' || name === 'help') return print(help.escale);
  if (!Object.hasOwn(COMMANDS, name)) throw complain(language, 'command', { command: name });
  if (args.includes('--help') || args.includes('-h')) return print(help[name as keyof typeof help]);
  await COMMANDS[name]!.run(args, context);
}

function takeLanguage(argv: readonly string[], fallback: Language): [Language, readonly string[]] {
  const at = argv.indexOf('--lang');
  const language = LANGUAGES.find((each) => each === argv[at + 1]);
  if (at < 0 || !language) return [fallback, argv];
  return [language, [...argv.slice(0, at), ...argv.slice(at + 2)]];
}
