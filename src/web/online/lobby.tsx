/** Before the start: places, the link that invites, and the word to begin. */
import { useState } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { LEVELS, type Level } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { copyText } from '../copy.ts';
import { useLater } from '../loading.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { words } from '../text/index.ts';
import { addressForFriends, me } from './api.ts';
import { BoxFrame } from './box-frame.tsx';
import styles from './lobby.module.css';
import { NameForm } from './name-form.tsx';
import rows from './rows.module.css';
import { onlineWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly text: GameText;
}

export function Lobby({ table, text }: Props) {
  const house = onlineWords();
  const { face, you } = table;
  const full = face.holders.every(({ kind }) => kind !== 'free');
  return (
    <BoxFrame module={table.module}>
      <h1>{text.name}</h1>
      <h2>{house.lobby}</h2>
      {!me.value && <NameForm />}
      <ul class={rows.rows}>
        {face.holders.map((_, seat) => (
          <Place key={text.seat(seat, face.seats)} table={table} text={text} seat={seat} />
        ))}
      </ul>
      {(you.seat !== null || you.who === face.host) && (
        <button
          type="button"
          class={`button main ${styles.start}`}
          disabled={!full}
          onClick={() => void table.do({ do: 'start' })}
        >
          {house.start}
        </button>
      )}
      <Invitation />
    </BoxFrame>
  );
}

function Place({ table, text, seat }: Props & { readonly seat: Seat }) {
  const house = onlineWords();
  const { face, you, names, presence } = table;
  const holder = face.holders[seat]!;
  const isHost = you.who !== null && you.who === face.host;
  const button = (label: string, run: () => void, look = 'plain') => (
    <button type="button" class={`button ${look}`} onClick={run}>
      {label}
    </button>
  );
  return (
    <li>
      <strong>{text.seat(seat, face.seats)}</strong>
      {holder.kind === 'free' && (
        <>
          <span class="quiet">{house.free}</span>
          {you.who !== null &&
            button(house.sit, () => void table.do({ do: 'sit', seat }), you.seat === null ? 'main' : 'plain')}
          {isHost && table.module.bot && <Computer table={table} seat={seat} />}
        </>
      )}
      {holder.kind === 'bot' && (
        <>
          <span>{fill(words().computer, { level: words().levels[holder.level] })}</span>
          {isHost && button(house.takeComputer, () => void table.do({ do: 'free', seat }))}
        </>
      )}
      {holder.kind === 'person' && (
        <>
          <span>
            {names[holder.who] ?? tableWords().anonymous}{' '}
            {!presence.online.includes(seat) && <small>({house.offline})</small>}
          </span>
          {holder.who === you.who && button(house.standUp, () => void table.do({ do: 'stand' }))}
          {isHost && holder.who !== you.who && button(house.kick, () => void table.do({ do: 'kick', who: holder.who }))}
        </>
      )}
    </li>
  );
}

function Computer({ table, seat }: { readonly table: TableModel; readonly seat: Seat }) {
  return (
    <select
      class={`entry ${styles.computer}`}
      aria-label={onlineWords().putComputer}
      value=""
      onChange={(event) => void table.do({ do: 'bot', seat, level: Number(event.currentTarget.value) as Level })}
    >
      <option value="" disabled>
        {onlineWords().putComputer}
      </option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {words().levels[level]}
        </option>
      ))}
    </select>
  );
}

function Invitation() {
  const house = onlineWords();
  const [copied, setCopied] = useState(false);
  const link = useLater(() => addressForFriends().catch(() => location.href), []);
  if (link === undefined) return null;
  const copy = async () => {
    await copyText(link);
    setCopied(true);
  };
  return (
    <div>
      <h2>{house.invite}</h2>
      <p>{house.inviteHelp}</p>
      <img
        class={styles.code}
        alt={link}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`}
      />
      <p>
        <code class={styles.link}>{link}</code>
      </p>
      <div class={styles.ways}>
        <button type="button" class="button plain" onClick={() => void copy()}>
          {house.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button plain"
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {house.share}
          </button>
        )}
        <span role="status">{copied && house.copied}</span>
      </div>
    </div>
  );
}
