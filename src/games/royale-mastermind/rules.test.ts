import { describe, expect, test } from 'vitest';
import type { Seat } from '../../core/game.ts';
import { perft } from '../../core/perft.ts';
import { step } from '../../core/play.ts';
import { expectOk } from '../../core/result.ts';
import { deck, out } from './course.ts';
import { rules as game } from './index.ts';
import { valuesOf } from './rows.ts';
import { ATTRIBUTES, type Code, type MastermindState } from './state.ts';

const begin = (seats: number, options = {}) => game.start(expectOk(game.options(options, seats)), seats);

/** Events as a log has them: '0 code:…', 'chance remove:…'. */
const play = (state: MastermindState, ...events: string[]): MastermindState =>
  events.reduce((before, line) => expectOk(step(game, before, eventOf(line))), state);
const refusal = (state: MastermindState, line: string) => {
  const refused = step(game, state, eventOf(line));
  return refused.ok ? 'accepted' : refused.error.reason;
};
const eventOf = (line: string) => {
  const [by, move] = line.split(' ') as [string, string];
  return { by: by === 'chance' ? by : Number(by), move };
};
const moves = (state: MastermindState, by: Seat) => game.legal(state, by).list.map(game.write);

/** A whole round with the first three cards of the deck, each attribute solved in its first row. */
function playRound(state: MastermindState): MastermindState {
  const cards = deck(state).slice(0, 3);
  const coded = play(state, `${game.toAct(state)[0]} code:${cards.join(',')}`);
  return ATTRIBUTES.reduce((before, attribute) => {
    const { seekers } = game.view(before, 'spectator');
    return play(
      before,
      `${seekers[attribute]} ${attribute}:${valuesOf(cards as unknown as Code, attribute).join(',')}`,
    );
  }, coded);
}
const playRounds = (state: MastermindState, count: number): MastermindState =>
  count === 0 ? state : playRounds(playRound(state), count - 1);
const times = (count: number, line: string) => Array.from({ length: count }, () => line);

const CODE = 'code:red-star,blue-circle,red-square';
const two = play(begin(2), `0 ${CODE}`);
const three = play(begin(3), `0 ${CODE}`);

describe('the code', () => {
  test('[K1] the Coder chooses the cards, or chance draws them every round', () => {
    expect(game.toAct(begin(2))).toEqual([0]);
    expect(game.toAct(begin(3))).toEqual([0]);
    const drawn = begin(2, { code: 'drawn' });
    expect(game.toAct(drawn)).toEqual(['chance']);
    expect(game.toAct(playRound(drawn))).toEqual(['chance']);
    expect(game.toAct(playRound(begin(2)))).toEqual([1]);
  });

  test('[K1] the game itself answers every row', () => {
    const state = play(two, '1 color:blue,red,red', '1 shape:cross,circle,star');
    expect(game.view(state, 1).rows).toEqual([
      { round: 1, row: 'color:blue,red,red', black: 1, white: 2 },
      { round: 1, row: 'shape:cross,circle,star', black: 1, white: 1 },
    ]);
  });

  test.each([
    ['a card twice', 'code:red-star,blue-circle,red-star', 'royale-mastermind.card-twice'],
    ['a card that is out of the game', 'code:blue-circle,white-star,red-star', 'royale-mastermind.card-out'],
    ['a removal', 'remove:blue-star,red-star,white-star', 'royale-mastermind.code-expected'],
    ['a row', 'color:red,red,red', 'royale-mastermind.code-expected'],
  ])('instead of a code is refused: %s', (_, move, reason) => {
    // the first round has covered blue-circle, blue-cross and blue-square
    expect(refusal(playRound(begin(2)), `1 ${move}`)).toBe(reason);
  });

  test('the same cards in another order are another code', () => {
    expect(refusal(begin(2), '0 code:red-square,red-star,blue-circle')).toBe('accepted');
  });
});

