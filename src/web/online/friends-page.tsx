/** Opening a table for people elsewhere: who sits where, options, time, public or by link alone. */
import { useEffect, useState } from 'preact/hooks';
import { LEVELS } from '../../core/bot.ts';
import type { GameModule } from '../../core/game.ts';
import { explain, fill } from '../../text/index.ts';
import type { NewTableRequest } from '../../wire/requests.ts';
import { useLater } from '../loading.ts';
import { Loading } from '../pages/missing.tsx';
import { OptionFields } from '../pages/option-fields.tsx';
import { go } from '../route.ts';
import { language, words } from '../text/index.ts';
import { ApiRefusal, loadMe, me, openTable } from './api.ts';
import { NameForm } from './name-form.tsx';
import { onlineWords } from './text/index.ts';
import { type Control, TimeFields } from './time-fields.tsx';
import '../style/online.css';

type Place = 'me' | 'free' | number;

export function FriendsPage({ module }: { readonly module: GameModule }) {
  const { rules } = module;
  const text = onlineWords();
  const game = useLater(() => module.text[language()](), [module, language()]);
  const [seats, setSeats] = useState(rules.seats.includes(2) ? 2 : rules.seats[0]!);
  const [places, setPlaces] = useState<readonly Place[]>(['me', ...Array<Place>(15).fill('free')]);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [control, setControl] = useState<Control>({ kind: 'none' });
  const [listed, setListed] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => void loadMe().catch(() => {}), []);
  if (!game) return <Loading />;

  const open = async () => {
    const holders: NewTableRequest['holders'] = places
      .slice(0, seats)
      .map((place) => (typeof place === 'number' ? { level: place as (typeof LEVELS)[number] } : place));
    try {
      go(`/t/${await openTable({ game: rules.id, seats, options, control, public: listed, holders })}`);
    } catch (error) {
      if (error instanceof ApiRefusal) setRefusal(explain(error.refusal, language(), game));
    }
  };
  const place = (seat: number, value: string) =>
    setPlaces(places.map((each, i) => (i === seat ? placeOf(value) : value === 'me' && each === 'me' ? 'free' : each)));

  return (
    <section class="friends-page">
      <h1>{fill(text.openTitle, { game: game.name })}</h1>
      <p>{text.openHelp}</p>
      <div class="fields">
        {rules.seats.length > 1 && (
          <label>
            {words().seats}
            <select value={seats} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
              {rules.seats.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
        )}
        {places.slice(0, seats).map((each, seat) => (
          <label key={game.seat(seat, seats)}>
            {game.seat(seat, seats)}
            <select value={String(each)} onChange={(event) => place(seat, event.currentTarget.value)}>
              <option value="me">{text.me}</option>
              <option value="free">{text.friend}</option>
              {module.bot &&
                LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {fill(words().computer, { level: words().levels[level] })}
                  </option>
                ))}
            </select>
          </label>
        ))}
        <TimeFields control={control} onChange={setControl} />
        <label class="check">
          <input type="checkbox" checked={listed} onChange={(event) => setListed(event.currentTarget.checked)} />
          {text.public}
          <small>{text.publicHelp}</small>
        </label>
        <OptionFields specs={rules.optionSpecs(seats)} texts={game.options} values={options} onChange={setOptions} />
      </div>
      {me.value === null && <NameForm />}
      <p class="refusal" role="alert">
        {refusal}
      </p>
      <button type="button" class="button main" disabled={!me.value} onClick={() => void open()}>
        {text.open}
      </button>
      {me.value === undefined && <p class="quiet">{text.offlineHelp}</p>}
    </section>
  );
}

const placeOf = (value: string): Place => (value === 'me' || value === 'free' ? value : Number(value));
