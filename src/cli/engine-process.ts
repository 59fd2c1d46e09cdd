/** A program that speaks the engine protocol, asked for one move at a time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Notation } from '../core/game.ts';

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

  /** `position` is what the protocol's `new` takes, `question` what `best` takes beside the state. */
  async best(position: object, question: object): Promise<Notation | undefined> {
    const { state } = await this.#ask({ do: 'new', ...position });
    const { move } = await this.#ask({ do: 'best', state, ...question });
    await this.#ask({ do: 'drop', state });
    return typeof move === 'string' ? move : undefined;
  }

  close(): void {
    this.#child.stdin!.end();
  }

  async #ask(fields: object): Promise<Readonly<Record<string, unknown>>> {
    this.#child.stdin!.write(`${JSON.stringify({ id: ++this.#id, ...fields })}\n`);
    const line = await this.#answers.next();
    if (line.done) throw new Error(`${this.#command}: ended without an answer`);
    const answer = JSON.parse(line.value);
    if (answer.error) throw new Error(`${this.#command}: ${JSON.stringify(answer.error)}`);
    return answer;
  }
}
