/** Who may talk: what its host decides, and what everybody is told of it. */
import { itemsOf } from '../../core/growing.ts';
import { TALKERS, type Who } from '../../table/events/events.ts';
import { fill } from '../../text/index.ts';
import { Field } from '../pages/field.tsx';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import rows from './rows.module.css';
import styles from './talk-rules.module.css';
import { onlineWords } from './text/index.ts';

/** So many of those who talked last can be asked for quiet. */
const MOST_LISTED = 20;

/** Why whoever is before the screen may not talk to all; undefined if he may. */
export function silenceOf({ face, you }: TableModel): keyof ReturnType<typeof onlineWords>['silences'] | undefined {
  if (you.who === null) return undefined;
  if (face.muted.includes(you.who)) return 'muted';
  if (face.talkers === 'nobody') return 'nobody';
  return face.talkers === 'seated' && you.seat === null && you.who !== face.host ? 'seated' : undefined;
}

export const nameOfWho = ({ names }: TableModel, who: Who): string => names[who] ?? tableWords().anonymous;

/** How it is decided, for all to see. */
export function Silences({ table }: { readonly table: TableModel }) {
  const house = onlineWords();
  const { talkers, muted } = table.face;
  const names = muted.map((who) => nameOfWho(table, who)).join(', ');
  const silence = silenceOf(table);
  return (
    <div role={table.face.phase === 'open' ? 'status' : undefined}>
      {talkers !== 'all' && silence !== talkers && <p class="quiet">{house.silences[talkers]}</p>}
      {muted.length > 0 && <p class="quiet">{fill(house.mutedNames, { names })}</p>}
      {silence && <p class={styles.silence}>{house.silences[silence]}</p>}
    </div>
  );
}

/** For whoever opened the table. */
export function TalkRules({ table }: { readonly table: TableModel }) {
  const house = onlineWords();
  const { face, you } = table;
  if (you.who === null || you.who !== face.host) return null;
  return (
    <details class={styles.rules}>
      <summary>{house.talkRules}</summary>
      <Field
        label={house.talkers}
        value={face.talkers}
        choices={TALKERS.map((talkers) => [talkers, house.talkerChoices[talkers]] as const)}
        onChange={(talkers) => void table.do({ do: 'talk', talkers })}
      />
      <ul class={rows.rows}>
        {talkersOf(table).map((who) => (
          <Person key={who} table={table} who={who} />
        ))}
      </ul>
    </details>
  );
}

function Person({ table, who }: { readonly table: TableModel; readonly who: Who }) {
  const house = onlineWords();
  const name = nameOfWho(table, who);
  const isMuted = table.face.muted.includes(who);
  const label = isMuted ? house.unmuteName : house.muteName;
  return (
    <li>
      <span>{name}</span>
      {isMuted && <small>{house.muted}</small>}
      <button
        type="button"
        class="button plain small"
        aria-label={fill(label, { name })}
        onClick={() => void table.do({ do: isMuted ? 'unmute' : 'mute', who })}
      >
        {isMuted ? house.unmutePerson : house.mutePerson}
      </button>
    </li>
  );
}

/** Whoever sits here or is asked for quiet, and those who talked last; not the host himself. */
function talkersOf({ face, page }: TableModel): readonly Who[] {
  const seated = face.holders.flatMap((holder) => ('who' in holder ? [holder.who] : []));
  const spoke = itemsOf(page.lines).flatMap(({ what }) =>
    what.t === 'said' || what.t === 'reacted' ? [what.who] : [],
  );
  const latest = [...new Set(spoke.toReversed())].slice(0, MOST_LISTED);
  return [...new Set([...seated, ...face.muted, ...latest])].filter((who) => who !== face.host);
}
