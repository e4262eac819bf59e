import type { ExpressionBuilder } from 'kysely';
import { Role } from '../../core/access/role.ts';
import type { AskedPage, Page } from '../../core/graphql/page.ts';
import { batched } from '../../core/operation/batched.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { eitherWay } from '../../core/query/either-way.ts';
import { forRole } from '../../core/query/for-role.ts';
import { readByKeyset } from '../../core/query/keyset.ts';
import { type Given, query, type RowOf, type Tables } from '../../core/query/query.ts';
import { Supplier } from '../suppliers/supplier.ts';
import { type AskedMoney, pageOf, withinReachOf } from './newest-money.ts';
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

/** Kitchens see received payments of orders; what a bill brings is credit until it pays for one. */
const isSeenByKitchen = (payment: ExpressionBuilder<Tables<{ m: typeof Payment }>, 'm'>) =>
  payment.and([payment('m.status', '=', PaymentStatus.SUCCEEDED), payment('m.billId', 'is', null)]);

const paymentsQuery = eitherWay('desc', scan =>
  forRole('SEE_MONEY', 'PAYOUTS_READ', role =>
    query({ Payment, Supplier }, (from, asked: AskedMoney) => {
      const payments = from
        .selectFrom('Payment as m')
        .where(withinReachOf(role, asked))
        .$if(role === Role.SUPPLIER, found => found.where(isSeenByKitchen))
        .select(paymentColumns);
      return readByKeyset(payments, ['m.createdAt', 'm.id'], scan, asked);
    }),
  ),
);

const paymentsOfIdsQuery = forRole('SEE_MONEY', 'PAYOUTS_READ', role =>
  query({ Payment, Supplier }, (from, asked: Given<{ viewerId: string; ids: readonly string[] }>) =>
    from
      .selectFrom('Payment as m')
      .where(withinReachOf(role, asked))
      .where(m => m('m.id', '=', m.fn.any(asked.ids)))
      .$if(role === Role.SUPPLIER, found => found.where(isSeenByKitchen))
      .select(paymentColumns),
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
export const findPayments = (ctx: Ctx, asked: AskedPage): Promise<Page<PaymentRow>> =>
  pageOf(ctx, paymentsQuery, asked);

/** Finds those of the payments that the viewer may read. */
export const findPaymentsOfIds = (ctx: Ctx, ids: readonly string[]): Promise<PaymentRow[]> =>
  paymentsOfIdsQuery(ctx.viewer).all(ctx.sql, { viewerId: ctx.viewer.userId, ids });

/** Loads the payment of an order that the viewer may read: the successful one, or the last attempt. */
export const paymentOfOrder = batched<PaymentRow>(async (ctx, orderIds) => {
  const rows = await paymentsOfOrdersQuery.all(ctx.sql, { orderIds });
  return new Map(rows.map(row => [row.orderId, row]));
});

/** Finds one payment for the result of a mutation, which has checked permissions. */
export const paymentById = async (ctx: Ctx, id: string): Promise<PaymentRow> =>
  (await paymentQuery.first(ctx.sql, { id }))!;
