/** Moves as people type them, in every game and both languages. */
import { describe, expect, test } from 'vitest';
import { replay } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import { LANGUAGES } from '../../core/text.ts';
import { findGame, SHELF } from '../../games/shelf.ts';
import { explain, writtenIn } from '../../text/index.ts';
import { typedMove } from './typed.ts';

/** A game after these events. */
function stateOf(
  game: string,
  options: object,
  ...moves: readonly (readonly [by: number | 'chance' | 'clock', move: string])[]
) {
  const { rules } = findGame(game)!;
  const chosen = rules.options(options, 2);
  if (!chosen.ok) throw new Error(chosen.error.reason);
  const after = replay(
    rules,
    rules.start(chosen.value, 2),
    moves.map(([by, move]) => ({ by, move })),
  );
  if (!after.ok) throw new Error(`${after.error.index}: ${after.error.refusal.reason}`);
  return { rules, state: after.value };
}

const ROBOTS = [
  ['chance', 'layout:1A,2A,3A,4A'],
  ['chance', 'robots:r=a1,y=p1,g=a16,b=p16'],
  ['chance', 'target:red-circle'],
] as const;

const CASES = {
  foxu: {
    game: ['foxu', {}, ['chance', 'grey:a2,b1,b2,b5,d3,d4,d5,d6,e1,e2,e6'], [0, 'diagonal:a1f6']],
    en: { 'a1 c3': 'a1-c3', 'Slide the tube from A1 to C3': 'a1-c3' },
    fr: { 'a1-c3': 'a1-c3', 'Glisser le tube de A1 à C3': 'a1-c3' },
  },
  'foxu, the diagonal': {
    game: ['foxu', {}, ['chance', 'grey:a2,b1,b2,b5,d3,d4,d5,d6,e1,e2,e6']],
    en: { a6f1: 'diagonal:a6f1', 'diagonal a1f6': 'diagonal:a1f6' },
    fr: { 'Diagonale a1f6': 'diagonal:a1f6' },
  },
  'mister-zero': {
    game: ['mister-zero', {}],
    en: { '7 c-ne': '7@c-ne', '7@C-NE': '7@c-ne', 'place my 7 on c-sw': '7@c-sw' },
    fr: { '7 c-no': '7@c-nw', '7@c-nw': '7@c-nw', 'Pose le 7 sur le pont c-so': '7@c-sw' },
  },
  'ricochet, announcing': {
    game: ['ricochet-robots', {}, ...ROBOTS],
    en: { 7: 'bid:7', 'bid:7': 'bid:7', 'I announce 7': 'bid:7' },
    fr: { 7: 'bid:7', 'Annonce 7': 'bid:7', 'J’annonce 7 mouvements': 'bid:7' },
  },
  'ricochet, showing': {
    game: ['ricochet-robots', {}, ...ROBOTS, [0, 'bid:7'], ['clock', 'glass']],
    en: { 'red north': 'show:rN', rn: 'show:rN', 'Y W': 'show:yW', 'give up': 'give-up' },
    fr: { 'rouge nord': 'show:rN', 'j o': 'show:yW', 'le robot vert vers le sud': 'show:gS', renoncer: 'give-up' },
  },
  'mastermind, the code': {
    game: ['royale-mastermind', {}],
    en: { 'red star, blue circle, red square': 'code:red-star,blue-circle,red-square' },
    fr: { 'étoile rouge, cercle bleu, carré rouge': 'code:red-star,blue-circle,red-square' },
  },
  'mastermind, a row': {
    game: ['royale-mastermind', {}, [0, 'code:red-star,blue-circle,red-square']],
    en: { 'red red blue': 'color:red,red,blue', 'shapes: star, circle, circle': 'shape:star,circle,circle' },
    fr: { 'Rouge, rouge et bleu': 'color:red,red,blue', 'formes étoile cercle cercle': 'shape:star,circle,circle' },
  },
  'z-game, set-up': {
    game: ['z-game', {}],
    en: { 'set up cross zero plus arrow plus zero cross': 'setup:xopapox', XOPAPOX: 'setup:xopapox' },
    fr: { 'Mise en place croix zéro plus flèche plus zéro croix': 'setup:xopapox' },
  },
} as const;

describe.each(Object.entries(CASES))('%s', (_name, { game, ...languages }) => {
  test.each(LANGUAGES)('%s: words will do, and letters of any case', async (language) => {
    const [id, options, ...moves] = game;
    const { rules, state } = stateOf(id, options, ...moves);
    const text = await findGame(id)!.text[language]();
    const seat = rules.toAct(state).find((by) => typeof by === 'number')!;
    const read = Object.keys(languages[language]).map((typed) => [typed, typedMove(rules, state, seat, typed, text)]);
    expect(Object.fromEntries(read)).toEqual(
      Object.fromEntries(Object.entries(languages[language]).map(([typed, value]) => [typed, { ok: true, value }])),
    );
  });
});

test.each(SHELF.map(({ rules: { id } }) => ({ id })))('$id: whatever the log writes can be typed', async ({ id }) => {
  const { rules, text } = findGame(id)!;
  const options = rules.options(undefined, 2);
  if (!options.ok) throw new Error(options.error.reason);
  const random = seededRandom(`typed ${id}`);
  for (const language of LANGUAGES) {
    const words = await text[language]();
    let state = rules.start(options.value, 2);
    for (let number = 0; number < 60 && rules.toAct(state).length > 0; number++) {
      const by = rules.toAct(state)[0]!;
      const move = rules.draw(state, by, random);
      const written = rules.write(move);
      if (typeof by === 'number')
        expect(typedMove(rules, state, by, writtenIn(written, words), words)).toEqual({ ok: true, value: written });
      state = rules.apply(state, by, move);
    }
  }
});

test('what is understood and not legal is refused with its reason; the rest is no move', async () => {
  const { rules, state } = stateOf('mister-zero', {}, [0, '7@c-ne'], [1, '5@c-sw']);
  const text = await findGame('mister-zero')!.text.fr();
  const why = (viewer: number | 'spectator', typed: string) => {
    const read = typedMove(rules, state, viewer, typed, text);
    return read.ok ? read.value : explain(read.error, 'fr', text);
  };
  expect(why(0, 'pose le 3 sur c-so')).toContain('c-so');
  expect(why(0, 'bonjour')).toBe('Ce n’est pas ainsi que s’écrit un coup de ce jeu.');
  expect(why(1, '3 c-no')).toBe('Ce n’est pas à vous de jouer.');
  expect(why('spectator', '3 c-no')).toBe('Ce n’est pas à vous de jouer.');
});

test('numbers are never run together', async () => {
  const { rules, state } = stateOf('ricochet-robots', {}, ...ROBOTS);
  const text = await findGame('ricochet-robots')!.text.en();
  expect(typedMove(rules, state, 0, '1 2', text).ok).toBe(false);
});
