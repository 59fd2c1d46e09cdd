/** Why a table does not answer. */
import type { LogFault } from './reading.ts';

/** The table is not written any more: it was put away, or a line of it cannot be read. */
export class TableClosed extends Error {
  override readonly name = 'TableClosed';
  readonly fault: LogFault | undefined;
  constructor(fault?: LogFault) {
    super(fault ? `line ${fault.seq} cannot be read: ${fault.kind}` : 'the table was put away');
    this.fault = fault;
  }
}
