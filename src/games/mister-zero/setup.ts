/** Positions of Mister Zero as text: RULES.md, “Positions”. What is not on the board is in the hands. */
import type { Refusal, Seat, SetUp } from '../../core/game.ts';
import { unfit } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { BRIDGES, type Bridge, CENTRAL } from './bridges.data.ts';
import type { MisterZeroOptions } from './options.ts';
import { smallestCentral } from './rules.ts';
import { COLOURS, type Colour, colourOf, firstHand, type MisterZeroState, type Token, type Tokens } from './state.ts';

const NONE = '-';
const EXAMPLE = 'r0@c-ne,g0@c-sw!,r7@tl-n';
const LONGEST = BRIDGES.length * 'r0@ne-tr!,'.length;

interface Placed extends Token {
  readonly bridge: Bridge;
  readonly faceDown: boolean;
}

export const setUp: SetUp<MisterZeroOptions, MisterZeroState> = { read, write };

function write({ tokens, faceDown }: MisterZeroState): string {
  const placed = BRIDGES.flatMap((bridge) => {
    const token = tokens[bridge];
    return token ? [`${nameOf(token)}@${bridge}${bridge === faceDown ? '!' : ''}`] : [];
  });
  return placed.join() || NONE;
}

function read(text: string, options: MisterZeroOptions, seats: number): Result<MisterZeroState, Refusal> {
  const parts = text === NONE ? [] : text.slice(0, LONGEST + 1).split(',');
  const placed = parts.map(readToken).filter((token) => token !== undefined);
  if (text.length > LONGEST || placed.length < parts.length) {
    return err(unfit('mister-zero.position-form', { example: EXAMPLE }));
  }
  const state: MisterZeroState = {
    options,
    hands: Array.from({ length: seats }, (_, seat) => handOf(seat, seats, placed)),
    tokens: layOut(placed),
    faceDown: placed.find(({ faceDown }) => faceDown)?.bridge ?? null,
  };
  const refusal = checkPlaces(placed) ?? checkTurns(state, placed.length) ?? checkCentre(state, placed);
  return refusal ? err(refusal) : ok(state);
}

const TOKEN = /^([rg])(\d)@([a-z]{1,2}-[a-z]{1,2})(!?)$/;

function readToken(text: string): Placed | undefined {
  const [, letter, number, name, mark] = TOKEN.exec(text) ?? [];
  const colour = COLOURS.find((each) => each.charAt(0) === letter);
  const bridge = BRIDGES.find((each) => each === name);
  return colour && bridge && { colour, number: Number(number), bridge, faceDown: mark === '!' };
}

const nameOf = ({ colour, number }: Token): string => `${colour.charAt(0)}${number}`;

const handOf = (seat: Seat, seats: number, placed: readonly Placed[]): number[] =>
  firstHand(seat, seats).filter((number) => !lies(placed, colourOf(seat), number));

const lies = (placed: readonly Placed[], colour: Colour, number: number): boolean =>
  placed.some((token) => token.colour === colour && token.number === number);

function layOut(placed: readonly Placed[]): Tokens {
  const on = new Map(placed.map(({ bridge, colour, number }) => [bridge, { colour, number }]));
  return Object.fromEntries(BRIDGES.map((bridge) => [bridge, on.get(bridge) ?? null])) as Tokens;
}

function checkPlaces(placed: readonly Placed[]): Refusal | undefined {
  const names = placed.map(nameOf);
  const bridges = placed.map(({ bridge }) => bridge);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) return unfit('mister-zero.position-token-twice', { token: twice });
  const bridge = bridges.find((each, i) => bridges.indexOf(each) < i);
  return bridge && unfit('mister-zero.position-bridge-twice', { bridge });
}

/** Everybody has placed as many as his turns. */
function checkTurns({ hands }: MisterZeroState, placed: number): Refusal | undefined {
  const seats = hands.length;
  const due = hands.map((_, seat) => Math.floor((placed + seats - 1 - seat) / seats));
  if (hands.every((hand, seat) => hand.length === firstHand(seat, seats).length - due[seat]!)) return undefined;
  const [first, second, third = 0, fourth = 0] = due.map(String);
  return seats === 2
    ? unfit('mister-zero.position-turns', { count: String(placed), red: first!, green: second! })
    : unfit('mister-zero.position-turns-of-four', {
        count: String(placed),
        redOdd: first!,
        greenOdd: second!,
        redEven: String(third),
        greenEven: String(fourth),
      });
}

/** The first jump is never in doubt: of two equal ones that are the smallest in the centre, one lies face down. */
function checkCentre(state: MisterZeroState, placed: readonly Placed[]): Refusal | undefined {
  const smallest = smallestCentral(state);
  const twins = placed.filter(({ bridge, number }) => CENTRAL.includes(bridge) && number === smallest);
  const down = placed.filter(({ faceDown }) => faceDown);
  const [wrong] = down.filter((token) => down.length > 1 || twins.length < 2 || !mayLieFaceDown(state, token));
  if (wrong) return unfit('mister-zero.position-face-down', { token: nameOf(wrong), bridge: wrong.bridge });
  if (twins.length < 2 || twins.some(({ faceDown }) => faceDown)) return undefined;
  return unfit('mister-zero.position-centre', { number: String(smallest) });
}

/** A zero, or its player's last token, placed when only central bridges were free; and no smaller one has come since. */
function mayLieFaceDown(state: MisterZeroState, { bridge, colour, number }: Placed): boolean {
  if (!CENTRAL.includes(bridge) || number !== smallestCentral(state)) return false;
  if (number === 0) return true;
  const { hands, tokens } = state;
  const owner = hands.findIndex(
    (_, seat) => colourOf(seat) === colour && firstHand(seat, hands.length).includes(number),
  );
  return hands[owner]!.length === 0 && BRIDGES.every((each) => CENTRAL.includes(each) || tokens[each] !== null);
}
