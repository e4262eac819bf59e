import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql } from '../database/sql.ts';
import { type Given, query } from '../query/query.ts';

const current = new AsyncLocalStorage<number>();

/** Runs work of a job whose statements read whole tables, and may each take as long instead of what requests may wait. */
export const withLongStatements = <Outcome>(ms: number, work: () => Promise<Outcome>): Promise<Outcome> =>
  current.run(ms, work);

/** Milliseconds that a statement may take here; 0 where the ordinary timeouts count. */
export const longStatementMs = (): number => current.getStore() ?? 0;

const setStatementTimeout = query({}, (from, { ms }: Given<{ ms: string }>) =>
  from.selectNoFrom(({ fn, val, cast }) =>
    fn<string>('set_config', [val('statement_timeout'), cast(ms, 'text'), val(true)]).as('set'),
  ),
);

/** Has the database allow as much until the end of this transaction. */
export const allowLongStatements = async (sql: Sql): Promise<void> => {
  const ms = longStatementMs();
  if (ms > 0) await setStatementTimeout.all(sql, { ms: String(ms) });
};
