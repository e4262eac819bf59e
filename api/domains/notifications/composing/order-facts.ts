import { sql as fragment } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { User } from '../../identity/user.ts';
import { HeldOrder } from '../../orders/holding/held-order.ts';
import { Order } from '../../orders/order.ts';
import type { CanceledBy, OrderPaymentStatus } from '../../orders/order-enums.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { NotificationSettings } from '../notification-settings.ts';

const columns = [
  'id',
  'orderNumber',
  'supplierId',
  'customerId',
  'fulfillment',
  'mealtime',
  'serviceDate',
  'plates',
  'totalCents',
] as const;

const ordersQuery = query(
  { Order, HeldOrder, Supplier, User, NotificationSettings },
  (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom(({ selectFrom }) =>
        selectFrom('Order')
          .where(order => order('id', '=', order.fn.any(ids)))
          .select([...columns, 'paymentStatus', 'canceledBy', 'cancellationReason'])
          .unionAll(
            // A customer whose payment came too late has no order, but is notified of the refund.
            selectFrom('HeldOrder')
              .where(order => order('id', '=', order.fn.any(ids)))
              .where('status', '=', 'RELEASED')
              .select(columns)
              .select([
                fragment<OrderPaymentStatus>`'DUE'`.as('paymentStatus'),
                fragment<CanceledBy | null>`null`.as('canceledBy'),
                fragment<string | null>`null`.as('cancellationReason'),
              ]),
          )
          .as('o'),
      )
      .innerJoin('Supplier as s', 's.id', 'o.supplierId')
      .innerJoin('User as customer', 'customer.id', 'o.customerId')
      .leftJoin('User as cook', 'cook.id', 's.userId')
      .leftJoin('NotificationSettings as customerSettings', 'customerSettings.userId', 'o.customerId')
      .leftJoin('NotificationSettings as cookSettings', 'cookSettings.userId', 's.userId')
      .select(['o.id', 'o.orderNumber', 'o.supplierId', 's.kitchenName', 'o.fulfillment', 'o.mealtime'])
      .select(['o.serviceDate', 'o.plates', 'o.totalCents', 'o.paymentStatus', 'o.canceledBy'])
      .select(['o.cancellationReason'])
      .select(o => {
        const isEnabled = (person: 'customer' | 'cook') => o(`${person}.disabledAt`, 'is', null);
        const wantsUpdates = (person: 'customer' | 'cook') =>
          o.and([isEnabled(person), o(`${person}Settings.orderUpdates`, 'is not', false)]);
        return [
          // Null when the customer turned order updates off, or the account is disabled.
          o.case().when(wantsUpdates('customer')).then(o.ref('customer.id')).end().as('customerId'),
          // Regardless of settings, for notifications about food safety; null when the account is disabled.
          o.case().when(isEnabled('customer')).then(o.ref('customer.id')).end().as('customerAnyway'),
          o.case().when(wantsUpdates('cook')).then(o.ref('cook.id')).end().as('cookId'),
        ];
      }),
);

/** Facts about an order, and the people to notify. */
export type OrderFacts = RowOf<typeof ordersQuery>;

/** Loads the facts of many orders in one statement. */
export const orderFactsOf = async (sql: Sql, ids: readonly string[]): Promise<Map<string, OrderFacts>> => {
  if (ids.length === 0) return new Map();
  const orders = await ordersQuery.all(sql, { ids });
  return new Map(orders.map(order => [order.id, order]));
};
