import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../core/query/query.ts';
import { HeldOrder } from '../holding/held-order.ts';
import { Order } from '../order.ts';
import { OrderLine } from '../order-line.ts';

export const portionsRead = { Order, OrderLine, HeldOrder };

type From = Kysely<Tables<typeof portionsRead>>;

/** The portions of orders `o`. */
export const portionsOfOrders = (from: From) =>
  from
    .selectFrom('OrderLine as ordered')
    .innerJoin('Order as o', 'o.id', 'ordered.orderId')
    .select(['o.serviceDate', 'o.mealtime', 'ordered.dishId', 'ordered.quantity']);

/** The lines are stored as JSON, whose names PostgreSQL does not know. */
const line = sql`line ("dishId" uuid, quantity int)`;

/** The same of held orders `held`. */
export const portionsOfHeldOrders = (from: From) =>
  from
    .selectFrom('HeldOrder as held')
    .crossJoin(({ ref }) => sql`jsonb_to_recordset(${ref('held.lines')})`.as<'line'>(line))
    .select([
      'held.serviceDate',
      'held.mealtime',
      sql<string>`line."dishId"`.as('dishId'),
      sql<number>`line.quantity`.as('quantity'),
    ]);
