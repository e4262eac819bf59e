import type { Cents } from '../../../core/money.ts';
import type { Sql } from '../../../core/sql.ts';
import type { Mealtime } from '../../mealtimes/mealtime.ts';
import type { CanceledBy, Fulfillment, PaymentStatus } from '../../orders/order-enums.ts';

/** Facts about an order, and the people to notify. */
export interface OrderFacts {
  id: string;
  orderNumber: string;
  supplierId: string;
  kitchenName: string;
  fulfillment: Fulfillment;
  mealtime: Mealtime;
  serviceDate: string;
  plates: number;
  totalCents: Cents;
  paymentStatus: PaymentStatus;
  canceledBy: CanceledBy | null;
  cancellationReason: string | null;
  /** Null when the customer turned order updates off, or the account is disabled. */
  customerId: string | null;
  /** The customer regardless of settings, for notifications about food safety; null when the account is disabled. */
  customerAnyway: string | null;
  cookId: string | null;
}

const recipient = (person: string) =>
  `case when ${person}.disabled_at is null and ${person}_settings.order_updates is not false then ${person}.id end`;

/** Loads the facts of many orders in one statement. */
export const orderFactsOf = async (sql: Sql, ids: readonly string[]): Promise<Map<string, OrderFacts>> => {
  if (ids.length === 0) return new Map();
  const orders = await sql.rows<OrderFacts>(
    `select o.id, o.order_number as "orderNumber", o.supplier_id as "supplierId",
       s.kitchen_name as "kitchenName", o.fulfillment, o.mealtime, o.service_date as "serviceDate", o.plates,
       o.total_cents as "totalCents", o.payment_status as "paymentStatus", o.canceled_by as "canceledBy",
       o.cancellation_reason as "cancellationReason",
       ${recipient('customer')} as "customerId",
       case when customer.disabled_at is null then customer.id end as "customerAnyway", ${recipient('cook')} as "cookId"
     from (
       select id, order_number, supplier_id, customer_id, fulfillment, mealtime, service_date, plates, total_cents,
         payment_status, canceled_by, cancellation_reason
       from orders where id = any($1::uuid[])
       union all
       -- A customer whose payment came too late has no order, but is notified of the refund.
       select id, order_number, supplier_id, customer_id, fulfillment, mealtime, service_date, plates, total_cents,
         'DUE', null, null
       from held_orders where id = any($1::uuid[]) and status = 'RELEASED'
     ) o
     join suppliers s on s.id = o.supplier_id
     join users customer on customer.id = o.customer_id
     left join users cook on cook.id = s.user_id
     left join notification_settings customer_settings on customer_settings.user_id = o.customer_id
     left join notification_settings cook_settings on cook_settings.user_id = s.user_id`,
    [ids],
  );
  return new Map(orders.map(order => [order.id, order]));
};
