/** What guests and games of an evening are called. */
import { useEffect, useState } from 'preact/hooks';
import { bracketPart, secondWinner } from '../../evening/bracket.ts';
import type { GuestNumber } from '../../evening/events.ts';
import type { Contest } from '../../evening/state.ts';
import type { EveningFace } from '../../evening/told.ts';
import { findGame, GAME_IDS } from '../../games/shelf.ts';
import { fill, listOf } from '../../text/index.ts';
import { language } from '../text/index.ts';
import { eveningWords } from './text/index.ts';

export const nameIn = ({ guests }: EveningFace, guest: GuestNumber): string => guests[guest]?.name ?? '';

export const namesIn = (face: EveningFace, guests: readonly GuestNumber[]): string =>
  listOf(
    guests.map((guest) => nameIn(face, guest)),
    language(),
  );

/** Its form and its game. */
export function titleOf({ plan }: Contest, games: Readonly<Record<string, string>>): string {
  const text = eveningWords();
  return [text.forms[plan.form], plan.games.length > 1 ? text.allFive : games[plan.games[0]!]].join(' · ');
}

/** What a table decides, where that has a name. */
export function partNamed(contest: Contest, round: number, guests: readonly GuestNumber[]): string | undefined {
  const part = bracketPart(contest, round, guests);
  return part && eveningWords().bracketParts[part];
}

/** Who won, in a sentence; with it who won the second chance. */
export function winnersNamed(face: EveningFace, contest: Contest, winners: readonly GuestNumber[]): readonly string[] {
  const text = eveningWords();
  const second = secondWinner(contest);
  const names = namesIn(face, winners);
  return [
    fill(winners.length === 1 ? text.champion : text.champions, { name: names, names }),
    ...(second === undefined ? [] : [fill(text.secondWinner, { name: nameIn(face, second) })]),
  ];
}

/** By id, once they are loaded. */
export function useGameNames(): Readonly<Record<string, string>> {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const here = language();
  useEffect(() => {
    let isOpen = true;
    const load = async (id: string) => [id, (await findGame(id)!.text[here]()).name] as const;
    void Promise.all(GAME_IDS.map(load)).then((found) => isOpen && setNames(Object.fromEntries(found)));
    return () => {
      isOpen = false;
    };
  }, [here]);
  return names;
}
