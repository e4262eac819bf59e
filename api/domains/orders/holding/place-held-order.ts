import { sql } from 'kysely';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { Order } from '../order.ts';
import { OrderPaymentStatus } from '../order-enums.ts';
import { HeldOrderPlaced, OrderPlaced } from '../order-events.ts';
import { OrderLine } from '../order-line.ts';
import { OrderStatus } from '../order-status.ts';
import { HeldOrder, HeldOrderStatus } from './held-order.ts';

/** What the placed order takes from the held one. */
const taken = [
  'id',
  'orderNumber',
  'customerId',
  'supplierId',
  'serviceDate',
  'mealtime',
  'fulfillment',
  'deliveryAddress',
  'note',
  'plates',
  'totalCents',
  'commissionCents',
  'cutOffAt',
  'servedFrom',
  'servedUntil',
  'idempotencyKey',
  'requestHash',
  'placedFrom',
] as const;

/** The lines are stored as JSON, whose names PostgreSQL does not know. */
const line = sql`line (position smallint, "dishId" uuid, "dishName" text, "unitPriceCents" int, quantity smallint,
  allergens text[], diet text, marks text[], choices jsonb, "mealContent" text)`;

const placeHeld = query(
  { HeldOrder, Order, OrderLine },
  (on, { id, now }: Given<{ id: string; now: Date }>) =>
    on
      .with('held', cte =>
        cte
          .updateTable('HeldOrder')
          .set({ status: HeldOrderStatus.PLACED })
          .where('id', '=', id)
          .where('status', '=', HeldOrderStatus.HELD)
          .returning([...taken, 'lines']),
      )
      .with('placed', cte =>
        cte
          .insertInto('Order')
          .columns([...taken, 'status', 'paymentStatus', 'placedAt'])
          .expression(from =>
            from
              .selectFrom('held')
              .select(taken)
              .select(({ val }) => [
                val(OrderStatus.PLACED).as('status'),
                val(OrderPaymentStatus.PAID).as('paymentStatus'),
                sql<string>`${now}::timestamptz`.as('placedAt'),
              ]),
          )
          .returning('supplierId'),
      )
      .with('lines', cte =>
        cte
          .insertInto('OrderLine')
          .columns([
            'orderId',
            'position',
            'dishId',
            'dishName',
            'unitPriceCents',
            'quantity',
            'allergens',
            'diet',
            'marks',
            'choices',
            'mealContent',
          ])
          .expression(from =>
            from
              .selectFrom('held')
              .crossJoin(({ ref }) => sql`jsonb_to_recordset(${ref('held.lines')})`.as<'line'>(line))
              .select([
                'held.id',
                sql`line.position`.as('position'),
                sql`line."dishId"`.as('dishId'),
                sql`line."dishName"`.as('dishName'),
                sql`line."unitPriceCents"`.as('unitPriceCents'),
                sql`line.quantity`.as('quantity'),
                sql`line.allergens`.as('allergens'),
                sql`line.diet`.as('diet'),
                // A hold from before the marks has none.
                sql`coalesce(line.marks, '{}')`.as('marks'),
                // One from before the choices has none.
                sql`coalesce(line.choices, '[]')`.as('choices'),
                sql`line."mealContent"`.as('mealContent'),
              ]),
          ),
      )
      .selectFrom('placed')
      .select('placed.supplierId'),
);

/** Places a held order once it is paid. Returns whether it was still held. */
export const placeHeldOrder = async (work: Work, id: string): Promise<boolean> => {
  const placed = await placeHeld.first(work.sql, { id, now: work.now });
  if (!placed) return false;
  work.record(new OrderPlaced(id, placed.supplierId));
  work.record(new HeldOrderPlaced(id, placed.supplierId));
  return true;
};
