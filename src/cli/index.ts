/** The command line: escale COMMAND …; every command knows its own arguments. */
import { inspect } from 'node:util';
import { LANGUAGES, type Language } from '../core/text.ts';
import { GAME_IDS } from '../games/shelf.ts';
import { fill } from '../text/index.ts';
import { oneLine, printable } from '../text/printable.ts';
import { analyse } from './analyse.ts';
import { backup, restore } from './backup.ts';
import { bot } from './bot/index.ts';
import { check } from './check.ts';
import { type CliCommand, Complaint, type Context, complain } from './command.ts';
import { engine } from './engine.ts';
import { languageOf } from './language.ts';
import { match } from './match/index.ts';
import { pair } from './pair.ts';
import { perft } from './perft.ts';
import { play } from './play/index.ts';
import { puzzles } from './puzzles.ts';
import { ratings } from './ratings.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { serve } from './serve.ts';
import { solve } from './solve.ts';
import { openTerminal } from './terminal.ts';
import { TEXT } from './text/index.ts';
import { verify } from './verify.ts';

const COMMANDS: Readonly<Record<string, CliCommand>> = {
  serve,
  play,
  replay,
  verify,
  solve,
  analyse,
  review,
  match,
  perft,
  pair,
  ratings,
  puzzles,
  backup,
  restore,
  check,
  bot,
  engine,
};

type Streams = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env'>;

/** What nobody has foreseen is told with its stack, which may quote anything. */
export const crashed = (error: unknown, { stderr }: Pick<Streams, 'stderr'>): void =>
  void stderr.write(`${printable(inspect(error))}\n`);

/** Runs the command line and returns its exit code: 0, 1 if something checked is not in order, 2 for a wrong call or a wrong file. */
export async function run(argv: readonly string[], process: Streams): Promise<number> {
  const [language, args] = takeLanguage(argv, languageOf(process.env));
  const { stdin, stdout, stderr } = process;
  const warn = (text: string) => void stderr.write(`${printable(text)}\n`);
  let code = 0;
  const context: Context = {
    language,
    say: (text) => void stdout.write(`${printable(text)}\n`),
    warn,
    pipe: { input: stdin, output: stdout },
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
    warn(`escale: ${oneLine(error.message)}`);
    return 2;
  }
}

async function dispatch([name = '--help', ...args]: readonly string[], context: Context): Promise<void> {
  const { language, say } = context;
  const { help } = TEXT[language];
  const print = (lines: readonly string[]) => {
    const languages = new Intl.ListFormat(language, { type: 'disjunction' }).format(LANGUAGES);
    say(fill(lines.join('\n'), { games: GAME_IDS.join(', '), languages }));
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
