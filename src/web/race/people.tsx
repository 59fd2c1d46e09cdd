/** Who is here; and how others come. */
import { counted } from '../../text/index.ts';
import { useAddress } from '../links/address.ts';
import { LinkButtons } from '../links/link-buttons.tsx';
import { Qr } from '../links/qr.tsx';
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
  const link = useAddress(`/race/${told.id}`);
  return (
    <section class={styles.door} data-part="door">
      <div>
        <h2>{text.invite}</h2>
        <p>{text.inviteHelp}</p>
        {link && <code class={styles.link}>{link}</code>}
        <LinkButtons link={link} />
      </div>
      {link && <Qr link={link} />}
    </section>
  );
}
