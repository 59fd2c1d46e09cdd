/** Whether to play again: who would like to, who would not, who has gone, and what one answers. Everybody reads it at once. */
import type { Seat } from '../../core/game.ts';
import { counted, fill, listOf } from '../../text/index.ts';
import { language, words } from '../text/index.ts';
import styles from './play-again.module.css';
import { askedAgain } from './rematch.ts';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly names: readonly string[];
  /** In a dialog, where the voice of the table is not heard. */
  readonly isLive?: boolean;
}

export function PlayAgain({ table, names, isLive = false }: Props) {
  const house = tableWords();
  const { match, seats, face, ports } = table;
  const { rematch, declineRematch } = table.abilities;
  // one's own no can be taken back, and nobody does without himself
  const missing = stand(table).missing.filter((seat) => seat !== table.own);
  const label = () => {
    if (match?.over === false) return words().nextGame;
    if (missing.length > 0) return fill(house.againWithout, { names: listed(missing, names) });
    return seats === 1 ? words().again : words().rematch;
  };
  if (face.next !== null && ports.pathOf)
    return (
      <a class="button main" href={ports.pathOf(face.next)}>
        {house.nextTable}
      </a>
    );
  return (
    <>
      <Answers table={table} names={names} isLive={isLive} />
      {rematch && (
        <button
          type="button"
          class="button main"
          autofocus={isLive}
          aria-disabled={!rematch.now}
          onClick={() => rematch.now && rematch.run()}
        >
          {label()}
        </button>
      )}
      {declineRematch?.now && (
        <button type="button" class="button plain" onClick={() => declineRematch.run()}>
          {face.rematch.includes(table.own ?? -1) ? house.againNotAnyMore : house.againNo}
        </button>
      )}
      {rematch && !rematch.now && rematch.why && (
        <small role={isLive ? 'status' : undefined}>{house.notNow[rematch.why]}</small>
      )}
    </>
  );
}

/** Among several people. */
function Answers({ table, names, isLive }: Props) {
  const told = tellAnswers(table, names);
  if (told === undefined) return null;
  return (
    <p class={styles.answers} role={isLive ? 'status' : undefined}>
      {told}
    </p>
  );
}

/** Who would like to play again, and who would not; undefined where nobody is asked. */
export function tellAnswers(table: TableModel, names: readonly string[]): string | undefined {
  const house = tableWords();
  const { asked, ready, declined, gone } = stand(table);
  const isMidMatch = table.match?.over === false;
  if (table.isShared || asked.length < 2 || table.face.next !== null) return undefined;
  const told = (sentence: typeof house.againGone, seats: readonly Seat[]) =>
    counted(sentence, seats.length, language(), { names: listed(seats, names), all: asked.length });
  const others = declined.filter((seat) => seat !== table.own);
  const lines = [
    ready.length > 0 && told(isMidMatch ? house.nextReady : house.againReady, ready),
    others.length > 0 && told(house.againDeclined, others),
    declined.length > others.length && house.againYouDeclined,
    gone.length > 0 && told(house.againGone, gone),
  ].filter((line) => line !== false);
  return lines.join(' ');
}

const stand = ({ face, presence }: TableModel) => askedAgain(face, presence);

const listed = (seats: readonly Seat[], names: readonly string[]): string =>
  listOf(
    seats.map((seat) => names[seat]!),
    language(),
  );
