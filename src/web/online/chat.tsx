/** What is said at the table. Nobody has to listen. */
import { useEffect, useRef } from 'preact/hooks';
import { itemsOf } from '../../core/growing.ts';
import { REACTIONS } from '../../table/events/events.ts';
import type { ToldEvent } from '../../table/told/messages.ts';
import { fill } from '../../text/index.ts';
import type { TableModel } from '../table/table-model.ts';
import type { Hearers, Talk } from '../table/talk.ts';
import { tableWords } from '../table/text/index.ts';
import styles from './chat.module.css';
import { NameForm } from './name-form.tsx';
import { nameOfWho, Silences, silenceOf, TalkRules } from './talk-rules.tsx';
import { onlineWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly talk: Talk;
}

/** Before the game: under the seats, to be opened. */
export function FoldedChat({ table, talk }: Props) {
  return (
    <details open={talk.said.value.length > 0 || undefined}>
      <summary class={styles.summary}>{tableWords().chat}</summary>
      <Chat table={table} talk={talk} asksName={false} />
    </details>
  );
}

/** Who has no name yet is asked for one, unless the page asks for it elsewhere. */
export function Chat({ table, talk, asksName = true }: Props & { readonly asksName?: boolean }) {
  const house = onlineWords();
  const { you, face } = table;
  const hidden = talk.hidden.value;
  const silence = silenceOf(table);
  const team = face.team && you.seat !== null;
  const hearers: Hearers[] = [...(silence ? [] : ['all' as const]), ...(team ? ['team' as const] : [])];
  return (
    <div class={styles.chat}>
      {!hidden && <Lines table={table} />}
      {you.who === null && asksName && (
        <>
          <p>{house.nameToTalk}</p>
          <NameForm />
        </>
      )}
      {you.who !== null && !hidden && (
        <>
          {!silence && <Reactions table={table} />}
          <Say table={table} talk={talk} hearers={hearers} />
        </>
      )}
      <Silences table={table} />
      <div class={styles.besides}>
        <Watching table={table} />
        <button
          type="button"
          class="button plain small"
          aria-pressed={hidden}
          onClick={() => {
            talk.hidden.value = !hidden;
          }}
        >
          {hidden ? house.unmute : house.mute}
        </button>
      </div>
      <TalkRules table={table} />
    </div>
  );
}

function Watching({ table: { presence } }: Pick<Props, 'table'>) {
  const { watching } = onlineWords();
  const told = presence.watching === 0 ? watching.none : presence.watching === 1 ? watching.one : watching.more;
  return <p class="quiet">{fill(told, { count: String(presence.watching) })}</p>;
}

/** The newest are before the eyes. */
function Lines({ table }: Pick<Props, 'table'>) {
  const house = onlineWords();
  const name = (who: string) => nameOfWho(table, who);
  const lines = itemsOf(table.page.lines).flatMap(({ seq, what }) => {
    const line = lineOf(what, name);
    return line ? [{ seq, ...line }] : [];
  });
  const list = useRef<HTMLOListElement>(null);
  const newest = lines.at(-1)?.seq;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  useHearing(table, lines);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
    <ol class={styles.said} aria-live={table.face.phase === 'open' ? 'polite' : undefined} ref={list} tabIndex={0}>
      {lines.length === 0 && <li class="quiet">{house.chatEmpty}</li>}
      {lines.slice(-100).map(({ seq, who, text, look }) => (
        <li key={seq} class={look}>
          {who !== '' && <strong>{name(who)}</strong>}{' '}
          {look === styles.team && <small>({tableWords().betweenPartners})</small>} {text}
        </li>
      ))}
    </ol>
  );
}

interface ChatLine {
  readonly seq: number;
  readonly who: string;
  readonly text: string;
}

/** A game has a voice, which tells what others write here too. */
function useHearing(table: TableModel, lines: readonly ChatLine[]): void {
  const last = lines.at(-1)?.seq ?? -1;
  const told = useRef(last);
  useEffect(() => {
    for (const { seq, who, text } of lines) {
      if (seq <= told.current || who === table.you.who) continue;
      table.teller.say(who === '' ? text : fill(tableWords().ear.says, { name: nameOfWho(table, who), text }));
    }
    told.current = Math.max(told.current, last);
  }, [last]);
}

/** What is said, and what is said about it. */
function lineOf(what: ToldEvent, name: (who: string) => string) {
  const { happened, reactions } = tableWords();
  const aside = (text: string) => ({ who: '', text, look: styles.aside });
  switch (what.t) {
    case 'said':
      return { who: what.who, text: what.text, look: what.to === 'team' ? styles.team : undefined };
    case 'reacted':
      return { who: what.who, text: reactions[what.reaction], look: undefined };
    case 'whispered':
      return aside(fill(onlineWords().whispered, { name: name(what.who) }));
    case 'muted':
    case 'unmuted':
      return aside(fill(happened[what.t], { name: name(what.who) }));
    case 'talk-set':
      return aside(happened.talkers[what.talkers]);
    default:
      return undefined;
  }
}

const Reactions = ({ table }: Pick<Props, 'table'>) => (
  <div class={styles.reactions}>
    {REACTIONS.map((reaction) => (
      <button
        key={reaction}
        type="button"
        class="button plain small"
        onClick={() => void table.do({ do: 'react', reaction })}
      >
        {tableWords().reactions[reaction]}
      </button>
    ))}
  </div>
);

/** `hearers` are those to whom one may talk. */
function Say({ table, talk, hearers }: Props & { readonly hearers: readonly Hearers[] }) {
  const house = onlineWords();
  const { text } = talk.begun.value;
  const to = hearers.includes(talk.hearers) ? talk.hearers : hearers[0];
  if (to === undefined) return null;
  const say = async (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const answer = await table.do({ do: 'say', text: text.trim(), to });
    if (answer.ok) talk.sent();
  };
  return (
    <form class={`${styles.say} ${to === 'team' ? styles.toTeam : ''}`} onSubmit={(event) => void say(event)}>
      {hearers.includes('team') && (
        <select
          class="entry"
          value={to}
          aria-label={house.hearers}
          onChange={(event) => talk.begin(text, event.currentTarget.value as Hearers)}
        >
          {hearers.map((each) => (
            <option key={each} value={each}>
              {each === 'all' ? house.toAll : house.toTeam}
            </option>
          ))}
        </select>
      )}
      <input
        class="entry"
        aria-label={house.say}
        placeholder={house.say}
        maxLength={300}
        value={text}
        onInput={(event) => talk.begin(event.currentTarget.value, to)}
      />
      <button type="submit" class={`button plain ${styles.send}`} aria-label={house.send}>
        <span>{house.send}</span>
      </button>
    </form>
  );
}