describe('seeking', () => {
  test('either attribute in any order, repeats and known rows included', () => {
    const state = play(two, '1 shape:cross,cross,cross', '1 shape:cross,cross,cross', '1 color:white,white,white');
    expect(game.view(state, 1).tracks).toEqual({
      color: { status: 'open', rows: 1 },
      shape: { status: 'open', rows: 2 },
    });
  });

  test('three blacks solve an attribute; the other goes on', () => {
    const solved = play(two, '1 color:red,blue,red');
    expect(moves(solved, 1)).toHaveLength(125);
    expect(moves(solved, 1).every((move) => move.startsWith('shape:'))).toBe(true);
    expect(refusal(solved, '1 color:red,blue,red')).toBe('royale-mastermind.colors-solved');
    const shapes = play(two, '1 shape:star,circle,square');
    expect(refusal(shapes, '1 shape:star,star,star')).toBe('royale-mastermind.shapes-solved');
    expect(game.toAct(play(shapes, '1 color:red,blue,red'))).toEqual([1]); // as Coder
  });

  test('[K2] an attribute is closed after its eighth row and counts 8, solved in it or not', () => {
    const wrong = play(two, ...times(7, '1 color:white,white,white'), '1 shape:star,circle,square');
    for (const last of ['1 color:white,white,white', '1 color:red,blue,red']) {
      const over = play(wrong, last);
      expect(game.view(over, 1)).toMatchObject({ scores: [9, 0], round: 2, phase: 'code' });
    }
    const full = play(two, ...times(8, '1 color:white,white,white'));
    expect(refusal(full, '1 color:red,blue,red')).toBe('royale-mastermind.colors-full');
    const shapes = play(two, ...times(8, '1 shape:cross,cross,cross'));
    expect(refusal(shapes, '1 shape:star,circle,square')).toBe('royale-mastermind.shapes-full');
    expect(game.view(play(full, ...times(8, '1 shape:cross,cross,cross')), 1).scores).toEqual([16, 0]);
  });

  test('the Coder takes a point for every row, the solving ones included', () => {
    const over = play(two, '1 color:red,red,blue', '1 color:red,blue,red', '1 shape:star,circle,square');
    expect(game.view(over, 1).scores).toEqual([3, 0]);
  });

  test('[K3] with three players both Seekers propose freely, and every row is public', () => {
    expect(game.toAct(three)).toEqual([1, 2]);
    const ahead = play(three, ...times(3, '2 shape:cross,cross,cross'), '1 color:red,red,red');
    expect(game.toAct(ahead)).toEqual([1, 2]);
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(game.view(ahead, viewer).rows).toHaveLength(4);
    expect(game.toAct(play(ahead, '2 shape:star,circle,square'))).toEqual([1]);
  });

  test('[K3] each Seeker has his own attribute', () => {
    expect(refusal(three, '1 shape:star,circle,square')).toBe('royale-mastermind.you-seek-colors');
    expect(refusal(three, '2 color:red,blue,red')).toBe('royale-mastermind.you-seek-shapes');
    expect(refusal(three, '0 color:red,blue,red')).toBe('not-your-turn');
  });

  test('[K5] values that no card of the deck has may still be proposed, as often as one likes', () => {
    // three rounds cover the first nine cards of the alphabet, all the blue ones among them
    const late = play(playRounds(begin(2), 3), '1 code:green-triangle,red-circle,red-cross');
    expect(deck(late).some((card) => card.startsWith('blue'))).toBe(false);
    expect(moves(late, 0)).toHaveLength(250);
    expect(refusal(late, '0 color:blue,blue,blue')).toBe('accepted');
  });

  test('no code, no removal while rows are proposed', () => {
    expect(refusal(two, '1 code:red-star,blue-circle,red-square')).toBe('royale-mastermind.row-expected');
    expect(refusal(two, '1 remove:blue-star,red-star,white-star')).toBe('royale-mastermind.row-expected');
  });

  test('perft with the code set', () => {
    // 125 rows of colours and 125 of shapes; only the two solving ones halve what may follow: 248 × 250 + 2 × 125
    for (const state of [two, three]) {
      expect([1, 2].map((depth) => perft(game, state, depth))).toEqual([250, 62_250]);
    }
    // colours solved: 125 shapes, 124 of which leave the round open
    expect([1, 2].map((depth) => perft(game, play(two, '1 color:red,blue,red'), depth))).toEqual([125, 15_500]);
  });
});

describe('rounds', () => {
  test('[K4] two players change roles after every round', () => {
    const roles = [0, 1, 2, 3].map((count) => game.view(playRounds(begin(2), count), 'spectator'));
    expect(roles.map(({ coder }) => coder)).toEqual([0, 1, 0, 1]);
    expect(roles.map(({ seekers }) => seekers)).toEqual([1, 0, 1, 0].map((seat) => ({ color: seat, shape: seat })));
  });

  test('[K4] with three the next seat seeks the colours, the one after the shapes', () => {
    const roles = [0, 1, 2].map((count) => game.view(playRounds(begin(3), count), 'spectator'));
    expect(roles.map(({ coder }) => coder)).toEqual([0, 1, 2]);
    expect(roles.map(({ seekers }) => seekers)).toEqual([
      { color: 1, shape: 2 },
      { color: 2, shape: 0 },
      { color: 0, shape: 1 },
    ]);
  });

  test('two players: the cards of each round leave the game, 25, 22, 19, … 4', () => {
    const sizes = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => deck(playRounds(begin(2), count)).length);
    expect(sizes).toEqual([25, 22, 19, 16, 13, 10, 7, 4, 1]);
    expect(out(playRound(begin(2)))).toEqual(['blue-circle', 'blue-cross', 'blue-square']);
  });

  test('the code in play still counts to the deck', () => {
    expect(deck(two)).toHaveLength(25);
    expect(out(two)).toEqual([]);
  });

  test('[K6] alone chance is the Coder, seat 0 seeks both, cards leave as with two', () => {
    const start = begin(1);
    expect(game.toAct(start)).toEqual(['chance']);
    const state = play(start, `chance ${CODE}`);
    expect(game.toAct(state)).toEqual([0]);
    expect(moves(state, 0)).toHaveLength(250);
    expect(deck(playRounds(start, 2))).toHaveLength(19);
    expect(game.outcome(playRounds(start, 8))).toEqual({ winners: [], scores: [16], reason: 'rounds' });
  });

  test('long: seat 0 is Coder for a whole deck, then the deck is made whole and seat 1 is', () => {
    const states = [0, 1, 2, 3, 4].map((count) => playRounds(begin(2, { long: true, rounds: 2 }), count));
    expect(states.map((state) => game.toAct(state))).toEqual([[0], [0], [1], [1], []]);
    expect(states.map((state) => out(state).length)).toEqual([0, 3, 0, 3, 6]);
    expect(game.outcome(states[4]!)).toEqual({ winners: [], scores: [4, 4], reason: 'rounds' });
  });
});

