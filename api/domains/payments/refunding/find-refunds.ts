import type { ExpressionBuilder } from 'kysely';
import { Role } from '../../../core/access/role.ts';
import type { AskedPage, Page } from '../../../core/graphql/page.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { eitherWay } from '../../../core/query/either-way.ts';
import { forRole } from '../../../core/query/for-role.ts';
import { readByKeyset } from '../../../core/query/keyset.ts';
import { type Given, query, type RowOf, type Tables } from '../../../core/query/query.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { type AskedMoney, pageOf, withinReachOf } from '../newest-money.ts';
import { Payment } from '../payment.ts';
import { RefundCause } from '../payment-enums.ts';
import { Refund } from './refund.ts';

const refundColumns = [
  'm.id',
  'm.paymentId',
  'm.orderId',
  'm.customerId',
  'm.supplierId',
  'm.amountCents',
  'm.commissionCents',
  'm.cause',
  'm.reason',
  'm.lines',
  'm.status',
  'p.orderNumber',
  'p.method',
  'm.createdAt',
  'm.expectedOn',
  'm.completedAt',
] as const;

/** A kitchen has no part in a payment that arrived after its order was gone. */
const isSeenByKitchen = (refund: ExpressionBuilder<Tables<{ m: typeof Refund }>, 'm'>) =>
  refund('m.cause', '<>', RefundCause.LATE_PAYMENT);

const refundsQuery = eitherWay('desc', scan =>
  forRole('SEE_MONEY', 'PAYOUTS_READ', role =>
    query({ Refund, Payment, Supplier }, (from, asked: AskedMoney) => {
      const refunds = from
        .selectFrom('Refund as m')
        .innerJoin('Payment as p', 'p.id', 'm.paymentId')
        .where(withinReachOf(role, asked))
        .$if(role === Role.SUPPLIER, found => found.where(isSeenByKitchen))
        .select(refundColumns);
      return readByKeyset(refunds, ['m.createdAt', 'm.id'], scan, asked);
    }),
  ),
);

const refundsOfIdsQuery = forRole('SEE_MONEY', 'PAYOUTS_READ', role =>
  query({ Refund, Payment, Supplier }, (from, asked: Given<{ viewerId: string; ids: readonly string[] }>) =>
    from
      .selectFrom('Refund as m')
      .innerJoin('Payment as p', 'p.id', 'm.paymentId')
      .where(withinReachOf(role, asked))
      .where(m => m('m.id', '=', m.fn.any(asked.ids)))
      .$if(role === Role.SUPPLIER, found => found.where(isSeenByKitchen))
      .select(refundColumns),
  ),
);

const refundsOfOrdersQuery = query(
  { Refund, Payment },
  (from, { orderIds }: Given<{ orderIds: readonly string[] }>) =>
    from
      .selectFrom('Refund as m')
      .innerJoin('Payment as p', 'p.id', 'm.paymentId')
      .where(m => m('m.orderId', '=', m.fn.any(orderIds)))
      .select(refundColumns)
      .orderBy('m.createdAt')
      .orderBy('m.id'),
);

const refundQuery = query({ Refund, Payment }, (from, { id }: Given<{ id: string }>) =>
  from
    .selectFrom('Refund as m')
    .innerJoin('Payment as p', 'p.id', 'm.paymentId')
    .where('m.id', '=', id)
    .select(refundColumns),
);

export type RefundRow = RowOf<typeof refundQuery>;

/** Finds the refunds the viewer may read, the newest first. */
export const findRefunds = (ctx: Ctx, asked: AskedPage): Promise<Page<RefundRow>> =>
  pageOf(ctx, refundsQuery, asked);

/** Finds those of the refunds that the viewer may read. */
export const findRefundsOfIds = (ctx: Ctx, ids: readonly string[]): Promise<RefundRow[]> =>
  refundsOfIdsQuery(ctx.viewer).all(ctx.sql, { viewerId: ctx.viewer.userId, ids });

/** Loads the refunds of an order that the viewer may read, the oldest first. */
export const refundsOfOrder = batched<RefundRow[]>(async (ctx, orderIds) => {
  const rows = await refundsOfOrdersQuery.all(ctx.sql, { orderIds });
  return Map.groupBy(rows, row => row.orderId);
});

/** Finds one refund for the result of a mutation, which has checked permissions. */
export const refundById = async (ctx: Ctx, id: string): Promise<RefundRow> =>
  (await refundQuery.first(ctx.sql, { id }))!;
