import { newIdentifier } from '../../../core/identifier.ts';
import type { Work } from '../../../core/operation.ts';

/**
 * Removes a disputed order from a payout that is not sent yet: the rest becomes a new payout with a new ID, because the
 * card provider identifies a payout by ID and amount. A payout in progress stays; a loss is deducted from the next one.
 */
export const withholdFromPayout = async ({ sql, now }: Work, orderId: string): Promise<void> => {
  // The same lock as making payouts, so that none includes the order before we commit.
  await sql.rows('lock table payouts in share row exclusive mode');
  const payouts = await sql.rows<{ id: string }>(
    `select distinct p.id from payouts p join payout_entries part on part.payout_id = p.id
     join ledger_entries e on e.id = part.entry_id
     where p.status = 'PENDING' and p.sending_at is null and e.order_id = $1`,
    [orderId],
  );
  for (const { id } of payouts) {
    await sql.rows(
      `delete from payout_entries using ledger_entries e
       where e.id = entry_id and payout_id = $1 and e.order_id = $2`,
      [id, orderId],
    );
    const [rest] = await sql.rows<{ id: string }>(
      `insert into payouts (id, supplier_id, amount_cents, status, created_at, expected_on)
       select $2, p.supplier_id, -sum(e.kitchen_cents), 'PENDING', p.created_at, p.expected_on
       from payouts p join payout_entries part on part.payout_id = p.id join ledger_entries e on e.id = part.entry_id
       where p.id = $1 group by p.id having -sum(e.kitchen_cents) > 0 returning id`,
      [id, newIdentifier(now)],
    );
    // If nothing is left to pay, the entries go into the next payout.
    if (rest) await sql.rows('update payout_entries set payout_id = $2 where payout_id = $1', [id, rest.id]);
    else await sql.rows('delete from payout_entries where payout_id = $1', [id]);
    await sql.rows(`delete from provider_failures where task = 'SEND_PAYOUT' and subject_id = $1`, [id]);
    await sql.rows('delete from payouts where id = $1', [id]);
  }
};
