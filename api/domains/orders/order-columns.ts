import type { ExpressionBuilder, Selection } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Tables } from '../../core/query/query.ts';
import type { Order } from './order.ts';
import type { OrderLine } from './order-line.ts';

/** Columns of an order that its customer, its kitchen and admins read; `o` is the order. */
export const orderColumns = [
  'o.id',
  'o.orderNumber',
  'o.customerId',
  'o.supplierId',
  'o.serviceDate',
  'o.mealtime',
  'o.fulfillment',
  'o.deliveryAddress',
  'o.note',
  'o.status',
  'o.paymentStatus',
  'o.plates',
  'o.totalCents',
  'o.cutOffAt',
  'o.servedFrom',
  'o.servedUntil',
  'o.placedAt',
  'o.preparingAt',
  'o.readyAt',
  'o.outForDeliveryAt',
  'o.deliveredAt',
  'o.canceledAt',
  'o.canceledBy',
  'o.cancellationReason',
  'o.reopenedAt',
  'o.updatedAt',
] as const;

type OrderTables = Tables<{ Order: typeof Order; OrderLine: typeof OrderLine }>;
type SelectedOrder = OrderTables & { o: OrderTables['Order'] };

/** The lines of an order as one JSON value, so that a list of orders needs one statement. */
export const orderLines = (order: ExpressionBuilder<SelectedOrder, 'o'>) =>
  order
    .selectFrom('OrderLine as line')
    .select(line =>
      line.fn
        .jsonAgg(
          jsonBuildObject({
            position: line.ref('line.position'),
            dishId: line.ref('line.dishId'),
            dishName: line.ref('line.dishName'),
            unitPriceCents: line.ref('line.unitPriceCents'),
            quantity: line.ref('line.quantity'),
            choices: line.ref('line.choices'),
            mealContent: line.ref('line.mealContent'),
            allergens: line.ref('line.allergens'),
            addedAllergens: line.ref('line.addedAllergens'),
            diet: line.ref('line.diet'),
            changedDiet: line.ref('line.changedDiet'),
            marks: line.ref('line.marks'),
            removedMarks: line.ref('line.removedMarks'),
          }),
        )
        .orderBy('line.position')
        .as('lines'),
    )
    .whereRef('line.orderId', '=', 'o.id')
    .$asScalar()
    .$notNull()
    .as('lines');

/** An order with its lines as queries return it; times as PostgreSQL formats them. */
export type OrderRow = Selection<SelectedOrder, 'o', (typeof orderColumns)[number] | typeof orderLines>;
export type OrderLineRow = OrderRow['lines'][number];
