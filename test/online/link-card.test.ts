/** What a messenger reads of a link: a title, a sentence and a picture, the same for everybody, and no secret. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, openTestHouse, type TestHouse } from '../support/online.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

async function page(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(house.url + path, { headers });
  expect(response.status).toBe(200);
  // only what is the same for everybody at any time may be kept
  const isCard = /^\/(?:t\/(?!nowhere)|foxu|room|race|daily|puzzle)/.test(path);
  expect(response.headers.get('cache-control')).toBe(isCard ? 'no-store' : 'no-cache');
  expect(response.headers.get('content-type')).toContain('text/html');
  return response.text();
}

const property = (html: string, name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];

test('an invitation says who invites to which game, with its picture', async () => {
  const ann = await Guest.at(house.url, 'Ann <b>&"$1');
  const id = await ann.open({ game: 'z-game', seats: 2 });
  const html = await page(`/t/${id}`);
  expect(property(html, 'og:title')).toBe('Ann &lt;b&gt;&amp;&quot;$1 invites you to play Z-Game');
  expect(html).toContain('<title>Ann &lt;b&gt;&amp;&quot;$1 invites you to play Z-Game</title>');
  expect(property(html, 'og:description')).toContain('About 20 minutes.');
  const picture = property(html, 'og:image')!;
  expect(picture).toBe(`${house.url}/pictures/z-game.png`);
  const png = await fetch(picture);
  expect(png.headers.get('content-type')).toBe('image/png');
  // the page itself is there as well
  expect(html).toContain('<div id="house">');
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/name="description"/g)).toHaveLength(1);
});

test('it speaks the language of who invites', async () => {
  const ann = await Guest.at(house.url, 'Anne');
  await ann.ask('PUT', '/api/me', { language: 'fr' });
  const id = await ann.open({ game: 'foxu', seats: 2 });
  expect(property(await page(`/t/${id}`), 'og:title')).toBe('Anne vous invite à jouer à Foxu');
});

test('a game that is on, over or closed has its own words; whoever asks is told the same, and nothing hidden', async () => {
  const [ann, bob] = [await Guest.at(house.url, 'Ann'), await Guest.at(house.url, 'Bob')];
  const id = await ann.open({ game: 'z-game', seats: 2 });
  await bob.ask('POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
  await ann.ask('POST', `/api/tables/${id}`, { do: 'start' });
  const read = await Promise.all([page(`/t/${id}`), page(`/t/${id}`, { authorization: `Bearer ${ann.token}` })]);
  expect(read[1]).toBe(read[0]);
  expect(property(read[0], 'og:title')).toBe('Z-Game: Ann and Bob');
  expect(property(read[0], 'og:description')).toBe('The game is on. Open the link to watch.');
  expect(read[0]).not.toContain(ann.id);
  await ann.ask('POST', `/api/tables/${id}`, { do: 'resign' });
  expect(property(await page(`/t/${id}`), 'og:description')).toBe('This game is over. Open the link to replay it.');
  const closed = await ann.open({ game: 'z-game', seats: 2 });
  await ann.ask('POST', `/api/tables/${closed}`, { do: 'close' });
  expect(property(await page(`/t/${closed}`), 'og:description')).toContain('This table was closed.');
});

test('a box has a card of its own, in the language that is asked for', async () => {
  expect(property(await page('/foxu', { 'accept-language': 'fr-FR,fr;q=0.9' }), 'og:locale')).toBe('fr_FR');
  expect(property(await page('/foxu/friends'), 'og:title')).toBe('Foxu · Escale');
});

test('rooms, races and puzzles have a card, with nothing of what is in them', async () => {
  const french = { 'accept-language': 'fr' };
  for (const path of ['/room/anything', '/race/anything', '/daily', '/daily/2026-11-16', '/puzzle', '/puzzles']) {
    const html = await page(path, french);
    expect(property(html, 'og:title')).toMatch(/^[A-ZÀ-Ü].* · Escale$/);
    expect(property(html, 'og:locale')).toBe('fr_FR');
    expect(property(html, 'og:image')).toBe(`${house.url}/pictures/house.png`);
    expect(html.match(/og:title/g)).toHaveLength(1);
  }
  expect(await page('/room/one', french)).toBe(await page('/room/other', french));
});

test('what is not there is the house as it is, and a strange host is not repeated', async () => {
  for (const path of ['/', '/t/nowhere', '/nothing'])
    expect(property(await page(path), 'og:title')).toBe('Escale: open any box, day or night');
  const answer = await house.app.inject({ url: '/foxu', headers: { host: 'evil"><script>' } });
  expect(answer.body).not.toContain('evil');
});
