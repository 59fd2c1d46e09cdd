/** The 256 cells of the board in a byte each: the row in the high half, the column in the low half, `(row << 4) | column`. */
export const CELLS = 256;
/** Rows, and columns. */
export const SIDE = 16;
/** The low byte of whatever is packed before a cell as `(x << 8) | cell`. */
export const CELL_MASK = 0xff;
export const ROW_MASK = 0xf0;
export const COLUMN_MASK = 0x0f;
