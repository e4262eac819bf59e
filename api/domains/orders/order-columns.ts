import type { Cents } from '../../core/money.ts';
import { Order } from './order.ts';
import type { OrderLine } from './order-line.ts';

type Moments =
  | 'cutOffAt'
  | 'servedFrom'
  | 'servedUntil'
  | 'placedAt'
  | 'preparingAt'
  | 'readyAt'
  | 'outForDeliveryAt'
  | 'deliveredAt'
  | 'canceledAt'
  | 'reopenedAt';

type Acts = 'moveTo' | 'undoMove' | 'cancel';

type Facts = Omit<
  Order,
  Moments | Acts | 'idempotencyKey' | 'requestHash' | 'placedFrom' | 'commissionCents'
>;

/** An order with its lines as queries return it; times as PostgreSQL formats them. */
export type OrderRow = Facts &
  Record<'cutOffAt' | 'servedFrom' | 'servedUntil' | 'placedAt', string> &
  Record<
    'preparingAt' | 'readyAt' | 'outForDeliveryAt' | 'deliveredAt' | 'canceledAt' | 'reopenedAt',
    string | null
  > & {
    lines: OrderLineRow[];
  };

export type OrderLineRow = Omit<OrderLine, 'orderId' | 'notifiedDiets'> & { unitPriceCents: Cents };

export const orderColumns = `o.id, o.order_number as "orderNumber", o.customer_id as "customerId",
  o.supplier_id as "supplierId", o.service_date as "serviceDate", o.mealtime, o.fulfillment,
  o.delivery_address as "deliveryAddress", o.note, o.status, o.payment_status as "paymentStatus", o.plates,
  o.total_cents as "totalCents", o.cut_off_at as "cutOffAt", o.served_from as "servedFrom",
  o.served_until as "servedUntil", o.placed_at as "placedAt", o.preparing_at as "preparingAt",
  o.ready_at as "readyAt", o.out_for_delivery_at as "outForDeliveryAt", o.delivered_at as "deliveredAt",
  o.canceled_at as "canceledAt", o.canceled_by as "canceledBy",
  o.cancellation_reason as "cancellationReason", o.reopened_at as "reopenedAt"`;

/** The lines of an order as one JSON value, so that a list of orders needs one statement. */
export const lineColumns = `(select json_agg(json_build_object('position', line.position,
    'dishId', line.dish_id, 'dishName', line.dish_name, 'unitPriceCents', line.unit_price_cents,
    'quantity', line.quantity,
    'allergens', line.allergens, 'addedAllergens', line.added_allergens,
    'diet', line.diet, 'changedDiet', line.changed_diet) order by line.position)
  from order_lines line where line.order_id = o.id) as lines`;

/** Sets the prototype that result unions recognize, without copying the row into an entity. */
export const asOrder = (row: OrderRow): OrderRow => Object.setPrototypeOf(row, Order.prototype);
