// Runs the benchmarks bundled as the command line is: the same program is up to a third slower file by file.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
const dir = join(root, 'dist', 'bench');
// which one: `node tools/bench.js review`
const input = {
  index: join(root, 'bench', `${process.argv[2] ?? 'index'}.ts`),
  'helper-thread': join(root, 'src', 'engine', 'helper-thread.ts'),
};
const bundle = await rolldown({ input, platform: 'node' });
await bundle.write({ format: 'esm', dir, cleanDir: true });
await bundle.close();
// in a process of its own, whose memory is what the solvers take
process.exitCode = spawnSync(process.execPath, [join(dir, 'index.js')], { stdio: 'inherit' }).status ?? 1;
