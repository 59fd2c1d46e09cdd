/** Figures of a machine that others use too are not its own: benchmarks say so before they measure. */
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 500;
/** From this share of all cores on, others can be seen in the figures. */
const SEEN_FROM = 0.1;

export interface Use {
  /** Cores used by other processes, on average. */
  readonly others: number;
  readonly cores: number;
}

/** Prints a line if the machine is busy, and nothing if it is quiet. Nothing of ours may run meanwhile. */
export async function tellIfBusy(): Promise<void> {
  const line = busyLine(await lookAround());
  if (line) console.log(line);
}

export function busyLine({ others, cores }: Use): string | undefined {
  if (others < SEEN_FROM * cores) return undefined;
  const used = `${others.toFixed(1)} of ${cores} cores are used by others`;
  return `this machine is busy: ${used}; figures are lower than they could be`;
}

export async function lookAround(ms = LOOK_MS): Promise<Use> {
  const [before, own, begin] = [busyMs(), process.cpuUsage(), performance.now()];
  await wait(ms);
  const elapsed = performance.now() - begin;
  const { user, system } = process.cpuUsage(own);
  const cores = cpus().length;
  const others = (busyMs() - before - (user + system) / 1000) / elapsed;
  // the system counts in ticks, so that it can be a little more or less than there is
  return { others: Math.min(Math.max(others, 0), cores), cores };
}

/** What all cores have worked since the machine was started. */
const busyMs = (): number => cpus().reduce((sum, { times: { idle: _, ...busy } }) => sum + total(busy), 0);
const total = (times: Readonly<Record<string, number>>): number =>
  Object.values(times).reduce((sum, ms) => sum + ms, 0);
