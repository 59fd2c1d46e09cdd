import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../core/game.ts';
import { admit, step } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import { expectOk } from '../../core/result.ts';
import type { GameText } from '../../core/text.ts';
import { rules as game, royaleMastermind } from './index.ts';
import { candidates } from './rows.ts';
import { CARDS } from './state.ts';

const CODE = 'code:red-star,blue-circle,green-cross';
const cards = CODE.slice('code:'.length).split(',');

/** The state after these events; a row comes from whoever seeks that attribute. */
const played = (seats: number, options: object, ...moves: string[]) => {
  const start = game.start(expectOk(game.options(options, seats)), seats);
  return moves.reduce((state, move) => {
    const by = game.toAct(state).find((each) => admit(game, state, each, move).ok)!;
    return expectOk(step(game, state, { by, move }));
  }, start);
};
const SOLVED = ['color:red,blue,green', 'shape:star,circle,cross'];

describe('views', () => {
  test('the running code is its Coder’s alone, chosen or drawn', () => {
    for (const options of [{ code: 'chosen' }, { code: 'drawn' }]) {
      const state = played(3, options, CODE);
      const codes = ([0, 1, 2, 'spectator'] as const).map((viewer) => game.view(state, viewer).code);
      expect(codes).toEqual([cards, null, null, null]);
    }
  });

  test('[K6] alone nobody may know it', () => {
    const state = played(1, {}, CODE);
    expect(([0, 'spectator'] as const).map((viewer) => game.view(state, viewer).code)).toEqual([null, null]);
  });

  test('after the round everybody sees it', () => {
    const state = played(2, {}, CODE, ...SOLVED);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(game.view(state, viewer)).toMatchObject({ phase: 'code', round: 2, coder: 1, code: null, codes: [cards] });
      expect(game.view(state, viewer)).toMatchObject({ deck: 22, out: ['blue-circle', 'green-cross', 'red-star'] });
    }
  });

  test('rows of all rounds stay in view, in order', () => {
    const first = [CODE, 'color:green,green,green', ...SOLVED];
    const state = played(2, {}, ...first, 'code:white-star,red-cross,red-square', 'shape:cross,star,star');
    expect(game.view(state, 1).rows).toEqual([
      { round: 1, row: 'color:green,green,green', black: 1, white: 0 },
      { round: 1, row: 'color:red,blue,green', black: 3, white: 0 },
      { round: 1, row: 'shape:star,circle,cross', black: 3, white: 0 },
      { round: 2, row: 'shape:cross,star,star', black: 0, white: 2 },
    ]);
  });

  test('a Seeker imagines every code that the answers leave open, and no other', () => {
    const state = played(2, {}, CODE, 'color:red,blue,green', 'shape:circle,cross,star');
    const open = candidates(CARDS, state.rounds[0]!.rows).map((code) => code.join());
    // three whites: every shape stands at another place, which two orders do
    expect(open).toHaveLength(2);
    const random = seededRandom('imagine');
    const imagined = new Set<string>();
    for (let i = 0; i < 50; i++) imagined.add(game.imagine(game.view(state, 1), random).rounds[0]!.code.join());
    expect([...imagined].sort()).toEqual(open.sort());
    expect(game.imagine(game.view(state, 0), random)).toEqual(state);
  });
});

