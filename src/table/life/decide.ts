/** From what a visitor asks to what happens, or why not. Nothing here changes anything: the log does. */
import type { Seat } from '../../core/game.ts';
import { admit } from '../../core/play.ts';
import { ok, type Result } from '../../core/result.ts';
import { endsIfOneStops, hasTwoSides, sideOf } from '../ending.ts';
import { type Command, refuse, type TableRefusal } from './commands.ts';
import { isHidden } from './commitments.ts';
import type { TableEvent, Who } from './events.ts';
import { type Life, levelAt, seatOf } from './life.ts';

export type Decision = Result<readonly TableEvent[], TableRefusal>;

/** How well the computer plays in somebody's place. */
export const STAND_IN_LEVEL = 3;

/** Lines that one table bears beside the game: words, comings and goings. */
const MOST_BESIDE = 2000;
const ALWAYS: readonly Command['do'][] = ['start', 'act', 'resign', 'answer-draw', 'rematch'];

/** `salt` is asked for where a move has to be committed to. */
export function decide(life: Life, who: Who, command: Command, salt: () => string): Decision {
  if (life.seq - life.places.length > MOST_BESIDE && !ALWAYS.includes(command.do)) return refuse('enough');
  switch (command.do) {
    case 'sit':
    case 'stand':
    case 'bot':
    case 'free':
    case 'kick':
    case 'start':
      return life.phase === 'open' ? beforeTheStart(life, who, command) : refuse('has-started');
    case 'say':
    case 'react':
      return speak(life, who, command);
    case 'rematch':
      return rematch(life, who);
    default:
      return inPlay(life, who, command, salt);
  }
}

type Asked<Name extends Command['do']> = Extract<Command, { do: Name }>;
type Before = Asked<'sit' | 'stand' | 'bot' | 'free' | 'kick' | 'start'>;

function beforeTheStart(life: Life, who: Who, command: Before): Decision {
  const { holders, opened } = life;
  const isHost = opened.by === who;
  if ('seat' in command && command.seat >= opened.seats) return refuse('no-such-seat', 'bad-request');
  switch (command.do) {
    case 'sit':
      if (life.kicked.includes(who)) return refuse('kicked');
      if (holders[command.seat]!.kind !== 'free') return refuse('seat-taken');
      return ok([{ t: 'sat', who, seat: command.seat }]);
    case 'stand': {
      const seat = seatOf(life, who);
      return seat === undefined ? refuse('not-seated') : ok([{ t: 'stood', seat }]);
    }
    case 'bot':
      if (!isHost) return refuse('host-only');
      if (holders[command.seat]!.kind === 'person') return refuse('seat-taken');
      return ok([{ t: 'bot', seat: command.seat, level: command.level }]);
    case 'free':
      if (!isHost) return refuse('host-only');
      return holders[command.seat]!.kind === 'bot' ? ok([{ t: 'stood', seat: command.seat }]) : refuse('no-bot-there');
    case 'kick':
      if (!isHost) return refuse('host-only');
      if (command.who === who || seatOf(life, command.who) === undefined) return refuse('nobody-to-kick');
      return ok([{ t: 'kicked', who: command.who }]);
    case 'start':
      if (!isHost && seatOf(life, who) === undefined) return refuse('not-seated');
      return holders.some(({ kind }) => kind === 'free') ? refuse('seats-free') : ok([{ t: 'started' }]);
  }
}

function inPlay(
  life: Life,
  who: Who,
  command: Exclude<Command, Before | Asked<'say' | 'react' | 'rematch'>>,
  salt: () => string,
): Decision {
  if (life.phase === 'open') return refuse('not-started');
  const seat = seatOf(life, who);
  if (seat === undefined) return refuse('not-seated');
  if (life.phase === 'over') return refuse('over', 'game-over');
  switch (command.do) {
    case 'act':
      return act(life, seat, command, salt);
    case 'resign':
      if (endsIfOneStops(life.log)) return ok([{ t: 'resigned', seat }]);
      return refuse('cannot-resign');
    case 'offer-draw':
      if (!hasTwoSides(life.log)) return refuse('no-draws');
      if (answerers(life, seat).length === 0) return refuse('computer-declines');
      return life.drawOffer === undefined ? ok([{ t: 'draw-offered', seat }]) : refuse('offer-stands');
    case 'answer-draw':
      if (life.drawOffer === undefined || sideOf(life.log, life.drawOffer).includes(seat)) return refuse('no-offer');
      return ok([{ t: command.accept ? 'drawn' : 'draw-declined', seat }]);
    case 'leave':
      return isPresent(life, seat) ? ok([{ t: 'left', seat }]) : ok([]);
    case 'return':
      return isPresent(life, seat) ? ok([]) : ok([{ t: 'returned', seat }]);
    case 'stand-in':
      return standIn(life, seat, command.seat);
  }
}

