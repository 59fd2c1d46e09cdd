/** Sets of bits four words at once, as WebAssembly: assembled here, for there is little of it. */
import { BLOCK, HEAD, type SetMemory } from './set-memory.ts';
import { assemble, type Func, get, I32, I64, i32, i64, op, set, tee, V128, v128Load, v128Store } from './wasm.ts';

const WORD_BYTES = 4;
const HEAD_BYTES = HEAD * WORD_BYTES;
/** 2^4 bytes. */
const BLOCK_SHIFT = Math.log2(BLOCK * WORD_BYTES);
const PAGE_WORDS = 65_536 / WORD_BYTES;
const FIRST_PAGES = 4;

const inBytes = (address: number) => [get(address), i32(Math.log2(WORD_BYTES)), op.i32Shift, set(address)];

/** For each block of a set that is not empty: its number is the lowest bit of `head`, and it begins at `at`. */
const eachBlock = (from: number, head: number, at: number, body: readonly (readonly number[])[]) => [
  ...[get(from), op.i64Load, tee(head), op.i64IsZero, op.i32IsZero, op.if, op.loop],
  ...[get(head), op.i64LowestBit, op.i32OfI64, i32(BLOCK_SHIFT), op.i32Shift, set(at)],
  ...body,
  ...[get(head), get(head), i64(1), op.i64Subtract, op.i64And, tee(head)],
  ...[op.i64IsZero, op.i32IsZero, op.againIf, op.end, op.end],
];
const blockAt = (address: number, at: number, offset: number) => [get(address), get(at), op.i32Add, v128Load(offset)];

type Exports = Pick<SetMemory, 'intersect' | 'subtract' | 'unite'> & { readonly memory: WebAssembly.Memory };

/** Intersects, or subtracts. */
function combining(and: readonly number[]): Func {
  const [from, to, table, head, kept, at, block] = [0, 1, 2, 3, 4, 5, 6];
  return {
    params: [I32, I32, I32],
    results: [I32],
    locals: [I64, I64, I32, V128],
    body: [
      ...[...inBytes(from), ...inBytes(to), ...inBytes(table)],
      ...eachBlock(from, head, at, [
        ...[get(to), get(at), op.i32Add],
        ...[...blockAt(from, at, HEAD_BYTES), ...blockAt(table, at, 0), and, tee(block), v128Store(HEAD_BYTES)],
        // kept |= any << block number
        ...[get(block), op.v128IsAny, op.i64OfI32, get(head), op.i64LowestBit, op.i64Shift],
        ...[get(kept), op.i64Or, set(kept)],
      ]),
      ...[get(to), get(kept), op.i64Store],
      ...[get(kept), i64(0), op.i64Differ],
    ],
  };
}

function uniting(): Func {
  const [from, table, head, at] = [0, 1, 2, 3];
  return {
    params: [I32, I32],
    results: [],
    locals: [I64, I32],
    body: [
      ...[...inBytes(from), ...inBytes(table)],
      ...eachBlock(from, head, at, [
        ...[get(table), get(at), op.i32Add],
        ...[...blockAt(from, at, HEAD_BYTES), ...blockAt(table, at, 0), op.v128Or, v128Store(0)],
      ]),
    ],
  };
}

/** Undefined where there is no WebAssembly, where it cannot do this, or where a page may not use it. */
export function simdSets(): SetMemory | undefined {
  const functions = { intersect: combining(op.v128And), subtract: combining(op.v128AndNot), unite: uniting() };
  try {
    const module = new WebAssembly.Module(assemble(functions, FIRST_PAGES));
    const { memory, intersect, subtract, unite } = new WebAssembly.Instance(module).exports as unknown as Exports;
    let words = new Int32Array(memory.buffer);
    return {
      get words() {
        return words;
      },
      grow(more) {
        memory.grow(Math.ceil(more / PAGE_WORDS));
        words = new Int32Array(memory.buffer);
      },
      intersect,
      subtract,
      unite,
    };
  } catch {
    return undefined;
  }
}
