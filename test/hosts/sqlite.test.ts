import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { onSqlite } from '../support/table/house-host.ts';
import { describeTable } from '../support/table/suite.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'escale-host-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describeTable('house on SQLite', () => onSqlite(dataDir));
