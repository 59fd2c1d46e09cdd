import { MemoryHost } from '../support/table/memory-host.ts';
import { describeTable } from '../support/table/suite.ts';

describeTable('memory', async () => new MemoryHost());
