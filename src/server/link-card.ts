/**
 * What a messenger shows beside a link of the house: a title, a sentence and a picture (Open Graph), written into the
 * page. Nothing in it that whoever has the link may not know.
 */
import type { FastifyRequest } from 'fastify';
import type { GameModule } from '../core/game.ts';
import { LANGUAGES, type Language } from '../core/text.ts';
import { findGame } from '../games/shelf.ts';
import type { Who } from '../table/events/events.ts';
import type { TableState } from '../table/state/state.ts';
import { fill, HOUSE, listOf } from '../text/index.ts';
import { isId } from '../wire/requests.ts';
import type { House } from './house.ts';
import { Room } from './tables/room.ts';

export interface LinkCard {
  readonly language: Language;
  readonly title: string;
  readonly sentence: string;
  /** Of a game, or of the house. */
  readonly picture: string;
}

/** undefined where the house itself is all that can be said. */
export async function linkCardOf(house: House, { url, headers }: FastifyRequest): Promise<LinkCard | undefined> {
  const [first = '', second = ''] = url.split('?')[0]!.split('/').filter(Boolean);
  if (first === 't') return isId(second) ? tableCard(house, second) : undefined;
  const language = languageIn(headers['accept-language']);
  const page = PAGES.find((each) => each === first);
  if (page) return { language, ...HOUSE[language].pageCards[page], picture: 'house' };
  const module = findGame(first);
  return module && gameCard(module, language);
}

/** Pages that are passed on too: of what is in them a messenger is told nothing. */
const PAGES = ['daily', 'puzzles', 'puzzle', 'race', 'room'] as const;

/** To whoever asks without being anybody's visitor: it is not looked after any longer for that. */
async function tableCard(house: House, id: string): Promise<LinkCard | undefined> {
  const room = await house.tables.get(id);
  const module = room instanceof Room ? findGame(room.head.game) : undefined;
  if (!(room instanceof Room) || !module) return undefined;
  const { state } = room.table;
  await house.identity.learnNames(room.table.people);
  const [host] = await house.store.visitors([state.opened.by]);
  return stateCard(module, state, host?.language ?? 'en', house.identity.names(room.table.people));
}

export async function stateCard(
  module: GameModule,
  {
    phase,
    gathering,
    opened,
    holders,
    ending,
  }: Pick<TableState, 'phase' | 'gathering' | 'opened' | 'holders' | 'ending'>,
  language: Language,
  names: Readonly<Record<Who, string>>,
): Promise<LinkCard> {
  const { invitation } = HOUSE[language];
  const { name: game, pitch } = await module.text[language]();
  const seated = holders.flatMap((holder) => ('who' in holder ? [names[holder.who] ?? invitation.somebody] : []));
  const blanks = {
    game,
    host: names[opened.by] ?? invitation.somebody,
    names: listOf(seated, language),
    minutes: String(module.minutes),
  };
  const isClosed = ending?.kind === 'called-off' && ending.why === 'closed';
  const is = phase === 'open' && gathering ? 'playing' : isClosed ? 'closed' : phase;
  const { title, sentence } = invitation[is];
  return {
    ...{ language, picture: module.rules.id },
    title: fill(seated.length === 0 && is !== 'open' ? game : title, blanks),
    sentence: fill(sentence, { ...blanks, pitch }),
  };
}

async function gameCard(module: GameModule, language: Language): Promise<LinkCard> {
  const { name, pitch } = await module.text[language]();
  return { language, title: `${name} · Escale`, sentence: pitch, picture: module.rules.id };
}

const languageIn = (accepted = ''): Language =>
  accepted
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
    .map((asked) => LANGUAGES.find((language) => language === asked))
    .find((language) => language !== undefined) ?? 'en';

const TITLE = '<title>Escale</title>';
/** What the page says of the house as a whole. */
const OWN_WORDS = /\s*<meta (?:name="description"|property="og:)[^>]*>/g;

/** The page with it in its head. `origin` is where the house is found; a messenger needs whole addresses. */
export function withCard(page: string, { title, sentence, picture, language }: LinkCard, origin: string): string {
  const properties = {
    'og:site_name': 'Escale',
    'og:type': 'website',
    'og:locale': { en: 'en_GB', fr: 'fr_FR' }[language],
    'og:title': title,
    'og:description': sentence,
    'og:image': `${origin}/pictures/${picture}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const tags = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(sentence)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`),
  ];
  // a function, because names may hold what replace() understands
  return page.replace(OWN_WORDS, '').replace(TITLE, () => tags.join('\n    '));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
