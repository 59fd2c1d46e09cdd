/** Where in the house we are: / the shelf, /GAME a box, /GAME/learn its rules, /GAME/analysis its
 * analysis board, /table/ID a game of this browser, /open a game carried in the link; /puzzles all puzzles, /daily, /daily/DATE the
 * puzzle of a day, /race a race at puzzles and /race/ID one, /GAME/puzzles/race a game's, /GAME/daily a game's own, /GAME/puzzles and below it its training, storm and streak, /GAME/puzzles/ID one puzzle,
 * /GAME/puzzles/make one's own from a position, /puzzle a homemade one carried in the link; /print/puzzles a sheet of them on paper,
 * /GAME/print what its table needs, /room/ID/print an evening for the wall;
 * online /GAME/friends opens a table, /t/ID is one, /t/ID/record its proof, /tables the
 * public shelf, /player/ID a player, /me oneself, /record what one's games and puzzles come to, /ratings how well people play; /room leads
 * into a room, /room/ID is one, /room/ID/screen its big screen. /review after a table or /open looks back on its game. */
import { signal } from '@preact/signals';

/** Where a game is that is looked back on: in this browser, at the house, or in the link. */
export type ReviewPlace = { readonly where: 'here' | 'house'; readonly id: string } | { readonly where: 'link' };

export type PageRoute =
  | { readonly page: 'shelf' }
  | { readonly page: 'box'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'analysis'; readonly game: string; readonly search: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'open' }
  | { readonly page: 'review'; readonly of: ReviewPlace }
  | { readonly page: 'friends'; readonly game: string }
  | { readonly page: 'online'; readonly id: string }
  | { readonly page: 'record'; readonly id: string }
  | { readonly page: 'tables' }
  | { readonly page: 'player'; readonly id: string }
  | { readonly page: 'me' }
  | { readonly page: 'ratings' }
  | { readonly page: 'daily'; readonly game: string | undefined; readonly date: string | undefined }
  | { readonly page: 'puzzles' }
  | { readonly page: 'rooms' }
  | { readonly page: 'room' | 'screen'; readonly id: string }
  | { readonly page: 'game-puzzles'; readonly game: string; readonly mode: 'training' | 'storm' | 'streak' | undefined }
  | { readonly page: 'races'; readonly game: string | undefined }
  | { readonly page: 'race'; readonly id: string }
  | { readonly page: 'own-record' }
  | { readonly page: 'puzzle'; readonly game: string; readonly id: string }
  | { readonly page: 'make-puzzle'; readonly game: string; readonly search: string }
  | { readonly page: 'homemade' }
  | { readonly page: 'print'; readonly what: 'puzzles'; readonly search: string }
  | { readonly page: 'print'; readonly what: 'room'; readonly id: string }
  | { readonly page: 'print'; readonly what: 'shop'; readonly game: string }
  | { readonly page: 'missing' };

/** Where rooms are. */
export type RoomRoute = Extract<PageRoute, { readonly page: 'rooms' | 'room' | 'screen' }>;

/** Where races are. */
export type RaceRoute = Extract<PageRoute, { readonly page: 'races' | 'race' }>;

/** Where puzzles are. */
export type PuzzleRoute = Extract<
  PageRoute,
  { readonly page: 'daily' | 'puzzles' | 'game-puzzles' | 'puzzle' | 'make-puzzle' | 'homemade' }
>;

/** What is printed. */
export type PrintRoute = Extract<PageRoute, { readonly page: 'print' }>;

