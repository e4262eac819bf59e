import { Role } from '../../core/access/role.ts';
import type { Page } from '../../core/graphql/page.ts';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { forRole } from '../../core/query/for-role.ts';
import { type Given, query, type RowOf } from '../../core/query/query.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { type AskedMoney, olderThan, pageOf, withinReachOf } from './newest-money.ts';
import { Payment } from './payment.ts';
import { PaymentStatus } from './payment-enums.ts';

const paymentColumns = [
  'm.id',
  'm.orderId',
  'm.orderNumber',
  'm.billId',
  'm.customerId',
  'm.supplierId',
  'm.method',
  'm.status',
  'm.amountCents',
  'm.commissionCents',
  'm.cardFeeCents',
  'm.refundedCents',
  'm.chargedBackCents',
  'm.declineWords',
  'm.createdAt',
  'm.succeededAt',
] as const;

const paymentsQuery = forRole('SEE_MONEY', 'PAYOUTS_READ', role =>
  query({ Payment, Supplier }, (from, asked: AskedMoney) =>
    from
      .selectFrom('Payment as m')
      .where(withinReachOf(role, asked))
      // Kitchens see received payments of orders; what a bill brings is credit until it pays for one.
      .$if(role === Role.SUPPLIER, found =>
        found.where('m.status', '=', PaymentStatus.SUCCEEDED).where('m.billId', 'is', null),
      )
      .where(olderThan(asked))
      .select(paymentColumns)
      .orderBy('m.createdAt', 'desc')
      .orderBy('m.id', 'desc')
      .limit(asked.limit),
  ),
);

const paymentsOfOrdersQuery = query(
  { Payment },
  (from, { orderIds }: Given<{ orderIds: readonly string[] }>) =>
    from
      .selectFrom('Payment as m')
      .where(m => m('m.orderId', '=', m.fn.any(orderIds)))
      .distinctOn('m.orderId')
      .select(paymentColumns)
      .orderBy('m.orderId')
      .orderBy(m => m('m.status', 'in', [PaymentStatus.OPEN, PaymentStatus.SUCCEEDED]), 'desc')
      .orderBy('m.createdAt', 'desc'),
);

const paymentQuery = query({ Payment }, (from, { id }: Given<{ id: string }>) =>
  from.selectFrom('Payment as m').where('m.id', '=', id).select(paymentColumns),
);

export type PaymentRow = RowOf<typeof paymentQuery>;

/** Finds the payments the viewer may read, the newest first. */
export const findPayments = (
  ctx: Ctx,
  asked: { first: number; after?: string | null },
): Promise<Page<PaymentRow>> => pageOf(ctx, paymentsQuery(ctx.viewer), asked);

/** Loads the payment of an order that the viewer may read: the successful one, or the last attempt. */
export const paymentOfOrder = batched<PaymentRow>(async (ctx, orderIds) => {
  const rows = await paymentsOfOrdersQuery.all(ctx.sql, { orderIds });
  return new Map(rows.map(row => [row.orderId, row]));
});

/** Finds one payment for the result of a mutation, which has checked permissions. */
export const paymentById = async (ctx: Ctx, id: string): Promise<PaymentRow> =>
  (await paymentQuery.first(ctx.sql, { id }))!;
