import type { SqlBool } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { HeldOrder, HeldOrderStatus } from '../../orders/holding/held-order.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderNotFound } from '../../orders/order-problems.ts';
import { OrderStatus } from '../../orders/order-status.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { HoldEnded, NothingToPay } from '../payment-problems.ts';

const candidateColumns = [
  'id',
  'orderNumber',
  'supplierId',
  'customerId',
  'totalCents',
  'commissionCents',
] as const;

/** Held orders that are not placed yet, and placed ones, of which a customer may have either. */
const payableQuery = query(
  { HeldOrder, Order, Supplier },
  (from, { orderId, customerId, now }: Given<{ orderId: string; customerId: string; now: Date }>) => {
    const held = from
      .selectFrom('HeldOrder')
      .where('id', '=', orderId)
      .where('status', '<>', HeldOrderStatus.PLACED)
      .select(candidateColumns)
      .select(({ eb, or }) => [
        or([eb('status', '=', HeldOrderStatus.RELEASED), eb('heldUntil', '<=', now)]).as('isOver'),
        eb('status', '=', HeldOrderStatus.HELD).as('isPayable'),
      ]);
    const placed = from
      .selectFrom('Order')
      .where('id', '=', orderId)
      .select(candidateColumns)
      .select(({ eb, and, val }) => [
        val<SqlBool>(false).as('isOver'),
        and([eb('paymentStatus', '=', OrderPaymentStatus.DUE), eb('status', '<>', OrderStatus.CANCELED)]).as(
          'isPayable',
        ),
      ]);
    return from
      .selectFrom(held.unionAll(placed).as('o'))
      .innerJoin('Supplier as s', 's.id', 'o.supplierId')
      .where('o.customerId', '=', customerId)
      .select([
        'o.id',
        'o.orderNumber',
        'o.supplierId',
        's.kitchenName',
        'o.totalCents',
        'o.commissionCents',
        'o.isOver',
        'o.isPayable',
      ]);
  },
);

/** An order that its customer can pay now: held, or placed with payment due. */
export type Payable = Omit<RowOf<typeof payableQuery>, 'isOver' | 'isPayable'>;

const lockHeld = query({ HeldOrder }, (from, { orderId }: Given<{ orderId: string }>) =>
  from.selectFrom('HeldOrder').where('id', '=', orderId).forUpdate(),
);

const lockPlaced = query({ Order }, (from, { orderId }: Given<{ orderId: string }>) =>
  from.selectFrom('Order').where('id', '=', orderId).forNoKeyUpdate(),
);

/** Finds the order if the viewer may read it, or the problem that prevents paying. */
export const findPayable = async (ctx: Ctx, sql: Sql, orderId: string): Promise<Payable | Problem> => {
  if (!isIdentifier(orderId)) return new OrderNotFound();
  const order = await payableQuery.first(sql, { orderId, customerId: ctx.viewer.userId, now: ctx.now });
  if (!order) return new OrderNotFound();
  if (order.isOver) return new HoldEnded();
  return order.isPayable ? order : new NothingToPay();
};

/** Locks the order until the transaction ends. */
export const lockPayableOrder = async (sql: Sql, orderId: string): Promise<void> => {
  await lockHeld.all(sql, { orderId });
  await lockPlaced.all(sql, { orderId });
};
