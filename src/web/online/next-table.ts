/** On to the next game: everybody whose page is open goes along, and whoever comes later and is awaited there. */
import { useEffect, useState } from 'preact/hooks';
import type { Hello } from '../../wire/messages.ts';
import { go } from '../route.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableOf } from './api.ts';

export const pathOf = (id: string): string => `/t/${id}`;
export const reviewOf = (id: string): string => `/t/${id}/review`;

export function useNextTable(table: TableModel, hello: Hello): void {
  const [before] = useState(hello.face.next);
  const { next } = table.face;
  useEffect(() => {
    if (next === null || isStaying(table)) return;
    if (next !== before) return go(pathOf(next));
    let isHere = true;
    void isAwaitedAt(next).then((awaited) => isHere && awaited && go(pathOf(next)));
    return () => {
      isHere = false;
    };
  }, [next]);
}

/** Who has said no goes only if he likes to. */
const isStaying = ({ face, seat }: TableModel): boolean =>
  face.rematchAnswers.some((answer) => answer.seat === seat && !answer.again);

/** A page that was asleep, or thrown away, when the others went on. */
async function isAwaitedAt(id: string): Promise<boolean> {
  const there = await tableOf(id).catch(() => undefined);
  const seat = there?.you.seat ?? null;
  return seat !== null && there?.face.gathering?.awaited.includes(seat) === true;
}
