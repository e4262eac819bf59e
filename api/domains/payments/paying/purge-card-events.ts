import type { Sql } from '../../../core/sql.ts';

/** In days. An event that is older than five minutes is refused, so it is known again for much longer than needed. */
const eventDays = 90;
const checkDays = 400;

/** Deletes events of the card provider that cannot come again, and results of ledger checks but the newest. */
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
