/** What guests and games of an evening are called. */
import { useEffect, useState } from 'preact/hooks';
import type { GuestNumber } from '../../evening/events.ts';
import type { EveningFace } from '../../evening/told.ts';
import { findGame, GAME_IDS } from '../../games/shelf.ts';
import { listOf } from '../../text/index.ts';
import { language } from '../text/index.ts';

export const nameIn = ({ guests }: EveningFace, guest: GuestNumber): string => guests[guest]?.name ?? '';

export const namesIn = (face: EveningFace, guests: readonly GuestNumber[]): string =>
  listOf(
    guests.map((guest) => nameIn(face, guest)),
    language(),
  );

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
