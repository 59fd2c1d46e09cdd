/** A program that speaks the engine protocol, asked for one move at a time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AnyView, GameEvent, Notation } from '../core/game.ts';
import type { Request } from '../engine/requests.ts';

/** What the protocol's `new` and `best` take beside the state. Without a seed of its own a program's secrets could be computed. */
export type AskedPosition = Readonly<Pick<Request<'new'>, 'game' | 'seats' | 'options'>> & {
  readonly events?: readonly GameEvent[];
  readonly view?: AnyView;
};
export type AskedMove = Omit<Request<'best'>, 'id' | 'do' | 'state'> & { readonly seed: string };

/** The program would rather wait than move. */
const NO_ANSWER = 'no-answer';

export class EngineProcess {
  readonly #command: string;
  readonly #child: ChildProcess;
  readonly #answers: AsyncIterator<string>;
  #id = 0;

  /** Starts it in a shell. */
  constructor(command: string) {
    this.#command = command;
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#answers = createInterface({ input: this.#child.stdout! })[Symbol.asyncIterator]();
  }

  /** undefined: it would rather wait. */
  async best(position: AskedPosition, question: AskedMove): Promise<Notation | undefined> {
    const { state } = await this.#ask({ do: 'new', ...position });
    const { move } = await this.#ask({ do: 'best', state, ...question }, NO_ANSWER);
    await this.#ask({ do: 'drop', state });
    return typeof move === 'string' ? move : undefined;
  }

  close(): void {
    this.#child.stdin!.end();
  }

  async #ask(fields: object, allowed?: string): Promise<Readonly<Record<string, unknown>>> {
    this.#child.stdin!.write(`${JSON.stringify({ id: ++this.#id, ...fields })}\n`);
    const line = await this.#answers.next();
    if (line.done) throw new Error(`${this.#command}: ended without an answer`);
    const answer = JSON.parse(line.value);
    if (answer.error?.code === allowed && allowed !== undefined) return {};
    if (answer.error) throw new Error(`${this.#command}: ${JSON.stringify(answer.error)}`);
    return answer;
  }
}
