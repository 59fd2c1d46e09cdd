// Draws the pictures that a messenger shows beside a link, one a game, from the drawing on its lid, and one of all: npm run pictures.
// They are kept with the sources, so that no house needs a browser; test/pictures.test.ts says when one is out of date.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { SHELF } from '../src/games/shelf.ts';
import { svgText } from '../src/svg/text.ts';
import { browser as findBrowser } from './browser.js';

const FOLDER = join(import.meta.dirname, '..', 'src', 'web', 'public', 'pictures');
const SIZE = { width: 1200, height: 630 };
const COVER = 510;
/** The house's own typefaces, by the names that titles and drawings know them by. */
const FACES = Object.entries({ 'Fraunces Variable': 'fraunces', 'Inter Variable': 'inter' }).map(([name, file]) => {
  const path = import.meta.resolve(`@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`);
  const bytes = readFileSync(fileURLToPath(path), 'base64');
  return `@font-face{font-family:"${name}";font-weight:100 900;src:url(data:font/woff2;base64,${bytes})}`;
});

const LIDS = 204;

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: SIZE });
const digests: Record<string, string> = {};
const lids: string[] = [];
mkdirSync(FOLDER, { recursive: true });

const lid = (svg: string, size: number, radius: number): string =>
  `<div style="width:${size}px;height:${size}px;border-radius:${radius}px;overflow:hidden">${svg.replace('<svg ', '<svg style="width:100%;height:100%" ')}</div>`;

async function draw(name: string, layout: string, content: string, from: string): Promise<void> {
  await page.setContent(`<style>${FACES.join('')}</style><body style="margin:0;width:${SIZE.width}px;height:${SIZE.height}px;display:flex;align-items:center;
    justify-content:center;${layout};background:#FBF6EC;color:#2B2320;font:600 80px Fraunces Variable">${content}</body>`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(join(FOLDER, `${name}.png`), await page.screenshot());
  digests[name] = createHash('sha256').update(from).digest('hex');
}

for (const { rules, cover, text } of SHELF) {
  if (!cover) continue;
  const svg = svgText(await cover());
  const { name } = await text.en();
  const title = `<div style="max-width:480px;line-height:1.1">${name}<div style="font-size:36px;font-weight:400;margin-top:28px">Escale</div></div>`;
  await draw(rules.id, 'gap:70px', lid(svg, COVER, 28) + title, svg);
  lids.push(svg);
}
const row = lids.map((svg) => lid(svg, LIDS, 18)).join('');
const shelf = `<div style="font-size:120px">Escale</div><div style="display:flex;gap:20px">${row}</div>`;
await draw('house', 'flex-direction:column;gap:60px', shelf, lids.join(''));
writeFileSync(join(FOLDER, 'drawn-from.json'), `${JSON.stringify(digests, null, 2)}\n`);
await browser.close();
