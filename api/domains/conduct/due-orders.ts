import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { lateServingMinutes } from '../../../schema/constants.ts';
import { type Tables, tables } from '../../core/query/query.ts';
import { OrderIssue } from '../orders/issues/order-issue.ts';
import type { Order } from '../orders/order.ts';
import { CanceledBy, Fulfillment } from '../orders/order-enums.ts';
import { OrderStatus } from '../orders/order-status.ts';
import { RefundCause } from '../payments/payment-enums.ts';
import { Refund } from '../payments/refunding/refund.ts';
import type { ConductMeasureKind } from './conduct-enums.ts';

type OfOrder = ExpressionBuilder<Tables<{ o: typeof Order }>, 'o'>;

interface Span {
  firstDay: Expression<string>;
  lastDay: Expression<string>;
  now: Expression<string>;
}

/** Whether an order `o` was due in these days: its serving time is over, and neither customer nor staff canceled it. */
export const isDue =
  ({ firstDay, lastDay, now }: Span) =>
  (order: OfOrder): Expression<SqlBool> =>
    order.and([
      order.between('o.serviceDate', firstDay, lastDay),
      order('o.servedUntil', '<=', now),
      order.or([
        order('o.status', '<>', sql.lit(OrderStatus.CANCELED)),
        order('o.canceledBy', '=', sql.lit(CanceledBy.SUPPLIER)),
      ]),
    ]);

export const isDelivered = (order: OfOrder): Expression<SqlBool> =>
  order('o.status', '=', sql.lit(OrderStatus.DELIVERED));

/** A customer who comes late makes no pickup late: it counts when the order was ready. */
const handedOverAt = (order: OfOrder) =>
  order
    .case()
    .when('o.fulfillment', '=', sql.lit(Fulfillment.PICKUP))
    .then(order.fn.coalesce('o.readyAt', 'o.deliveredAt'))
    .else(order.ref('o.deliveredAt'))
    .end();

const lateAfter = (order: OfOrder) =>
  sql<string>`${order.ref('o.servedUntil')} + ${sql.lit(`${lateServingMinutes} minutes`)}::interval`;

const wasReported = (order: OfOrder) =>
  order.exists(
    tables({ OrderIssue })
      .selectFrom('OrderIssue as issue')
      .where('issue.orderId', '=', order.ref('o.id'))
      .select('issue.orderId'),
  );

const wasRefunded = (order: OfOrder) =>
  order.exists(
    tables({ Refund })
      .selectFrom('Refund as refund')
      .where('refund.orderId', '=', order.ref('o.id'))
      .where('refund.cause', '=', sql.lit(RefundCause.ADMIN))
      .select('refund.id'),
  );

/** Whether an order `o` that was due counts for a figure. The figures and the orders behind them are read by the same. */
export const countsAs: Record<ConductMeasureKind, (order: OfOrder) => Expression<SqlBool>> = {
  CANCELED: order => order('o.status', '=', sql.lit(OrderStatus.CANCELED)),
  UNFINISHED: order =>
    order('o.status', 'not in', [sql.lit(OrderStatus.DELIVERED), sql.lit(OrderStatus.CANCELED)]),
  LATE: order => order.and([isDelivered(order), sql<SqlBool>`${handedOverAt(order)} > ${lateAfter(order)}`]),
  REFUNDED: order => order.and([isDelivered(order), wasReported(order), wasRefunded(order)]),
};
