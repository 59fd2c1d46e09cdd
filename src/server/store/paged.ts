/** What a store tells in order, page after page: each is asked for by the last of the one before it. */
export async function* paged<T>(
  most: number,
  next: (last: T | undefined) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let page: readonly T[];
  let last: T | undefined;
  do {
    page = await next(last);
    last = page.at(-1);
    yield page;
  } while (page.length === most);
}