export function routeOf(path: string, search = ''): PageRoute {
  const parts = path.split('/').filter(Boolean);
  const of = parts.at(-1) === 'review' ? reviewedAt(parts.slice(0, -1)) : undefined;
  if (of) return { page: 'review', of };
  if (parts.length === 0) return { page: 'shelf' };
  if (parts.length === 1 && parts[0] === 'open') return { page: 'open' };
  if (parts.length === 3 && parts[0] === 'room' && parts[2] === 'print')
    return { page: 'print', what: 'room', id: parts[1]! };
  if (parts[0] === 'room' && parts.length <= 3) return roomAt(parts[1], parts[2]);
  if (parts.join('/') === 'print/puzzles') return { page: 'print', what: 'puzzles', search };
  const race = raceAt(parts);
  if (race) return race;
  const puzzles = puzzlesAt(parts, search);
  if (puzzles) return puzzles;
  if (parts.length === 1 && parts[0] === 'record') return { page: 'own-record' };
  if (parts.length === 1 && parts[0] === 'tables') return { page: 'tables' };
  if (parts.length === 1 && parts[0] === 'me') return { page: 'me' };
  if (parts.length === 1 && parts[0] === 'ratings') return { page: 'ratings' };
  if (parts.length === 2 && parts[0] === 't') return { page: 'online', id: parts[1]! };
  if (parts.length === 3 && parts[0] === 't' && parts[2] === 'record') return { page: 'record', id: parts[1]! };
  if (parts.length === 2 && parts[0] === 'player') return { page: 'player', id: parts[1]! };
  if (parts.length === 2 && parts[1] === 'friends') return { page: 'friends', game: parts[0]! };
  if (parts.length === 2 && parts[0] === 'table') return { page: 'table', id: parts[1]! };
  if (parts.length === 2 && parts[1] === 'learn') return { page: 'learn', game: parts[0]! };
  if (parts.length === 2 && parts[1] === 'print') return { page: 'print', what: 'shop', game: parts[0]! };
  if (parts.length === 2 && parts[1] === 'analysis') return { page: 'analysis', game: parts[0]!, search };
  return parts.length === 1 ? { page: 'box', game: parts[0]! } : { page: 'missing' };
}

function roomAt(id: string | undefined, what: string | undefined): PageRoute {
  if (id === undefined) return { page: 'rooms' };
  if (what === undefined) return { page: 'room', id };
  return what === 'screen' ? { page: 'screen', id } : { page: 'missing' };
}

function raceAt([first, second, third, ...more]: readonly string[]): RaceRoute | undefined {
  if (more.length > 0 || first === undefined) return undefined;
  if (first !== 'race') return second === 'puzzles' && third === 'race' ? { page: 'races', game: first } : undefined;
  if (second === undefined) return { page: 'races', game: undefined };
  return third === undefined ? { page: 'race', id: second } : undefined;
}

function reviewedAt([where, id, ...more]: readonly string[]): ReviewPlace | undefined {
  if (more.length > 0) return undefined;
  if (id === undefined) return where === 'open' ? { where: 'link' } : undefined;
  if (where === 'table') return { where: 'here', id };
  return where === 't' ? { where: 'house', id } : undefined;
}

function puzzlesAt([first, second, third, ...more]: readonly string[], search: string): PuzzleRoute | undefined {
  if (more.length > 0 || first === undefined) return undefined;
  if (first === 'puzzle') return second === undefined ? { page: 'homemade' } : undefined;
  if (first === 'daily') return third === undefined ? { page: 'daily', game: undefined, date: second } : undefined;
  if (second === 'daily') return { page: 'daily', game: first, date: third };
  if (first === 'puzzles') return second === undefined ? { page: 'puzzles' } : undefined;
  if (second !== 'puzzles') return undefined;
  if (third === undefined) return { page: 'game-puzzles', game: first, mode: undefined };
  if (third === 'make') return { page: 'make-puzzle', game: first, search };
  const mode = (['training', 'storm', 'streak'] as const).find((each) => each === third);
  if (mode) return { page: 'game-puzzles', game: first, mode };
  return /^[\da-f]{8}$/.test(third) ? { page: 'puzzle', game: first, id: `${first}-${third}` } : undefined;
}

export const route = signal<PageRoute>(routeOf(globalThis.location?.pathname ?? '/', globalThis.location?.search));

export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
}

/** Follows links inside the house without loading the page anew. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    go(link.getAttribute('href')!);
  });
}

function arrive(): void {
  route.value = routeOf(location.pathname, location.search);
  scrollTo(0, 0);
  toAnchor();
}

/** To the part of the page that the address names, once it is there. */
export function toAnchor(): void {
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
