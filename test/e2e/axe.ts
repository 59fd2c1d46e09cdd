/** What axe, which looks at a page as its most hindered visitor would, finds there. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(): Promise<{
    violations: { id: string; impact: string; nodes: { html: string }[] }[];
  }>;
}

/** What is serious or worse: rule, and the element. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run();
    const found = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    // axe minds it only where the focus is
    const unheard = [...document.querySelectorAll('[aria-hidden="true"] [role="button"][data-target]')];
    const hidden = unheard.filter((each) => each.closest('[inert]') === null);
    return [...found, ...hidden.map(({ outerHTML }) => `hidden: ${outerHTML.slice(0, 200)}`)];
  });
}

/** Links inside a sentence are text, but for those that lead to a rule. */
const CONTROLS =
  'button, select, summary, a.button, a:not(p a, span a), a[href*="/learn#"], label:has(input[type=radio])';

/** What a finger would miss: controls of the house lower or narrower than 44 px. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((css) => {
    const controls = document.querySelectorAll<HTMLElement>(css);
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const drawn = width > 0 && height > 0;
      return drawn && (width < 44 || height < 44) ? [`${width} × ${height}: ${control.outerHTML.slice(0, 120)}`] : [];
    });
  }, CONTROLS);
