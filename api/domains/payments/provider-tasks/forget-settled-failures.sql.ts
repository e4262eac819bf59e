import type { Sql } from '../../../core/sql.ts';

/** Deletes failures whose task is done, by an event, an admin or a late response. */
export const forgetSettledFailures = async (sql: Sql): Promise<void> => {
  await sql.rows(
    `delete from provider_failures f where not (
       exists (select from refunds where f.task = 'SEND_REFUND' and id = f.subject_id and status = 'PENDING')
       or exists (select from payouts where f.task = 'SEND_PAYOUT' and id = f.subject_id and status = 'PENDING')
       or exists (select from payments where f.task = 'STOP_PAYMENT' and id = f.subject_id and is_to_stop)
       or exists (select from held_orders where f.task = 'RELEASE_HOLD' and id = f.subject_id and status = 'HELD'))`,
  );
};