describe('three players: the deck', () => {
  const afterThree = playRounds(begin(3), 3);
  const REMOVE = 'remove:blue-circle,red-square,red-star';

  test('the cards of a code go back; after every third round chance removes three', () => {
    expect(out(playRounds(begin(3), 2))).toEqual([]);
    expect(game.toAct(afterThree)).toEqual(['chance']);
    const fourth = play(afterThree, `chance ${REMOVE}`);
    expect(out(fourth)).toEqual(['blue-circle', 'red-square', 'red-star']);
    expect(game.toAct(fourth)).toEqual([0]);
    expect(game.toAct(play(playRounds(begin(3, { code: 'drawn' }), 3), `chance ${REMOVE}`))).toEqual(['chance']);
  });

  test.each([
    ['a card twice', 'remove:red-square,red-square,red-star', 'royale-mastermind.card-twice'],
    ['out of order', 'remove:red-star,red-square,blue-circle', 'royale-mastermind.remove-order'],
    ['a code', CODE, 'royale-mastermind.remove-expected'],
    ['a row', 'color:red,red,red', 'royale-mastermind.remove-expected'],
  ])('a removal is refused: %s', (_, move, reason) => {
    expect(refusal(afterThree, `chance ${move}`)).toBe(reason);
  });

  test('what was removed is gone for codes and for later removals', () => {
    const fourth = play(afterThree, `chance ${REMOVE}`);
    expect(refusal(fourth, `0 ${CODE}`)).toBe('royale-mastermind.card-out');
    expect(refusal(playRounds(fourth, 3), `chance ${REMOVE}`)).toBe('royale-mastermind.card-out');
  });

  test('rounds 22 to 24 have four cards; nothing is removed after the last', () => {
    let state = begin(3);
    const sizes: number[] = [];
    for (let set = 1; set <= 8; set++) {
      sizes.push(deck(state).length);
      state = playRounds(state, 3);
      if (set < 8) state = play(state, `chance remove:${deck(state).slice(0, 3).join(',')}`);
    }
    expect(sizes).toEqual([25, 22, 19, 16, 13, 10, 7, 4]);
    expect(game.outcome(state)).toEqual({ winners: [], scores: [16, 16, 16], reason: 'rounds' });
  });

  test('a game of six rounds has one removal, one of three has none', () => {
    expect(game.toAct(playRounds(begin(3, { rounds: 3 }), 3))).toEqual([]);
    const fourth = play(playRounds(begin(3, { rounds: 6 }), 3), `chance ${REMOVE}`);
    expect(game.toAct(playRounds(fourth, 3))).toEqual([]);
  });
});

describe('the end', () => {
  const waste = (by: Seat, rows: number) => times(rows, `${by} color:white,white,white`);
  const SOLVE = ['color:red,blue,red', 'shape:star,circle,square'];

  test('the most points win', () => {
    const first = play(begin(2, { rounds: 2 }), `0 ${CODE}`, ...waste(1, 3), ...SOLVE.map((row) => `1 ${row}`));
    expect(game.outcome(first)).toBeUndefined();
    const over = playRound(first);
    expect(game.outcome(over)).toEqual({ winners: [0], scores: [5, 2], reason: 'rounds' });
    expect(refusal(over, '0 code:white-star,white-circle,white-cross')).toBe('game-over');
  });

  test('two of three may share the first place', () => {
    const round = (state: MastermindState, coder: Seat, wasted: number) => {
      const [color, shape] = [(coder + 1) % 3, (coder + 2) % 3];
      return play(state, `${coder} ${CODE}`, ...waste(color, wasted), `${color} ${SOLVE[0]}`, `${shape} ${SOLVE[1]}`);
    };
    const over = round(round(round(begin(3, { rounds: 3 }), 0, 2), 1, 0), 2, 2);
    expect(game.outcome(over)).toEqual({ winners: [0, 2], scores: [4, 2, 4], reason: 'rounds' });
  });
});
