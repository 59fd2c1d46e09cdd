/** The lines of a byte stream. A line past the limit is not kept: it comes out as undefined. */
const NEWLINE = 10;

export async function* readLines(input: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<string | undefined> {
  let parts: Uint8Array[] = [];
  let length = 0;

  const take = (): string | undefined => {
    const line = length > limit ? undefined : Buffer.concat(parts).toString('utf8');
    parts = [];
    length = 0;
    return line;
  };
  const keep = (bytes: Uint8Array) => {
    length += bytes.length;
    if (length <= limit) parts.push(bytes);
    else parts = [];
  };

  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield take();
}
