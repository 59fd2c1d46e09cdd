import { PageHost, stubStorage } from '../support/table/page-host.ts';
import { describeTable } from '../support/table/suite.ts';

stubStorage();
describeTable('page', async () => new PageHost());
