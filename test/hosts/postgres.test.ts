import { inject } from 'vitest';
import { freshDatabase } from '../support/postgres.ts';
import { onPostgres } from '../support/table/house-host.ts';
import { describeTable } from '../support/table/suite.ts';

describeTable('house on PostgreSQL', async () => onPostgres(await freshDatabase(inject('postgres'))));
