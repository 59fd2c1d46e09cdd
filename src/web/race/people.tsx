/** Who is here; and how others come. */
import { useState } from 'preact/hooks';
import { counted } from '../../text/index.ts';
import { copyText } from '../copy.ts';
import { useAddress } from '../evening/addresses.ts';
import { Qr } from '../evening/qr.tsx';
import { language } from '../text/index.ts';
import styles from './people.module.css';
import type { RaceHere } from './race-page.tsx';
import { raceWords } from './text/index.ts';

export function People({ told }: Pick<RaceHere, 'told'>) {
  const text = raceWords();
  const { face, there, own } = told;
  return (
    <section data-part="racers">
      <h2>{text.racers}</h2>
      <ul class={styles.people}>
        {face.racers.map(({ name, here }, racer) => {
          if (!here) return null;
          const isThere = there.includes(racer);
          const wins = face.wins[racer]!;
          return (
            <li key={racer} data-there={isThere}>
              <span class={styles.name}>{name}</span>
              <small>
                {[racer === own && text.you, !isThere && text.away, wins > 0 && counted(text.wins, wins, language())]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Invitation({ told }: Pick<RaceHere, 'told'>) {
  const text = raceWords();
  const [copied, setCopied] = useState(false);
  const link = useAddress(`/race/${told.id}`);
  return (
    <section class={styles.door} data-part="door">
      <div>
        <h2>{text.invite}</h2>
        <p>{text.inviteHelp}</p>
        {link && <code class={styles.link}>{link}</code>}
        <div class="buttons">
          <button
            type="button"
            class="button plain"
            disabled={!link}
            onClick={() => void copyText(link!).then(() => setCopied(true))}
          >
            {copied ? text.copied : text.copy}
          </button>
        </div>
      </div>
      {link && <Qr link={link} />}
    </section>
  );
}
