/** A game that no page knows has candidates and insights, and every kind of part is drawn, without a line of page code. */
import type { ComponentChildren, VNode } from 'preact';
import { describe, expect, test } from 'vitest';
import { threadFor } from '../../../test/support/thread.ts';
import type { Fact } from '../../core/review.ts';
import type { InsightPart } from '../../core/study.ts';
import { LANGUAGES } from '../../core/text.ts';
import { template } from '../../games/_template/index.ts';
import { factIn } from '../../text/reason.ts';
import { prefer } from '../preferences.ts';
import { InsightPartView, type InsightTeller } from './insight-part.tsx';
import type { StudiedGame, StudyQuestion } from './questions.ts';
import type { StudyHeard } from './study-client.ts';

const of: StudiedGame = {
  ...{ game: template.rules.id, seats: 2, options: {} },
  events: [
    { by: 'chance', move: 'hider:0' },
    { by: 0, move: 'hide:left' },
  ],
};

async function asked(question: StudyQuestion): Promise<readonly StudyHeard[]> {
  const heard: StudyHeard[] = [];
  threadFor(template).ask({ of, question, budget: {} }, (piece) => heard.push(piece));
  await expect.poll(() => heard.at(-1)?.told).toBe('done');
  return heard;
}

const reasons = {
  title: 'Which hand?',
  sentence: 'It is in the {hand} hand.',
  left: 'left',
  word: 'a word',
  line: 'How it goes on',
  choice: 'Whose eyes',
};
const say = (fact: Fact) => factIn(fact, { reasons }, 'en', (seat) => `Seat ${seat}`);
const teller: InsightTeller = { say, fact: say };
const word = (key: string) => ({ key, blanks: {} });
const options = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ value: String(i), label: `option ${i}` }));
const choice = (name: string, count: number) => ({ name, label: word('choice'), options: options(count), chosen: '1' });
const PARTS: readonly InsightPart[] = [
  { kind: 'says', reasons: [{ key: 'sentence', blanks: { hand: word('left') } }] },
  { kind: 'table', head: [word('title'), word('word')], rows: [[{ seat: 1 }, 7]] },
  { kind: 'lines', lines: [{ label: word('line'), moves: ['guess:left'] }] },
  { kind: 'spots', spots: [{ target: 'left', name: word('left'), weight: 1, label: 'here' }] },
  { kind: 'choices', choices: [choice('few', 2), choice('many', 9)] },
];

interface Drawn {
  readonly text: string;
  readonly elements: readonly VNode<Record<string, unknown>>[];
}

/** What a drawing comes to in the end: its components are functions of what they are given. */
function drawn(node: ComponentChildren): Drawn {
  if (Array.isArray(node)) {
    const all = node.map(drawn);
    return { text: all.map(({ text }) => text).join(' '), elements: all.flatMap(({ elements }) => elements) };
  }
  if (typeof node !== 'object' || node === null) return { text: String(node ?? ''), elements: [] };
  const { type, props } = node as VNode<Record<string, unknown>>;
  if (typeof type === 'function') return drawn((type as (props: unknown) => ComponentChildren)(props));
  const inner = drawn(props.children as ComponentChildren);
  return { text: inner.text, elements: [node as VNode<Record<string, unknown>>, ...inner.elements] };
}

function show(part: InsightPart) {
  const done: unknown[] = [];
  const view = drawn(
    InsightPartView({
      ...{ part, teller, isShown: false },
      onLine: (line) => done.push(line.moves),
      onShow: (isShown) => done.push(isShown),
      onChoose: (name, value) => done.push([name, value]),
    }),
  );
  const press = (place: number) => {
    const button = view.elements.filter(({ type }) => type === 'button')[place]!;
    (button.props.onClick as () => void)();
    return done.at(-1);
  };
  return { ...view, press };
}

describe('the template', () => {
  test('has candidates and insights through the page’s own worker', async () => {
    const [candidates] = await asked({ do: 'candidates', most: 3, knowledge: 'everything' });
    expect(candidates).toMatchObject({ candidates: [{ move: 'guess:left' }, { move: 'guess:right' }] });
    const [insight] = await asked({ do: 'insights', knowledge: 'everything' });
    expect(insight).toMatchObject({ insight: { key: 'chances' } });
    expect(await asked({ do: 'warmth', knowledge: 'everything' })).toHaveLength(1);
  });

  test.each(LANGUAGES)('%s: what it says is drawn', async (language) => {
    prefer({ language });
    const { reasons: own } = await template.studyText![language]();
    const [heard] = await asked({ do: 'insights', knowledge: 'everything' });
    const { parts } = (heard as Extract<StudyHeard, { told: 'insight' }>).insight;
    const told = (fact: Fact) => factIn(fact, { reasons: own }, language, String);
    const text = parts.map(
      (part) => drawn(InsightPartView({ ...UNHEARD, part, teller: { say: told, fact: told } })).text,
    );
    expect(text.join(' ')).toMatch(/^[^{}]{20,}$/);
  });
});

const UNHEARD = { isShown: false, onLine: () => {}, onShow: () => {}, onChoose: () => {} };

test('every kind of part is drawn, in words', () => {
  prefer({ language: 'en' });
  const text = PARTS.map((part) => show(part).text);
  expect(text[0]).toContain('It is in the left hand.');
  expect(text[1]).toMatch(/Which hand\?\s+a word\s+Seat 1\s+7/);
  expect(text[2]).toContain('How it goes on');
  expect(text[3]).toMatch(/left\s+here/);
  expect(text[4]).toMatch(/Whose eyes.*option 0.*option 1.*option 8/s);
});

test('lines are played, places shown, options chosen', () => {
  const [, , lines, spots, choices] = PARTS.map(show);
  expect(lines!.press(0)).toEqual(['guess:left']);
  expect(spots!.press(0)).toBe(true);
  expect(choices!.press(0)).toEqual(['few', '0']);
  // the way from one to the next of many
  expect(choices!.press(2)).toEqual(['many', '0']);
  expect(choices!.press(3)).toEqual(['many', '2']);
});

test('every control has a name, and tells whether it is on', () => {
  for (const part of PARTS) {
    for (const { type, props } of show(part).elements) {
      if (type === 'button')
        expect(`${drawn(props.children as ComponentChildren).text}${props['aria-label'] ?? ''}`).toMatch(/\w{2}/);
      if (type === 'select') expect(props['aria-label']).toBeTruthy();
      if (type === 'fieldset') expect(JSON.stringify(props.children)).toContain('legend');
    }
  }
});
