/** The other nodes of the house: who is awake, and who has died. */
import { AWAY_MS } from '../table/course/pulse.ts';
import type { StoreTime } from './store/store.ts';

export interface DeadNode {
  readonly node: string;
  /** When it was last awake. */
  readonly since: number;
}

export class OtherNodes {
  #awake: ReadonlySet<string> = new Set();
  #self = '';
  #looked = Number.NEGATIVE_INFINITY;

  /** As far as it was known when this node last was awake. */
  get isAnybodyAwake(): boolean {
    return this.#awake.size > 0;
  }

  /** Of all nodes that are awake one does what one has to do. */
  get isOursToDo(): boolean {
    return [...this.#awake].every((node) => this.#self < node);
  }

  /**
   * Those that were awake and have fallen silent since. One that closes takes back its name. Who was away himself cannot
   * tell: the whole house may have slept, and that is made good otherwise.
   */
  look({ now, node: self, others }: StoreTime): readonly DeadNode[] {
    const wasAway = now - this.#looked > AWAY_MS;
    const silent = [...others].filter(([, beat]) => now - beat > AWAY_MS);
    const died = wasAway ? [] : silent.filter(([node]) => this.#awake.has(node));
    this.#awake = new Set([...others.keys()].filter((node) => !silent.some(([each]) => each === node)));
    this.#self = self;
    this.#looked = now;
    return died.map(([node, since]) => ({ node, since }));
  }
}
