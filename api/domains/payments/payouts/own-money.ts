import type { Ctx } from '../../../core/ctx.ts';

/**
 * Payments and payouts of the viewer, as a customer and as a kitchen, for the data export. Card numbers are
 * never stored.
 */
export const ownMoney = async (ctx: Ctx) => {
  const own = (text: string) => ctx.sql.rows(text, [ctx.viewer.userId]);
  const [payments, refunds, payouts, adjustments] = await Promise.all([
    own(
      `select order_number as "orderNumber", method, status, amount_cents as "amountCents",
         refunded_cents as "refundedCents", created_at as "createdAt", succeeded_at as "succeededAt"
       from payments where customer_id = $1 order by created_at, id`,
    ),
    own(
      `select p.order_number as "orderNumber", r.amount_cents as "amountCents", r.reason, r.status,
         r.created_at as "createdAt", r.expected_on as "expectedOn", r.completed_at as "completedAt"
       from refunds r join payments p on p.id = r.payment_id where r.customer_id = $1
       order by r.created_at, r.id`,
    ),
    own(
      `select p.amount_cents as "amountCents", p.status, p.method, p.reference, p.created_at as "createdAt",
         p.expected_on as "expectedOn", p.paid_at as "paidAt"
       from payouts p join suppliers s on s.id = p.supplier_id where s.user_id = $1
       order by p.created_at, p.id`,
    ),
    own(
      `select -e.kitchen_cents as "amountCents", e.words as reason, e.at
       from ledger_entries e join suppliers s on s.id = e.supplier_id
       where s.user_id = $1 and e.kind = 'ADJUSTMENT' order by e.at, e.id`,
    ),
  ]);
  return { payments, refunds, payouts, adjustments };
};
