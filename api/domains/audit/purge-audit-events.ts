import type { Sql } from '../../core/sql.ts';

/**
 * How long the audit trail goes back, in years. Decisions and money stay as long as tax law asks for records; who signed
 * in or changed a password is of use for as long as somebody may still ask about it. The database refuses to delete what
 * is younger than a year.
 */
export const auditYears = { decisions: 7, accounts: 2 };
const accountActions = ['SIGNED_IN', 'ACCOUNT_LOCKED', 'PASSWORD_CHANGED', 'SIGNED_OUT_EVERYWHERE'];

/** Rows of one statement: few enough to be done long before a statement is ended. */
const batch = 5000;
const batchesOfOneRun = 50;

/** Deletes what is too old; a first run of an old database goes on the next night. */
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
