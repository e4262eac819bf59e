import type { Sql } from '../../core/sql.ts';

/**
 * Retention of audit events, in years. Decisions and money stay as long as tax law requires records; sign-ins and
 * password changes as long as they may still be investigated. The database refuses to delete events younger than a
 * year.
 */
export const auditYears = { decisions: 7, accounts: 2 };
const accountActions = ['SIGNED_IN', 'ACCOUNT_LOCKED', 'PASSWORD_CHANGED', 'SIGNED_OUT_EVERYWHERE'];

/** Rows per statement: few enough to finish well within the statement timeout. */
const batch = 5000;
const batchesOfOneRun = 50;

/** Deletes events past their retention; on an old database the first run continues the next night. */
export const purgeAuditEvents = async (sql: Sql, now: Date): Promise<void> => {
  for (let round = 0; round < batchesOfOneRun; round++) {
    const deleted = await sql.rows(
      `delete from audit_events where id in (
         select id from audit_events
         where at < $1::timestamptz - make_interval(years => case when action = any($2::text[]) then $3::int else $4::int end)
           and at < $1::timestamptz - make_interval(years => least($3::int, $4::int))
         order by at limit $5)
       returning 1 as deleted`,
      [now, accountActions, auditYears.accounts, auditYears.decisions, batch],
    );
    if (deleted.length < batch) return;
  }
};
