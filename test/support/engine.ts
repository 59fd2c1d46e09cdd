/** The engine in this process: requests as objects, answers as objects, through the same lines as a real caller. */
import { answerLine } from '../../src/engine/index.ts';
import { Session } from '../../src/engine/session.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
export type Answer = any;

export function openEngine() {
  const session = new Session();
  let id = 0;
  const line = async (text: string | undefined): Promise<Answer> =>
    JSON.parse(JSON.stringify(await answerLine(session, text)));
  return {
    line,
    ask: (request: object): Promise<Answer> => line(JSON.stringify({ id: ++id, ...request })),
  };
}
