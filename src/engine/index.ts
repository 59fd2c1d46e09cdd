/** The engine: JSON lines in, JSON lines out, in the same order, until the input ends (docs/protocol.md). */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { EngineError } from './errors.ts';
import { readLines } from './lines.ts';
import { readRequest } from './requests.ts';
import { Session } from './session.ts';

const LINE_LIMIT = 16 * 2 ** 20;

export async function serve(input: Readable, output: Writable): Promise<void> {
  const session = new Session();
  for await (const line of readLines(input, LINE_LIMIT)) {
    const answer = await answerLine(session, line);
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain');
  }
}

/** The answer to one line, whatever is in it. */
export async function answerLine(session: Session, line: string | undefined): Promise<object> {
  let id: string | number | null = null;
  try {
    const raw = parse(line);
    id = idOf(raw);
    const request = readRequest(raw);
    if (!request.ok) throw new EngineError('bad-request', request.error);
    return { id, ...(await session.answer(request.value)) };
  } catch (error) {
    if (error instanceof EngineError) return { id, error };
    throw error;
  }
}

function parse(line: string | undefined): Readonly<Record<string, unknown>> {
  if (line === undefined) throw new EngineError('bad-request', `A line has at most ${LINE_LIMIT} bytes.`);
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    throw new EngineError('bad-json', 'That line is not JSON.');
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new EngineError('bad-request', 'A request is a JSON object with "id" and "do".');
  }
  return raw as Record<string, unknown>;
}

function idOf({ id }: Readonly<Record<string, unknown>>): string | number {
  if (typeof id === 'string' || (typeof id === 'number' && Number.isFinite(id))) return id;
  throw new EngineError('bad-request', '"id" must be a text or a number.');
}
