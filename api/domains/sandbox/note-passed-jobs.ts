import type { Sql } from '../../core/database/sql.ts';
import { type Given, query } from '../../core/query/query.ts';
import { StoredSandbox } from './stored-sandbox.ts';

const sentQuery = query({ StoredSandbox }, (on, { aheadMinutes }: Given<{ aheadMinutes: number }>) =>
  on.updateTable('StoredSandbox').set({ passedJobsFrom: null }).where('aheadMinutes', '=', aheadMinutes),
);

/** Notes that the jobs of all moves up to this one were sent; a later move has its own still to be sent. */
export const notePassedJobsSent = async (sql: Sql, aheadMinutes: number): Promise<void> => {
  await sentQuery.all(sql, { aheadMinutes });
};
