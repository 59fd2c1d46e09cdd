/** A player and the games that may be seen; one's own page has the keys as well. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useEffect, useState } from 'preact/hooks';
import { explain, fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { Loading, Missing } from '../pages/missing.tsx';
import { language } from '../text/index.ts';
import { useTitle } from '../title.ts';
import { ApiRefusal, ask, deleteMe, iAm, loadMe, me, playerOf, signOut } from './api.ts';
import { useAttempt } from './attempt.ts';
import { NameForm } from './name-form.tsx';
import { PlayerRatings, RatingChoice } from './player-ratings.tsx';
import { TableList } from './table-list.tsx';
import { onlineWords } from './text/index.ts';

export function PlayerPage({ id }: { readonly id: string }) {
  const player = useLater(() => playerOf(id).catch(() => null), [id]);
  const title = player ? fill(onlineWords().player, { name: player.name }) : undefined;
  useTitle(title);
  if (player === undefined) return <Loading />;
  if (player === null) return <Missing />;
  return (
    <section>
      <h1>{title}</h1>
      <PlayerRatings ratings={player.ratings} />
      <TableList tables={player.tables} />
    </section>
  );
}

export function MePage() {
  const house = onlineWords();
  useTitle(house.myPage);
  useEffect(() => void loadMe().catch(() => {}), []);
  return (
    <section>
      <h1>{house.myPage}</h1>
      <NameForm key={me.value?.id} />
      <Keys />
      {me.value && (
        <>
          <MyGames id={me.value.id} />
          <RatingChoice />
          <Farewell />
        </>
      )}
    </section>
  );
}

function MyGames({ id }: { readonly id: string }) {
  const player = useLater(() => playerOf(id), [id]);
  return (
    <>
      <h2>{onlineWords().myGames}</h2>
      {player && <PlayerRatings ratings={player.ratings} />}
      {player && <TableList tables={player.tables} />}
    </>
  );
}

function Keys() {
  const house = onlineWords();
  const [fault, setFault] = useState<string>();
  const attempt = (work: () => Promise<void>) => () => {
    setFault(undefined);
    work().catch((error: Error) => {
      const what = error instanceof ApiRefusal ? explain(error.refusal, language()) : error.message;
      setFault(fill(house.passkeyFailed, { what }));
    });
  };
  return (
    <>
      <h2>{house.passkeys}</h2>
      <p>{fill(house.passkeysHelp, { count: String(me.value?.passkeys ?? 0) })}</p>
      {me.value ? (
        <button type="button" class="button plain" onClick={attempt(addPasskey)}>
          {house.addPasskey}
        </button>
      ) : (
        <button type="button" class="button plain" onClick={attempt(signIn)}>
          {house.signIn}
        </button>
      )}
      <p class="refusal" role="alert">
        {fault}
      </p>
    </>
  );
}

async function addPasskey(): Promise<void> {
  const made = await startRegistration({ optionsJSON: await ask('POST /api/passkeys/new') });
  await ask('POST /api/passkeys', { body: made });
  await loadMe();
}

async function signIn(): Promise<void> {
  const shown = await startAuthentication({ optionsJSON: await ask('POST /api/sign-in/new') });
  iAm((await ask('POST /api/sign-in', { body: shown })).me);
}

function Farewell() {
  const house = onlineWords();
  const [sure, setSure] = useState(false);
  const { refusal, attempt } = useAttempt();
  return (
    <div>
      {me.value!.passkeys > 0 && (
        <button type="button" class="button plain" onClick={() => void attempt(signOut)}>
          {house.signOut}
        </button>
      )}
      <h2>{house.deleteMe}</h2>
      <p>{house.deleteHelp}</p>
      {sure ? (
        <button type="button" class="button main" onClick={() => void attempt(deleteMe)}>
          {house.deleteSure}
        </button>
      ) : (
        <button type="button" class="button plain" onClick={() => setSure(true)}>
          {house.deleteMe}
        </button>
      )}
      <p class="refusal" role="alert">
        {refusal}
      </p>
    </div>
  );
}
