/** What somebody types at the prompt, as the table understands it. */
import { LEVELS, type Level } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import type { Command } from '../../table/decide/commands.ts';
import type { TableState } from '../../table/state/state.ts';
import { waivableTimers } from '../../table/state/waiving.ts';
import type { Desk } from './desk.ts';

const WORDS: Readonly<Record<string, Command>> = {
  undo: { do: 'take-back' },
  hint: { do: 'hint' },
  resign: { do: 'resign' },
  draw: { do: 'offer-draw' },
  go: { do: 'go-on' },
  lots: { do: 'draw' },
  back: { do: 'return' },
};

/** What is none of our words is a move: chance's, if it is asked for. */
export function commandOf(line: string, seat: Seat, { asks }: Desk, state: TableState): Command {
  const { takeBack, resignation, opened, position } = state;
  if (Object.hasOwn(WORDS, line)) return WORDS[line]!;
  if (line === 'content')
    return { do: 'waive', key: waivableTimers(state)[0]?.key ?? '', events: position.events.length };
  if (line === 'computer') return { do: 'stand-in', seat };
  if (line === 'yes' || line === 'no')
    return {
      do: resignation ? 'answer-resign' : takeBack ? 'answer-take-back' : 'answer-draw',
      accept: line === 'yes',
    };
  const level = line.startsWith('level ') ? playerAndLevel(line.slice(6).trim(), opened.seats) : undefined;
  if (level) return { do: 'level', ...level };
  const drawn = /^chance\s+(.+)$/.exec(line)?.[1];
  return { do: 'act', move: drawn ?? line, as: drawn !== undefined || asks === 'chance' ? 'chance' : undefined };
}

/** `PLAYER:LEVEL`, players counted from 1. */
export function playerAndLevel(text: string, seats: number): { seat: Seat; level: Level } | undefined {
  const [, player, wish] = /^(\d{1,2}):(\d)$/.exec(text) ?? [];
  const level = LEVELS.find((each) => String(each) === wish);
  const seat = Number(player) - 1;
  return level !== undefined && seat >= 0 && seat < seats ? { seat, level } : undefined;
}
