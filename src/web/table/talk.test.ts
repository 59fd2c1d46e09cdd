/** Talk is seen: at the names, counted until it is read, answered to whoever was meant. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { growing } from '../../core/growing.ts';
import type { ToldEvent } from '../../table/told/messages.ts';
import { Talk } from './talk.ts';
import type { ToldTable } from './told-table.ts';

const HOLDERS = ['ann', 'bob', 'cleo', 'dan'].map((who) => ({ kind: 'person', who, left: false }));

/** Ann's page; `say` is heard there. */
function annsPage(...before: readonly ToldEvent[]) {
  const heard = signal<readonly ToldEvent[]>(before);
  const table = {
    get page() {
      return { lines: growing(heard.value.map((what, seq) => ({ seq, at: 0, what }))), seq: heard.value.length };
    },
    face: { holders: HOLDERS },
    you: { who: 'ann', seat: 0 },
  } as unknown as ToldTable;
  const say = (who: string, text: string, to: 'all' | 'team' = 'all') => {
    heard.value = [...heard.value, { t: 'said', who, text, to }];
  };
  return { talk: new Talk(table), say };
}

test('what others say stands at their names and is counted, until the chat is opened', () => {
  const { talk, say } = annsPage({ t: 'said', who: 'bob', text: 'long ago', to: 'all' });
  expect([talk.unread.value, talk.newest(1)]).toEqual([0, undefined]);
  say('bob', 'Hello!');
  say('bob', 'Ready?');
  say('eve', 'I only watch.');
  expect(talk.unread.value).toBe(3);
  expect([talk.newest(1), talk.newest(undefined)]).toMatchObject([{ text: 'Ready?' }, { text: 'I only watch.' }]);
  expect(talk.newest(2)).toBe(undefined);
  talk.open(true);
  expect([talk.unread.value, talk.newest(1)]).toEqual([0, undefined]);
  talk.open(false);
  expect(talk.unread.value).toBe(0);
  say('ann', 'Mine is no news.');
  expect(talk.unread.value).toBe(0);
  expect(talk.newest(0)).toBe(undefined);
});

test('who wants to hear nothing sees no bubble and no count', () => {
  const { talk, say } = annsPage();
  talk.hidden.value = true;
  say('bob', 'Hello!');
  expect([talk.unread.value, talk.newest(1)]).toEqual([0, undefined]);
});

test('an answer goes to those of whom the last word came', () => {
  const { talk, say } = annsPage();
  expect(talk.hearers).toBe('all');
  say('cleo', 'Shall we take the bridge?', 'team');
  say('ann', 'For all to hear.');
  expect(talk.hearers).toBe('team');
  say('bob', 'Hm.');
  expect(talk.hearers).toBe('all');
});

test('what is begun for a partner stays for him, whoever speaks to all meanwhile', () => {
  const { talk, say } = annsPage();
  say('cleo', 'Shall we take the bridge?', 'team');
  talk.begin('Yes, the one in the');
  say('bob', 'Hello!');
  talk.begin('Yes, the one in the middle');
  expect([talk.hearers, talk.begun.value.text]).toEqual(['team', 'Yes, the one in the middle']);
  talk.sent();
  expect(talk.hearers).toBe('all');
});
