/** Friends at a table of the house: one opens it, the others come by its address. */
import type { Page } from 'playwright-core';
import type { Visit } from './house.ts';
import { button, field, saying } from './parts.ts';

/** Opens a table and gives its address. */
export async function open({ page }: Visit, name: string, seats = 2, choose = async () => {}): Promise<string> {
  if (seats !== 2) await field(page, 'seats').selectOption(String(seats));
  await choose();
  await field(page, 'online.yourName').fill(name);
  await button(page, 'online.open').click();
  await page.getByRole('heading', { name: saying('online.lobby') }).waitFor();
  return new URL(page.url()).pathname;
}

/** Takes the invitation: his name and a chair in one step. */
export async function sit({ page }: Visit, name: string): Promise<void> {
  await field(page, 'online.yourName').fill(name);
  await button(page, 'online.sitDown').click();
  await button(page, 'online.start').waitFor();
}

/** Comes to the table without sitting down. */
export async function giveName(page: Page, name: string): Promise<void> {
  await field(page, 'online.yourName').fill(name);
  await button(page, 'online.justWatch').click();
  await page.locator('[data-part="round"]').waitFor();
}
