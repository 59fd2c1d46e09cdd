/** A place for one more socket or stream: at its table, and among those of its address. */
import { seatOf } from '../../table/state/state.ts';
import type { Room, RoomListener } from '../tables/room.ts';
import type { Edge } from './edge.ts';
import type { Line } from './lines.ts';

/** What it gives back is called once, when he leaves. Otherwise where there is no room: at the table, or for his address. */
export function takePlace(edge: Edge, room: Room, line: Line & RoomListener): (() => void) | 'table' | 'address' {
  const { limits } = edge.house;
  const { share, who } = line;
  const kind = seatOf(room.table.state, who) === undefined ? 'watching' : 'seated';
  if (share[kind] >= limits.sockets) return 'address';
  if (!room.places.take(line, room.table.state, limits)) return 'table';
  const person = who === undefined ? undefined : edge.gate.person(who);
  share[kind]++;
  if (person) person.lines++;
  return () => {
    share[kind]--;
    if (person) person.lines--;
    room.leave(line);
  };
}
