/** The frame around every page: top bar, settings, and the page that the address names. */
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { findGame } from '../games/shelf.ts';
import { Failure } from './failure.tsx';
import styles from './house.module.css';
import { useLater } from './loading.ts';
import { Notices } from './notices.tsx';
import { BoxPage } from './pages/box.tsx';
import { LearnPage } from './pages/learn.tsx';
import { Loading, Missing } from './pages/missing.tsx';
import { OpenPage } from './pages/open.tsx';
import { Settings } from './pages/settings.tsx';
import { ShelfPage } from './pages/shelf.tsx';
import { route } from './route.ts';
import { language, words } from './text/index.ts';

export function House() {
  const [settings, setSettings] = useState(false);
  const text = words();
  useEffect(
    () =>
      effect(() => {
        document.documentElement.lang = language();
      }),
    [],
  );
  return (
    <>
      <header class={styles.top}>
        <a class={styles.wordmark} href="/" title={text.back}>
          {text.house}
        </a>
        <button type="button" class="button plain" onClick={() => setSettings(true)}>
          {text.settings}
        </button>
      </header>
      <Notices />
      <main class={styles.main}>
        <Failure key={JSON.stringify(route.value)}>
          <Page />
        </Failure>
      </main>
      {settings && <Settings onClose={() => setSettings(false)} />}
    </>
  );
}

function Page() {
  const here = route.value;
  switch (here.page) {
    case 'shelf':
      return <ShelfPage />;
    case 'table':
      return <Table key={here.id} id={here.id} />;
    case 'box': {
      const module = findGame(here.game);
      return module ? <BoxPage key={here.game} module={module} /> : <Missing />;
    }
    case 'learn': {
      const module = findGame(here.game);
      return module?.learn ? <LearnPage key={here.game} module={module} /> : <Missing />;
    }
    case 'open':
      return <OpenPage />;
    case 'missing':
      return <Missing />;
    default:
      return <Online />;
  }
}

function Table({ id }: { readonly id: string }) {
  const table = useLater(() => import('./pages/table.tsx'), []);
  return table ? <table.TablePage id={id} /> : <Loading />;
}

function Online() {
  const online = useLater(() => import('./online/index.tsx'), []);
  return online ? <online.OnlinePage route={route.value} /> : <Loading />;
}
