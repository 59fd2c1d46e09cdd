/** Messages as they travel over a socket (RFC 6455): written once, sent as the same bytes to all who hear the same. */

const TEXT = 0x81;
const LONGER = 126;
const LONGEST = 127;
const MOST_SHORT = 125;
const MOST_LONGER = 0xffff;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length <= MOST_SHORT ? 2 : length <= MOST_LONGER ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = LONGER;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LONGEST;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start, 'utf8');
  return frame;
}

const written = new WeakMap<object, Buffer>();

/** The frame of a message that several hear. */
export function sharedFrame(message: object): Buffer {
  const known = written.get(message);
  if (known) return known;
  const frame = textFrame(JSON.stringify(message));
  written.set(message, frame);
  return frame;
}
