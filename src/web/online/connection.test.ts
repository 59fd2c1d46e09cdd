/** A page's line to a house that says nothing, or has just woken up. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '../../table/decide/commands.ts';
import type { HouseRefusal, ServerMessage } from '../../wire/messages.ts';
import { SocketConnection } from './connection.ts';

const SILENCE_MS = 5000;
const QUIET_MS = 3000;
/** Long enough for the next attempt, and for sending again. */
const SOON_MS = 1000;

/** Its house hears, and answers what the test says. It does not even answer a farewell. */
class SilentSocket {
  readonly sent: { readonly id: string; readonly command: Command }[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  readonly close = vi.fn();

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message as ServerMessage) });
  }
}

let sockets: SilentSocket[];
let line: SocketConnection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  line = new SocketConnection({
    open() {
      sockets.push(new SilentSocket());
      return sockets.at(-1) as unknown as WebSocket;
    },
  });
  line.open(
    () => {},
    () => 0,
  );
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const clock = (running: readonly number[]) => ({ left: [0, 0], since: 0, running, sandglasses: [] });
const faceOf = (sitting: string, running: readonly number[]) => ({
  holders: [{ kind: 'person', who: sitting, left: false }],
  clock: clock(running),
});
const hello = (socket: SilentSocket, sitting = 'bob', running: readonly number[] = []) =>
  socket.say({ t: 'hello', you: { who: 'ann', seat: null }, face: faceOf(sitting, running) });
const refused = (reason: string): HouseRefusal => ({ code: 'away', reason });

test('a move that nobody answers is sent on another line, with its key; the old one is not heard any more', async () => {
  const [first] = sockets as [SilentSocket];
  hello(first);
  const answer = line.do({ do: 'act', move: 'a' });
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(first.close).toHaveBeenCalled();
  const second = sockets[1]!;
  hello(second);
  expect(second.sent).toEqual(first.sent);
  const { id } = second.sent[0]!;
  first.say({ t: 'refused', id, refusal: refused('house.away') });
  second.say({ t: 'done', id, seq: 7 });
  expect(await answer).toEqual({ ok: true, value: 7 });
});

test('who has asked for nothing waits as long as it takes', async () => {
  hello(sockets[0]!);
  await vi.advanceTimersByTimeAsync(10 * SILENCE_MS);
  expect(sockets).toHaveLength(1);
});

test('while somebody’s time runs, whoever has a seat asks a house that says nothing whether it is there', async () => {
  const [first] = sockets as [SilentSocket];
  hello(first, 'bob', [0]);
  first.say({ t: 'happened', face: faceOf('ann', [0]) });
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(first.sent).toEqual([{ id: expect.any(String) }]);
  first.say({ t: 'done', id: first.sent[0]!.id, seq: 3 });
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(first.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(SILENCE_MS + SOON_MS);
  expect(sockets).toHaveLength(2);
  // the game is over, or it is about nobody's time any more
  hello(sockets[1]!, 'ann', [0]);
  sockets[1]!.say({ t: 'happened', clock: clock([]) });
  for (const { id } of [...sockets[1]!.sent]) sockets[1]!.say({ t: 'done', id, seq: 3 });
  await vi.advanceTimersByTimeAsync(10 * SILENCE_MS);
  expect(sockets).toHaveLength(2);
});

test('a house that greets nobody is left for another', async () => {
  await vi.advanceTimersByTimeAsync(SILENCE_MS + SOON_MS);
  expect(sockets).toHaveLength(2);
  hello(sockets[1]!);
  expect(line.state.value).toBe('open');
});

test('a house that has just woken up has done nothing, and is asked again, whatever it was', async () => {
  const [socket] = sockets as [SilentSocket];
  hello(socket);
  const said = line.do({ do: 'say', text: 'hello', to: 'all' });
  const { id } = socket.sent[0]!;
  socket.say({ t: 'refused', id, refusal: refused('house.waking') });
  await vi.advanceTimersByTimeAsync(SOON_MS);
  expect(socket.sent).toHaveLength(2);
  socket.say({ t: 'refused', id, refusal: refused('house.away') });
  expect(await said).toEqual({ ok: false, error: refused('house.away') });
  expect(socket.sent).toHaveLength(2);
});
