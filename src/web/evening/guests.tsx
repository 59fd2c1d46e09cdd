/** Who is in the room; what the keeper can do for each, and everybody for himself. */
import { useEffect, useState } from 'preact/hooks';
import type { GuestNumber } from '../../evening/events.ts';
import { MOST_HANDICAP, MOST_NAME } from '../../evening/limits.ts';
import { fill } from '../../text/index.ts';
import { useAddress } from '../links/address.ts';
import { Qr } from '../links/qr.tsx';
import { Field } from '../pages/field.tsx';
import { handicapChoices, writtenHandicap } from '../pages/handicap-fields.tsx';
import { Sheet } from '../sheet.tsx';
import { roomPath } from './addresses.ts';
import { ConfirmButton } from './confirm-button.tsx';
import type { EveningHere } from './evening-context.ts';
import styles from './guests.module.css';
import { eveningWords } from './text/index.ts';

/** A little longer than the house waits. */
const GONE_MS = 11_000;

export function Guests(here: EveningHere) {
  const text = eveningWords();
  const { told, own, isKeeper, act } = here;
  const { face } = told;
  const [name, setName] = useState('');
  const [picked, setPicked] = useState<GuestNumber>();
  const isKeeperGone =
    useGone(face.keeper, told.there.includes(face.keeper)) && !isKeeper && !face.closed && own !== undefined;
  const add = (event: Event) => {
    event.preventDefault();
    if (name.trim() === '') return;
    act({ do: 'add', name: name.trim() });
    setName('');
  };
  return (
    <section data-part="guests">
      <h2>{text.people}</h2>
      <ul class={styles.guests}>
        {face.guests.map((guest, number) =>
          guest.removed && !isKeeper ? null : (
            <li key={number} class={guest.here && !guest.removed ? '' : styles.gone}>
              <span class={styles.dot} data-there={told.there.includes(number)} />
              <span class={styles.name}>{guest.name}</span>
              <small>{noteOn(here, number)}</small>
              {(isKeeper || number === own) && !face.closed && (
                <button
                  type="button"
                  class="button plain small"
                  onClick={() => setPicked(number)}
                  aria-label={guest.name}
                >
                  …
                </button>
              )}
            </li>
          ),
        )}
      </ul>
      {isKeeperGone && (
        <p>
          {text.takeOverHelp}{' '}
          <button type="button" class="button plain small" onClick={() => act({ do: 'take-over' })}>
            {text.takeOver}
          </button>
        </p>
      )}
      {isKeeper && (
        <form class={styles.add} onSubmit={add}>
          <label>
            {text.addName}
            <input
              class="entry"
              value={name}
              maxLength={MOST_NAME}
              autocomplete="off"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="button plain">
            {text.add}
          </button>
        </form>
      )}
      {picked !== undefined && <GuestSheet {...here} guest={picked} onClose={() => setPicked(undefined)} />}
    </section>
  );
}

/** Whether somebody has been away for longer than it takes to change pages. */
function useGone(guest: GuestNumber, isThere: boolean): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    setGone(false);
    const timeout = isThere ? undefined : setTimeout(() => setGone(true), GONE_MS);
    return () => clearTimeout(timeout);
  }, [guest, isThere]);
  return gone;
}

function noteOn({ told: { face, there }, own }: EveningHere, guest: GuestNumber): string {
  const text = eveningWords();
  const { typed, removed, handicap } = face.guests[guest]!;
  const notes = [
    ...(guest === own ? [text.you] : []),
    ...(guest === face.keeper ? [text.keeper] : []),
    ...(handicap > 0 && !removed ? [fill(text.handicapNote, { number: writtenHandicap(handicap) })] : []),
    ...(typed && !removed ? [text.typedIn] : !there.includes(guest) ? [text.away] : []),
  ];
  return notes.join(', ');
}

interface SheetProps extends EveningHere {
  readonly guest: GuestNumber;
  readonly onClose: () => void;
}

function GuestSheet({ told, own, isKeeper, act, guest, onClose }: SheetProps) {
  const text = eveningWords();
  const { name, typed, removed, handicap } = told.face.guests[guest]!;
  const [wanted, setWanted] = useState(name);
  const key = told.keys[guest];
  const link = useAddress(`${roomPath(told.id)}#${key ?? ''}`);
  const isOther = isKeeper && guest !== own;
  return (
    <Sheet label={name} onClose={onClose}>
      {(close) => {
        const run = (command: Parameters<typeof act>[0]) => {
          act(command);
          close();
        };
        return (
          <>
            <h2>{name}</h2>
            {!removed && (
              <form
                class={styles.add}
                onSubmit={(event) => {
                  event.preventDefault();
                  if (wanted.trim() !== '') run({ do: 'rename', guest, name: wanted.trim() });
                }}
              >
                <label>
                  {fill(text.renameOf, { name })}
                  <input
                    class="entry"
                    value={wanted}
                    maxLength={MOST_NAME}
                    onInput={(event) => setWanted(event.currentTarget.value)}
                  />
                </label>
                <button type="submit" class="button plain">
                  {text.rename}
                </button>
              </form>
            )}
            {isKeeper && !removed && (
              <Field
                label={text.handicap}
                value={handicap}
                choices={handicapChoices(MOST_HANDICAP)}
                help={text.handicapHelp}
                onChange={(number) => act({ do: 'handicap', guest, number })}
              />
            )}
            {key !== undefined && link && (
              <>
                <h3>{typed ? fill(text.givePhone, { name }) : text.otherDevice}</h3>
                <p>{typed ? fill(text.givePhoneHelp, { name }) : text.otherDeviceHelp}</p>
                <Qr link={link} />
              </>
            )}
            <div class="buttons">
              {isOther && removed && (
                <button type="button" class="button plain" onClick={() => run({ do: 'let-in', guest })}>
                  {text.letIn}
                </button>
              )}
              {isOther && !removed && !typed && (
                <button type="button" class="button plain" onClick={() => run({ do: 'hand-on', guest })}>
                  {text.handOn}
                </button>
              )}
              {isOther && !removed && (
                <button type="button" class="button plain" onClick={() => run({ do: 'remove', guest })}>
                  {text.remove}
                </button>
              )}
              {guest === own && (
                <ConfirmButton label={text.leave} question={text.leaveAsked} onYes={() => run({ do: 'leave' })} />
              )}
              <button type="button" class="button plain" onClick={close}>
                {text.close}
              </button>
            </div>
          </>
        );
      }}
    </Sheet>
  );
}
