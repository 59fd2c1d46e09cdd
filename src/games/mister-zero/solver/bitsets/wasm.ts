/** As much of WebAssembly's binary form as a few small functions need. */
type Bytes = readonly number[];

export const I32 = 0x7f;
export const I64 = 0x7e;
export const V128 = 0x7b;

// LEB128: seven bits a byte, and one that says that more follow
const LEB_BITS = 7;
const LEB_MASK = 2 ** LEB_BITS - 1;
const LEB_MORE = 1 << LEB_BITS;
/** What ends below that has no sign bit. */
const LEB_LAST = 1 << (LEB_BITS - 1);
/** A number; none below 0, so that it is the same with a sign and without. */
const leb = (value: number): Bytes =>
  value < LEB_LAST ? [value] : [(value & LEB_MASK) | LEB_MORE, ...leb(value >> LEB_BITS)];
const vector = (items: readonly Bytes[]): Bytes => [...leb(items.length), ...items.flat()];
const sized = (bytes: Bytes): Bytes => [...leb(bytes.length), ...bytes];
const name = (text: string): Bytes => vector([...text].map((letter) => [letter.charCodeAt(0)]));

// instructions; what they need lies on the stack
export const get = (local: number): Bytes => [0x20, local];
export const set = (local: number): Bytes => [0x21, local];
/** Sets, and leaves the value. */
export const tee = (local: number): Bytes => [0x22, local];
export const i32 = (value: number): Bytes => [0x41, ...leb(value)];
export const i64 = (value: number): Bytes => [0x42, ...leb(value)];
export const op = {
  if: [0x04, 0x40],
  loop: [0x03, 0x40],
  end: [0x0b],
  /** From within a loop, if there is something on the stack. */
  againIf: [0x0d, 0],
  i32IsZero: [0x45],
  i32Add: [0x6a],
  i32Shift: [0x74],
  i32OfI64: [0xa7],
  i64OfI32: [0xad],
  i64Load: [0x29, 3, 0],
  i64Store: [0x37, 3, 0],
  i64IsZero: [0x50],
  i64Differ: [0x52],
  i64LowestBit: [0x7a],
  i64Subtract: [0x7d],
  i64And: [0x83],
  i64Or: [0x84],
  i64Shift: [0x86],
  v128And: [0xfd, 0x4e],
  v128AndNot: [0xfd, 0x4f],
  v128Or: [0xfd, 0x50],
  v128IsAny: [0xfd, 0x53],
} as const satisfies Record<string, Bytes>;
export const v128Load = (offset: number): Bytes => [0xfd, 0x00, 4, ...leb(offset)];
export const v128Store = (offset: number): Bytes => [0xfd, 0x0b, 4, ...leb(offset)];

/** Its parameters are the first locals. */
export interface Func {
  readonly params: Bytes;
  readonly results: Bytes;
  readonly locals: Bytes;
  readonly body: readonly Bytes[];
}

/** A module of these functions and a memory, which all are exported by name. */
export function assemble(functions: Readonly<Record<string, Func>>, memoryPages: number): Uint8Array<ArrayBuffer> {
  const list = Object.values(functions);
  const types = (each: Bytes) => vector(each.map((type) => [type]));
  const section = (id: number, items: readonly Bytes[]): Bytes => [id, ...sized(vector(items))];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(
      1,
      list.map(({ params, results }) => [0x60, ...types(params), ...types(results)]),
    ),
    ...section(
      3,
      list.map((_, i) => [i]),
    ),
    ...section(5, [[0, ...leb(memoryPages)]]),
    ...section(7, [[...name('memory'), 2, 0], ...Object.keys(functions).map((key, i) => [...name(key), 0, i])]),
    ...section(
      10,
      list.map(({ locals, body }) => sized([...vector(locals.map((type) => [1, type])), ...body.flat(), ...op.end])),
    ),
  ]);
}
