import type { Sql } from '../../../core/sql.ts';

/** In days. Events older than five minutes are rejected, so this is much longer than needed. */
const eventDays = 90;
const checkDays = 400;

/** Deletes card provider events that cannot be replayed, and all ledger checks but the newest. */
export const purgeCardEvents = async (sql: Sql, now: Date): Promise<void> => {
  await sql.rows(
    'delete from card_events where received_at < $1::timestamptz - make_interval(days => $2::int)',
    [now, eventDays],
  );
  await sql.rows(
    `delete from ledger_checks where at < $1::timestamptz - make_interval(days => $2::int)
       and at < (select max(at) from ledger_checks)`,
    [now, checkDays],
  );
};
