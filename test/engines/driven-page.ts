/** A page in a browser that is driven from outside, whichever engine it has. */
export interface DrivenPage {
  /** Resolves when it is loaded. */
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page and gives what it returns, as JSON. At most some seconds. */
  run<T>(body: string): Promise<T>;
  /** A finger, as the browser itself makes it out of a touch at these coordinates of the window. */
  tap(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

/** Waits until an expression in the page is true. */
export async function until(page: DrivenPage, expression: string, patience = 30_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await page.run<boolean>(`return Boolean(${expression})`))) {
    if (Date.now() > end) {
      const text = await page.run<string>('return [location.href, document.body.innerText, window.faults].join()');
      throw new Error(`not true in time: ${expression}; the page says ${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A touch in the middle of what a selector finds first. */
export async function touch(page: DrivenPage, selector: string): Promise<void> {
  await until(page, `document.querySelector(${JSON.stringify(selector)})`);
  const { x, y } = await page.run<{ x: number; y: number }>(`
    const found = document.querySelector(${JSON.stringify(selector)});
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const box = found.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };`);
  await page.tap(Math.round(x), Math.round(y));
}
