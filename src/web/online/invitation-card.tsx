/** The invitation: who invites to what, how it is played, and a chair. The name is asked for in the same step. */
import { useEffect, useState } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { useTitle } from '../title.ts';
import { introduce, me } from './api.ts';
import { useAttempt } from './attempt.ts';
import { BoxFrame } from './box-frame.tsx';
import styles from './invitation-card.module.css';
import { NameField } from './name-field.tsx';
import { tellSeated } from './seated.ts';
import { TableFacts } from './table-facts.tsx';
import { onlineWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly text: GameText;
  /** Who was sent away is asked again. */
  readonly isAgain: boolean;
  /** Who has no wish to sit down looks at the table. */
  readonly onWatch: () => void;
}

export function InvitationCard({ table, text, isAgain, onWatch }: Props) {
  const house = onlineWords();
  const { face, module, names, you } = table;
  const invites = fill(isAgain ? house.letYouIn : house.invites, { host: names[face.host] || tableWords().anonymous });
  useTitle(invites, text.name);
  const [wishes, setWishes] = useState(false);
  const [name, setName] = useState('');
  const { refusal, attempt, refuse } = useAttempt(text);
  const meet = async () => {
    if (!me.value && name.trim() !== '') await introduce(name.trim());
  };
  const sit = async () => {
    if (!me.value && name.trim() === '') return refuse({ reason: 'house.unknown-visitor' });
    await meet();
    setWishes(true);
  };
  // who has just got a name sits down when the table knows it
  useEffect(() => {
    if (!wishes || you.who === null) return;
    setWishes(false);
    const seat = table.face.holders.findIndex(({ kind }) => kind === 'free');
    if (seat >= 0) void table.do({ do: 'sit', seat });
  }, [wishes, you.who]);
  const watch = async () => {
    await meet();
    onWatch();
  };
  return (
    <BoxFrame module={module} shown>
      <p class={styles.invites}>{invites}</p>
      <h1>{text.name}</h1>
      <p class={styles.pitch}>{text.pitch}</p>
      <p class="quiet">{whoIsThere(table)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(sit);
        }}
      >
        {!me.value && (
          <div class={styles.name}>
            <NameField name={name} onChange={setName} />
          </div>
        )}
        <p class="refusal" role="alert">
          {refusal}
        </p>
        <button type="submit" class="button main large" formNoValidate>
          {house.sitDown}
        </button>
      </form>
      <div class="buttons">
        {module.learn && (
          <a class="button plain" href={`/${module.rules.id}/learn`}>
            {house.learnIt}
          </a>
        )}
        <button type="button" class="button plain" onClick={() => void attempt(watch)}>
          {house.justWatch}
        </button>
      </div>
      <TableFacts face={face} module={module} text={text} />
    </BoxFrame>
  );
}

/** "Ann sits here; two seats are free." */
function whoIsThere(table: TableModel): string {
  const house = onlineWords();
  const free = table.face.holders.filter(({ kind }) => kind === 'free').length;
  const seats = fill(free === 1 ? house.seatFree : house.seatsFree, { count: String(free) });
  return `${tellSeated(table)} ${seats}`.trim();
}