describe('what is seen', async () => {
  const [en, fr] = await Promise.all([royaleMastermind.text.en(), royaleMastermind.text.fr()]);
  const seen = (state: ReturnType<typeof played>, text: string, viewer: Viewer) => {
    const by = game.toAct(state)[0]!;
    return game.seen(state, by, expectOk(admit(game, state, by, text)).move, viewer);
  };
  const told = (text: GameText, event: ReturnType<typeof seen>, seats = 2) =>
    text.tell(event, (seat) => text.seat(seat, seats)).replace(/[\u00a0\u202f]/g, ' ');

  test('the setting of a code, to all but its Coder without the cards', () => {
    const start = played(2, {});
    expect(seen(start, CODE, 0)).toEqual({ by: 0, move: CODE, effects: [] });
    for (const viewer of [1, 'spectator'] as const) {
      expect(seen(start, CODE, viewer)).toEqual({ by: 0, move: 'code', effects: [] });
    }
    expect(seen(played(2, { code: 'drawn' }), CODE, 0).move).toBe(CODE);
    expect(seen(played(1, {}), CODE, 0).move).toBe('code');
    expect(told(fr, seen(start, CODE, 0))).toBe('Joueur 1 pose le code : étoile rouge, cercle bleu, croix verte.');
    expect(told(en, seen(start, CODE, 1))).toBe('Player 1 sets the code.');
    expect(told(fr, seen(played(1, {}), CODE, 0), 1)).toBe('Le code est tiré au sort.');
  });

  test('the answer of a row', () => {
    const state = played(2, {}, CODE);
    const event = seen(state, 'color:red,green,white', 1);
    expect(event.effects).toEqual([{ kind: 'answer', black: 1, white: 1 }]);
    expect(told(en, event)).toBe('Player 2 proposes red, green, white: 1 black, 1 white.');
    expect(told(fr, event)).toBe('Joueur 2 propose rouge, vert, blanc : 1 noir, 1 blanc.');
    expect(told(en, seen(state, 'color:white,white,white', 1))).toMatch(/: neither black nor white\.$/);
    expect(told(fr, seen(state, 'color:white,white,white', 1))).toMatch(/ : ni noir ni blanc\.$/);
  });

  test('the end of a round: code, points, covers and the next roles', () => {
    const event = seen(played(2, {}, CODE, SOLVED[0]!), SOLVED[1]!, 1);
    expect(event.effects).toEqual([
      { kind: 'answer', black: 3, white: 0 },
      { kind: 'closed', attribute: 'shape', solved: true },
      { kind: 'round-over', round: 1, code: cards, points: 2, to: 0 },
      { kind: 'covered', cards },
      { kind: 'roles', coder: 1, seekers: { color: 0, shape: 0 } },
    ]);
    expect(told(en, event)).toBe(
      'Player 2 proposes star, circle, cross: 3 blacks. The shapes are solved. Round 1 is over, the code was ' +
        'red star, blue circle, green cross: 2 points for Player 1. These cards leave the game. Player 2 is the Codemaker now.',
    );
    expect(told(fr, event)).toBe(
      'Joueur 2 propose étoile, cercle, croix : 3 noirs. Les formes sont trouvées. La manche 1 est finie, le code était ' +
        'étoile rouge, cercle bleu, croix verte : 2 points pour Joueur 1. Ces cartes quittent le jeu. ' +
        'Joueur 2 est maintenant le Codeur.',
    );
  });

  test('[K2] an attribute that stays unsolved', () => {
    const wrong = 'color:white,white,white';
    const event = seen(played(2, {}, CODE, ...Array.from({ length: 7 }, () => wrong)), wrong, 1);
    expect(event.effects).toContainEqual({ kind: 'closed', attribute: 'color', solved: false });
    expect(told(en, event)).toMatch(/Eight rows were not enough for the colours\.$/);
    expect(told(fr, event)).toMatch(/Huit rangées n’ont pas suffi pour les couleurs\.$/);
  });

  test('long: the deck is made whole between the Coders, and not at the end', () => {
    const half = played(2, { long: true, rounds: 1 }, CODE, SOLVED[0]!);
    const kinds = (event: ReturnType<typeof seen>) => event.effects.map(({ kind }) => kind);
    const event = seen(half, SOLVED[1]!, 1);
    expect(kinds(event).slice(2)).toEqual(['round-over', 'covered', 'deck-whole', 'roles']);
    expect(told(en, event)).toMatch(/The deck is complete again\. Player 2 is the Codemaker now\.$/);
    const last = played(2, { long: true, rounds: 1 }, CODE, ...SOLVED, CODE, SOLVED[0]!);
    expect(kinds(seen(last, SOLVED[1]!, 1)).slice(2)).toEqual(['round-over', 'covered']);
  });

  test('three players: cards go back after a round, and leave by a removal', () => {
    const set = [CODE, ...SOLVED];
    const state = played(3, {}, ...set, ...set, CODE, SOLVED[0]!);
    expect(seen(state, SOLVED[1]!, 0).effects.map(({ kind }) => kind)).not.toContain('covered');
    const due = played(3, {}, ...set, ...set, ...set);
    const event = seen(due, 'remove:blue-circle,red-square,red-star', 'spectator');
    expect(event.effects).toEqual([{ kind: 'covered', cards: ['blue-circle', 'red-square', 'red-star'] }]);
    expect(told(en, event)).toBe('Three cards leave the game: blue circle, red square, red star.');
  });
});