function act(life: Life, seat: Seat, { move, key }: Asked<'act'>, salt: () => string): Decision {
  const { game, state } = life.log;
  const admitted = admit(game, state, seat, move);
  if (!admitted.ok) return admitted;
  const back: TableEvent[] = isPresent(life, seat) ? [] : [{ t: 'returned', seat }];
  const hidden = isHidden(life.log, seat, admitted.value.move);
  const played: TableEvent = {
    t: 'played',
    by: seat,
    move: game.write(admitted.value.move),
    ...(key !== undefined && { key: keyOf(seat, key) }),
    ...(hidden && { salt: salt() }),
  };
  return ok([...back, played]);
}

/** Marks are the senders' own: two seats may use the same. */
export const keyOf = (seat: Seat, key: string): string => `${seat}/${key}`;

function standIn(life: Life, by: Seat, seat: Seat): Decision {
  const holder = life.holders[seat];
  if (holder?.kind !== 'person' || !holder.left) return refuse('still-there');
  const agreed = life.agreed.get(seat) ?? [];
  const everybody = life.holders.flatMap((_, other) => (other !== seat && isPresent(life, other) ? [other] : []));
  const all = everybody.every((other) => other === by || agreed.includes(other));
  const again = agreed.includes(by);
  // said again it counts where the only one who did not agree has left since
  if (again && !all) return refuse('agreed-already');
  const consent: TableEvent[] = again ? [] : [{ t: 'stand-in-agreed', seat, by }];
  return ok(all ? [...consent, { t: 'stand-in', seat, level: STAND_IN_LEVEL }] : consent);
}

function rematch(life: Life, who: Who): Decision {
  const seat = seatOf(life, who);
  if (seat === undefined) return refuse('not-seated');
  if (life.phase !== 'over') return refuse('not-over');
  if (life.rematch.table !== undefined || life.rematch.wanted.includes(seat)) return ok([]);
  return ok([{ t: 'rematch-wanted', seat }]);
}

/** Whether all the people who are still there want to play again. */
export const rematchAgreed = (life: Life): boolean =>
  life.rematch.table === undefined &&
  life.rematch.wanted.length > 0 &&
  life.holders.every((_, seat) => !isPresent(life, seat) || life.rematch.wanted.includes(seat));

function speak(life: Life, who: Who, command: Asked<'say' | 'react'>): Decision {
  if (life.kicked.includes(who)) return refuse('kicked');
  if (command.do === 'react') return ok([{ t: 'reacted', who, reaction: command.reaction }]);
  if (command.to === 'team' && teamOf(life, who).length < 2) return refuse('no-team');
  return ok([{ t: 'said', who, text: command.text, to: command.to }]);
}

/** Those who may talk among themselves with this visitor. */
export function teamOf(life: Life, who: Who | undefined): readonly Seat[] {
  const seat = seatOf(life, who);
  const { game, options, seats } = life.log;
  if (seat === undefined || !game.teams?.(options, seats).consult) return [];
  return sideOf(life.log, seat);
}

/** A person sits there and has not left. */
const isPresent = ({ holders }: Life, seat: Seat): boolean => {
  const holder = holders[seat];
  return holder?.kind === 'person' && !holder.left;
};

/** The people of the other side. */
const answerers = (life: Life, seat: Seat): readonly Seat[] =>
  life.holders.flatMap((_, other) =>
    !sideOf(life.log, seat).includes(other) && levelAt(life, other) === undefined ? [other] : [],
  );
