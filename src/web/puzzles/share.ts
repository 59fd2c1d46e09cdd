/** A result to share: words first, readable aloud and without a spoiler, then a small picture of the board as it was set. */
import type { DayDone } from '../../puzzles/attempts.ts';
import { circle, group, words as lettering, type Point, type Scene, type Shape } from '../../svg/scene.ts';
import { fill } from '../../text/index.ts';
import { copyText } from '../copy.ts';
import { download, pictureOf } from '../table/picture.ts';
import { locale } from '../text/index.ts';
import { partsOfDate, plainDate } from './dates.ts';
import { gradeOf } from './grade.ts';
import { gradeName } from './said.ts';
import { puzzleWords } from './text/index.ts';

/** What is said of a day that was solved. */
export function shareText({ day, first, solved }: DayDone, game: string, link: string): string {
  const { shareText: said } = puzzleWords();
  const best = gradeName(gradeOf((first.result === 'failed' ? solved : first)?.more));
  const blanks = { grade: best, time: timeInWords(first.ms) };
  const how = first.result === 'failed' ? said.laterTry : first.helped ? said.helped : said.firstTry;
  return [fill(said.title, { date: plainDate(day, locale()), game }), fill(how, blanks), link].join('\n');
}

/** As a person says it: '1 minute 5 seconds'. */
export function timeInWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const say = (unit: 'hour' | 'minute' | 'second', count: number) =>
    new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (hours > 0) return [say('hour', hours), minutes > 0 && say('minute', minutes)].filter(Boolean).join(' ');
  const parts = [minutes > 0 && say('minute', minutes), (rest > 0 || minutes === 0) && say('second', rest)];
  return parts.filter(Boolean).join(' ');
}

const INK = '#a83e2c';
const LETTERS = '#2a211c';
const PAPER = '#fffdf8';
/** Of its size a letter is so wide on average, in the widest of the fonts that may stand in. */
const LETTER = 0.62;

/** The board as the puzzle was set, and below it which one it is, and its stamp. */
export function stampedScene(scene: Scene, { day, solved }: DayDone, game: string): Scene {
  const { width, height } = scene;
  const radius = width * 0.11;
  const below = height + radius * 1.25;
  const grade = gradeName(gradeOf(solved?.more));
  const stampAt = width - radius * 1.15;
  const left = radius * 0.3;
  const room = stampAt - radius * 1.15 - left;
  const said = (key: string, y: number, text: string, size: number): Shape =>
    lettering(key, [left, below + y * radius], text, Math.min(size * radius, room / (text.length * LETTER)), {
      fill: LETTERS,
      'font-family': 'Georgia, serif',
      'text-anchor': 'start',
    });
  const shapes = [
    ...scene.shapes,
    said('house', -0.35, `Escale · ${game}`, 0.5),
    said('grade', 0.4, `${grade} · ${plainDate(day, locale())}`, 0.4),
    stampShape(day, [stampAt, below], radius),
  ];
  const description = `${scene.description} ${game}, ${plainDate(day, locale())}. ${grade}.`;
  return { width, height: height + radius * 2.4, description, shapes };
}

function stampShape(day: DayDone['day'], at: Point, radius: number): Shape {
  const { weekday, day: number, month } = partsOfDate(day, locale());
  const say = (key: string, y: number, text: string, size: number, font: string): Shape =>
    lettering(key, [0, y * radius], text, size * radius, { fill: PAPER, 'font-family': font, 'font-weight': 650 });
  const parts = [
    circle('ground', [0, 0], radius, { fill: INK }),
    circle('ring', [0, 0], radius * 0.86, { fill: 'none', stroke: PAPER, 'stroke-width': radius * 0.03 }),
    say('weekday', -0.5, weekday, 0.24, 'Inter, sans-serif'),
    say('day', -0.02, number, 0.62, 'Georgia, serif'),
    say('month', 0.46, month, 0.24, 'Inter, sans-serif'),
  ];
  return group('stamp', at, parts, { turn: -8 });
}

export interface Shared {
  readonly text: string;
  readonly name: string;
  readonly scene: Scene;
}

/** By the device's own way of sharing; else the words are copied. True if they were copied. */
export async function share({ text, name, scene }: Shared): Promise<boolean> {
  const picture = await pictureOf(scene).then(
    (blob) => new File([blob], name, { type: 'image/png' }),
    () => undefined,
  );
  const whole = { text, ...(picture && { files: [picture] }) };
  const data = [whole, { text }].find((each) => navigator.canShare?.(each));
  if (!data) {
    await copyText(text);
    return true;
  }
  // whoever changes his mind has shared nothing
  await navigator.share(data).catch(() => {});
  return false;
}

export async function savePicture({ name, scene }: Pick<Shared, 'name' | 'scene'>): Promise<void> {
  download(name, await pictureOf(scene));
}
