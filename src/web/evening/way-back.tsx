/** From a table to its room; and straight to the table of the next round, once there is one. */
import { runningTableOf } from '../../evening/state.ts';
import type { EveningTold } from '../../wire/answers/evenings.ts';
import { roomPath } from './addresses.ts';
import { eveningWords } from './text/index.ts';

interface Props {
  readonly room: string;
  /** Undefined until the room has told. */
  readonly told: EveningTold | undefined;
  /** This table. */
  readonly id: string;
  readonly isOver: boolean;
}

export function WayBack({ room, told, id, isOver }: Props) {
  const text = eveningWords();
  const next = isOver && told ? runningTableOf(told.face.contests.at(-1), told.own) : undefined;
  const goesOn = next !== undefined && next !== id;
  return (
    <>
      {goesOn && (
        <a class="button main" href={`/t/${next}?room=${room}`}>
          {text.toNextTable}
        </a>
      )}
      <a class={`button ${isOver && !goesOn ? 'main' : 'plain'}`} href={roomPath(room)}>
        {text.toRoom}
      </a>
    </>
  );
}
