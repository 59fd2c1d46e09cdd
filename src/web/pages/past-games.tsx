/** The games of one box that this browser remembers: against whom, how they ended, and the way back to them. */
import { useEffect, useRef } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { counted, fill } from '../../text/index.ts';
import { FinalBoard } from '../board/final-board.tsx';
import { isGuest } from '../guest.ts';
import type { LocalRecord } from '../local/record.ts';
import { type DeletedTable, deleteTable, putBack } from '../local/tables.ts';
import { nameOf } from '../table/names.ts';
import { tableWords } from '../table/text/index.ts';
import { language, locale, words } from '../text/index.ts';
import { opponentsIn, ownSeatIn, resultOf } from './past-game.ts';
import styles from './past-games.module.css';

/** What was deleted on this page, by id, and can still be put back. */
export type Deletions = Readonly<Record<string, DeletedTable>>;

interface Props {
  readonly games: readonly LocalRecord[];
  readonly game: GameText;
  readonly canReview: boolean;
  readonly deleted: Deletions;
  readonly onDeleted: (change: (before: Deletions) => Deletions) => void;
}

export function PastGames({ games, game, canReview, deleted, onDeleted }: Props) {
  const text = words();
  const remove = async (id: string) => {
    const table = await deleteTable(id);
    if (table) onDeleted((before) => ({ ...before, [id]: table }));
  };
  const restore = async (table: DeletedTable) => {
    await putBack(table);
    onDeleted(({ [table.record.id]: _, ...others }) => others);
  };
  return (
    <section>
      <h2>{text.pastGames}</h2>
      {games.length === 0 && <p class="quiet">{text.noPastGames}</p>}
      <ul class={styles.games}>
        {games.map((each) => {
          const gone = deleted[each.id];
          return (
            <li key={each.id}>
              {gone ? (
                <Deleted onPutBack={() => void restore(gone)} />
              ) : (
                <PastGame record={each} game={game} canReview={canReview} onDelete={() => void remove(each.id)} />
              )}
            </li>
          );
        })}
      </ul>
      {isGuest() && (
        <p>
          <a href="/me">{text.gamesOnline}</a>
        </p>
      )}
    </section>
  );
}

interface PastGameProps {
  readonly record: LocalRecord;
  readonly game: GameText;
  /** Whether somebody can judge such games. */
  readonly canReview: boolean;
  readonly onDelete: () => void;
}

function PastGame({ record, game, canReview, onDelete }: PastGameProps) {
  const text = words();
  const { id, summary, changed } = record;
  const own = ownSeatIn(summary);
  const isOpen = summary.ending === null;
  const facts = [
    resultOf(record, game),
    own !== undefined && summary.seats > 1 && fill(text.yourSide, { side: game.seat(own, summary.seats) }),
    summary.moves > 0 && counted(text.moves, summary.moves, language()),
    new Date(changed).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' }),
  ];
  return (
    <>
      {!isOpen && <FinalBoard id={id} game={record.game} names={namesIn(record, game)} own={own} find={finalViewOf} />}
      <a class={styles.game} href={`/table/${id}`}>
        <strong>{opponentsIn(summary, game)}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </a>
      {isOpen && (
        <a class="button main small" href={`/table/${id}`}>
          {text.continue}
        </a>
      )}
      {canReview && !isOpen && (
        <a class="button plain small" href={`/table/${id}/review`}>
          {tableWords().review}
        </a>
      )}
      <button type="button" class="button plain small" onClick={onDelete}>
        {text.remove}
      </button>
    </>
  );
}

const namesIn = ({ summary }: LocalRecord, game: GameText): readonly string[] =>
  summary.occupants.map((_, seat) => nameOf(summary, seat, game));

/** Logs are read where they are to be seen. */
const finalViewOf = async (id: string) => (await import('../local/final-view.ts')).finalView(id);

/** The way back is where the finger or the cursor was. */
export function Deleted({ onPutBack }: { readonly onPutBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p class={styles.game} role="status">
        {words().removed}
      </p>
      <button type="button" class="button plain small" ref={button} onClick={onPutBack}>
        {words().putBack}
      </button>
    </>
  );
}
