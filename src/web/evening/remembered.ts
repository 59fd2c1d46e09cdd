/** The rooms that this browser was in last: the way back to them. */
import type { EveningTold } from '../../wire/answers/evenings.ts';

const KEY = 'escale rooms';
const MOST = 5;

export interface RememberedRoom {
  readonly id: string;
  readonly code: string;
}

export function rememberRoom({ id, code, own }: EveningTold): void {
  const others = rememberedRooms().filter((room) => room.id !== id);
  // one that is over, or that one only looked at, needs no way back
  const rooms = code === null || own === null ? others : [{ id, code }, ...others];
  try {
    localStorage.setItem(KEY, JSON.stringify(rooms.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing has no way back but the code
  }
}

export function rememberedRooms(): readonly RememberedRoom[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRoom) : [];
  } catch {
    return [];
  }
}

const isRoom = (kept: unknown): kept is RememberedRoom => {
  const { id, code } = (kept ?? {}) as Partial<RememberedRoom>;
  return typeof id === 'string' && typeof code === 'string';
};
