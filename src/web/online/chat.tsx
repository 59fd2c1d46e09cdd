/** What is said at the table. Nobody has to listen. */
import { useState } from 'preact/hooks';
import { REACTIONS } from '../../table/events/events.ts';
import { fill } from '../../text/index.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import styles from './chat.module.css';
import { onlineWords } from './text/index.ts';

export function Chat({ table }: { readonly table: TableModel }) {
  const house = onlineWords();
  const [muted, setMuted] = useState(false);
  const { names, you, face, presence } = table;
  const name = (who: string) => names[who] ?? tableWords().anonymous;
  const said = table.page.lines.flatMap(({ seq, what }) => {
    if (what.t === 'said') return [{ seq, who: what.who, text: what.text, aside: what.to === 'team' }];
    if (what.t === 'reacted') return [{ seq, who: what.who, text: house.reactions[what.reaction], aside: false }];
    return what.t === 'whispered'
      ? [{ seq, who: '', text: fill(house.whispered, { name: name(what.who) }), aside: true }]
      : [];
  });
  const watching =
    presence.watching === 0 ? house.watching.none : presence.watching === 1 ? house.watching.one : house.watching.more;
  return (
    <details class={styles.chat} open={said.length > 0 || undefined}>
      <summary>{house.chat}</summary>
      <p class="quiet">{fill(watching, { count: String(presence.watching) })}</p>
      {!muted && (
        <ol class={styles.said} aria-live="polite">
          {said.length === 0 && <li class="quiet">{house.chatEmpty}</li>}
          {said.slice(-100).map(({ seq, who, text, aside }) => (
            <li key={seq} class={aside ? styles.aside : undefined}>
              {who !== '' && <strong>{name(who)}</strong>} {text}
            </li>
          ))}
        </ol>
      )}
      {you.who !== null && !muted && (
        <>
          <div class={styles.reactions}>
            {REACTIONS.map((reaction) => (
              <button
                key={reaction}
                type="button"
                class="button plain small"
                onClick={() => void table.do({ do: 'react', reaction })}
              >
                {house.reactions[reaction]}
              </button>
            ))}
          </div>
          <Say table={table} team={face.team && you.seat !== null} />
        </>
      )}
      <button type="button" class="button plain small" aria-pressed={muted} onClick={() => setMuted(!muted)}>
        {muted ? house.unmute : house.mute}
      </button>
    </details>
  );
}

function Say({ table, team }: { readonly table: TableModel; readonly team: boolean }) {
  const house = onlineWords();
  const [text, setText] = useState('');
  const [to, setTo] = useState<'all' | 'team'>('all');
  const say = async (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const answer = await table.do({ do: 'say', text: text.trim(), to: team ? to : 'all' });
    if (answer.ok) setText('');
  };
  return (
    <form class={styles.say} onSubmit={(event) => void say(event)}>
      {team && (
        <select
          class="entry"
          value={to}
          aria-label={house.say}
          onChange={(event) => setTo(event.currentTarget.value as 'all' | 'team')}
        >
          <option value="all">{house.toAll}</option>
          <option value="team">{house.toTeam}</option>
        </select>
      )}
      <input
        class="entry"
        aria-label={house.say}
        placeholder={house.say}
        maxLength={300}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button plain">
        {house.send}
      </button>
    </form>
  );
}
