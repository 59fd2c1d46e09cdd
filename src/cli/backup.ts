/** escale backup and escale restore: the whole house in a file, and out of it. */
import { fill } from '../text/index.ts';
import { type CliCommand, Complaint, type Context, complain, readArgs } from './command.ts';
import { roomLine } from './room-line.ts';
import { storeComplaint, storeOptions } from './store-options.ts';
import { TEXT } from './text/index.ts';

type ArchiveWork = typeof import('../server/store/archive/index.ts')['backup'];

export const backup: CliCommand = {
  async run(args, context) {
    const { backup } = await import('../server/store/archive/index.ts');
    await withFile(args, context, backup, 'done', 'unwritable');
  },
};

export const restore: CliCommand = {
  async run(args, context) {
    const { restore } = await import('../server/store/archive/index.ts');
    await withFile(args, context, restore, 'restored', 'unreadable');
  },
};

async function withFile(
  args: readonly string[],
  context: Context,
  work: ArchiveWork,
  told: 'done' | 'restored',
  unusable: 'unwritable' | 'unreadable',
): Promise<void> {
  const { values, positionals } = readArgs(args, { data: { type: 'string' } } as const, context);
  const { language, say } = context;
  const words = TEXT[language].backup;
  const [file] = positionals;
  if (file === undefined) throw complain(language, 'backup');
  const options = storeOptions(values.data, context);
  try {
    const { tables, visitors } = await work(options, file);
    say(fill(words[told], { file, tables: String(tables), visitors: String(visitors) }));
    if (told === 'restored') await tellRooms(options, context);
  } catch (error) {
    const { BadArchive } = await import('../server/store/archive/bad-archive.ts');
    if (error instanceof BadArchive) {
      const { line = 0, why = 'form', ...where } = error.broken ?? {};
      const what = fill(words.broken[why], where);
      throw new Complaint(fill(words.faults[error.fault], { file, line: String(line), what }));
    }
    if (isAbout(file, error)) throw complain(language, unusable, { file });
    throw storeComplaint(error, options, context) ?? error;
  }
}

/** Of what came back, the rooms that this version cannot read: they are there, and set aside. */
async function tellRooms(options: Parameters<ArchiveWork>[0], context: Context): Promise<void> {
  const { openBeside } = await import('../server/store/beside.ts');
  const { checkEvenings } = await import('../server/evenings/check.ts');
  const { evenings, close } = await openBeside(options);
  try {
    for await (const checked of checkEvenings(evenings)) {
      const line = roomLine(checked, context);
      if (line !== undefined) context.say(line);
    }
  } finally {
    await close();
  }
}

/** Files that are not there, folders that are none, disks that are full. */
function isAbout(file: string, error: unknown): boolean {
  const { path, syscall } = error as NodeJS.ErrnoException;
  return syscall !== undefined && (path === undefined || path.startsWith(file));
}
