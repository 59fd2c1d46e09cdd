/** Where in the house we are: / the shelf, /GAME a box, /GAME/learn its rules, /table/ID a game of this browser,
 * /open a game carried in the link; online /GAME/friends opens a table, /t/ID is one, /t/ID/record its proof, /tables the
 * public shelf, /player/ID a player, /me oneself. */
import { signal } from '@preact/signals';

export type PageRoute =
  | { readonly page: 'shelf' }
  | { readonly page: 'box'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'open' }
  | { readonly page: 'friends'; readonly game: string }
  | { readonly page: 'online'; readonly id: string }
  | { readonly page: 'record'; readonly id: string }
  | { readonly page: 'tables' }
  | { readonly page: 'player'; readonly id: string }
  | { readonly page: 'me' }
  | { readonly page: 'missing' };

export function routeOf(path: string): PageRoute {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return { page: 'shelf' };
  if (parts.length === 1 && parts[0] === 'open') return { page: 'open' };
  if (parts.length === 1 && parts[0] === 'tables') return { page: 'tables' };
  if (parts.length === 1 && parts[0] === 'me') return { page: 'me' };
  if (parts.length === 2 && parts[0] === 't') return { page: 'online', id: parts[1]! };
  if (parts.length === 3 && parts[0] === 't' && parts[2] === 'record') return { page: 'record', id: parts[1]! };
  if (parts.length === 2 && parts[0] === 'player') return { page: 'player', id: parts[1]! };
  if (parts.length === 2 && parts[1] === 'friends') return { page: 'friends', game: parts[0]! };
  if (parts.length === 2 && parts[0] === 'table') return { page: 'table', id: parts[1]! };
  if (parts.length === 2 && parts[1] === 'learn') return { page: 'learn', game: parts[0]! };
  return parts.length === 1 ? { page: 'box', game: parts[0]! } : { page: 'missing' };
}

export const route = signal<PageRoute>(routeOf(globalThis.location?.pathname ?? '/'));

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
  route.value = routeOf(location.pathname);
  scrollTo(0, 0);
  toAnchor();
}

/** To the part of the page that the address names, once it is there. */
export function toAnchor(): void {
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
