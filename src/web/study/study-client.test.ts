/** The threads of a study: who is heard, who waits, and what is left when one is ended or lost. */
import { beforeEach, expect, test } from 'vitest';
import type { StudyReply, StudyRequest } from './questions.ts';
import { type StudyHeard, StudyThreads } from './study-client.ts';

class TestThread {
  readonly posted: StudyRequest[] = [];
  stopped = false;
  readonly worker = {
    post: (request: object) => void this.posted.push(request as StudyRequest),
    stop: () => {
      this.stopped = true;
    },
  };
  readonly hear: (reply: StudyReply) => void;
  readonly lost: () => void;
  constructor(hear: (reply: StudyReply) => void, lost: () => void) {
    this.hear = hear;
    this.lost = lost;
  }
  /** Says something to the last question. */
  say(piece: StudyHeard): void {
    this.hear({ id: this.posted.at(-1)!.id, ...piece } as StudyReply);
  }
}

let started: TestThread[];
let threads: StudyThreads;
beforeEach(() => {
  started = [];
  threads = new StudyThreads((hear, lost) => {
    started.push(new TestThread(hear, lost));
    return started.at(-1)!.worker;
  });
});

const game = { game: 'any', seats: 2, options: {}, events: [] };
function ask() {
  const heard: string[] = [];
  const cancel = threads.ask({ of: game, question: { do: 'review' }, budget: {} }, ({ told }) => void heard.push(told));
  return { heard, cancel };
}
const piece = { told: 'candidates', candidates: [] } as const;

test('two questions at a time, each in its own thread; a third waits for the first that is done', () => {
  const asked = [ask(), ask(), ask()];
  expect(started.map(({ posted }) => posted.length)).toEqual([1, 1]);
  started[1]!.say(piece);
  started[1]!.say({ told: 'done' });
  expect(started.map(({ posted }) => posted.length)).toEqual([1, 2]);
  started[1]!.say(piece);
  expect(asked.map(({ heard }) => heard)).toEqual([[], ['candidates', 'done'], ['candidates']]);
  started[1]!.hear({ id: 0, told: 'awake' });
  expect(asked[2]!.heard).toEqual(['candidates']);
});

test('what is cancelled is heard no more, its thread stops at once, and another one is awake for the next', () => {
  const [first, second, third] = [ask(), ask(), ask()];
  const [one] = started;
  first.cancel();
  expect(one!.stopped).toBe(true);
  expect(started).toHaveLength(3);
  expect(started[2]!.posted.map(({ id }) => id)).toEqual([3]);
  one!.say(piece);
  expect(first.heard).toEqual([]);
  third.cancel();
  second.cancel();
  first.cancel();
  expect(started.filter(({ stopped }) => !stopped)).toHaveLength(2);
});

test('one that waits is cancelled without any thread being stopped', () => {
  const [, , third] = [ask(), ask(), ask()];
  third.cancel();
  expect(started.map(({ stopped }) => stopped)).toEqual([false, false]);
  started[0]!.say({ told: 'done' });
  expect(started[0]!.posted).toHaveLength(1);
});

test('whoever asked a thread that is lost hears of it, and the others go on', () => {
  const [first, second, third] = [ask(), ask(), ask()];
  started[0]!.lost();
  expect(first.heard).toEqual(['lost']);
  expect(started[2]!.posted.map(({ id }) => id)).toEqual([3]);
  started[2]!.say({ told: 'done' });
  expect([second.heard, third.heard]).toEqual([[], ['done']]);
});

test('once it is closed nobody thinks', () => {
  const [first, , third] = [ask(), ask(), ask()];
  threads.close();
  expect(started.map(({ stopped }) => stopped)).toEqual([true, true]);
  started[0]!.say(piece);
  third.cancel();
  expect([first.heard, started.length]).toEqual([[], 2]);
});
