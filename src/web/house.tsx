/** The frame around every page: top bar, settings, and the page that the address names. */
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { DrawnGame } from '../games/module.ts';
import { findGame } from '../games/shelf.ts';
import { Failure } from './failure.tsx';
import styles from './house.module.css';
import { useLater } from './loading.ts';
import { Notices } from './notices.tsx';
import { Loading, Missing } from './pages/missing.tsx';
import { OpenPage } from './pages/open.tsx';
import { ShelfPage } from './pages/shelf.tsx';
import { type PrintRoute, type PuzzleRoute, type RaceRoute, type ReviewPlace, type RoomRoute, route } from './route.ts';
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
      return module ? <Box key={here.game} module={module} /> : <Missing />;
    }
    case 'learn': {
      const module = findGame(here.game);
      return module?.learn ? <Learn key={here.game} module={module} /> : <Missing />;
    }
    case 'analysis': {
      const module = findGame(here.game);
      return module?.board ? <Analysis key={here.game} module={module} search={here.search} /> : <Missing />;
    }
    case 'open':
      return <OpenPage />;
    case 'review':
      return <Review key={JSON.stringify(here.of)} of={here.of} />;
    case 'daily':
    case 'puzzles':
    case 'game-puzzles':
    case 'puzzle':
    case 'make-puzzle':
    case 'homemade':
      return <Puzzles route={here} />;
    case 'print':
      return <Print route={here} />;
    case 'rooms':
    case 'room':
    case 'screen':
      return <Rooms route={here} />;
    case 'races':
    case 'race':
      return <Races route={here} />;
    case 'own-record':
      return <OwnRecord />;
    case 'missing':
      return <Missing />;
    default:
      return <Online />;
  }
}

/** All that can be chosen for a table comes when a box is opened. */
function Box({ module }: { readonly module: DrawnGame }) {
  const box = useLater(() => import('./pages/box.tsx'), []);
  return box ? <box.BoxPage module={module} /> : <Loading />;
}

/** Loaded by whoever wants to change something. */
function Settings({ onClose }: { readonly onClose: () => void }) {
  const settings = useLater(() => import('./pages/settings.tsx'), []);
  return settings ? <settings.Settings onClose={onClose} /> : null;
}

/** Lessons come with their pages. */
function Learn({ module }: { readonly module: DrawnGame }) {
  const learn = useLater(() => import('./pages/learn.tsx'), []);
  return learn ? <learn.LearnPage module={module} /> : <Loading />;
}

function Table({ id }: { readonly id: string }) {
  const table = useLater(() => import('./pages/table.tsx'), []);
  return table ? <table.TablePage id={id} /> : <Loading />;
}

function Analysis(props: { readonly module: DrawnGame; readonly search: string }) {
  const analysis = useLater(() => import('./analysis/index.tsx'), []);
  return analysis ? <analysis.AnalysisPage key={props.search} {...props} /> : <Loading />;
}

function Review({ of }: { readonly of: ReviewPlace }) {
  const review = useLater(() => import('./review/index.tsx'), []);
  return review ? <review.ReviewPage of={of} /> : <Loading />;
}

function Puzzles({ route }: { readonly route: PuzzleRoute }) {
  const puzzles = useLater(() => import('./puzzles/index.tsx'), []);
  return puzzles ? <puzzles.PuzzlePages route={route} /> : <Loading />;
}

function Print({ route }: { readonly route: PrintRoute }) {
  const print = useLater(() => import('./print/index.tsx'), []);
  return print ? <print.PrintPages route={route} /> : <Loading />;
}

function Rooms({ route }: { readonly route: RoomRoute }) {
  const rooms = useLater(() => import('./evening/index.tsx'), []);
  return rooms ? <rooms.EveningPage route={route} /> : <Loading />;
}

function Races({ route }: { readonly route: RaceRoute }) {
  const races = useLater(() => import('./race/index.tsx'), []);
  return races ? <races.RacePages route={route} /> : <Loading />;
}

function OwnRecord() {
  const record = useLater(() => import('./record/index.tsx'), []);
  return record ? <record.RecordPage /> : <Loading />;
}

function Online() {
  const online = useLater(() => import('./online/index.tsx'), []);
  return online ? <online.OnlinePage route={route.value} /> : <Loading />;
}
