/** The attacker, in a process of his own: what he does takes no time of those whose waiting is measured. */
import { setPriority } from 'node:os';
import { ATTACKS } from './attacks/index.ts';
import { type Prey, Scene } from './scene.ts';

export interface Order {
  readonly attack: string;
  readonly url: string;
  readonly address: string;
  readonly prey: Prey;
  readonly ms: number;
}

export interface AttackReport {
  readonly counts: Readonly<Record<string, number>>;
  readonly complaints: readonly string[];
}

/** Elsewhere he would have a processor of his own; here he shall not take that of the house. */
const KINDLY = 10;

setPriority(KINDLY);
// a line that breaks is no reason to stop
process.on('uncaughtException', () => {});
process.once('message', async ({ attack, url, address, prey, ms }: Order) => {
  const scene = new Scene(url, address, prey, attack, ms);
  await ATTACKS.find(({ name }) => name === attack)!
    .run(scene)
    .catch((error) => scene.complaints.push(`the attack failed: ${error}`));
  const report: AttackReport = { counts: scene.counts, complaints: scene.complaints };
  // all his lines go with him
  process.send!(report, () => process.exit());
});
