import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../core/query/query.ts';
import type { User } from '../../identity/user.ts';
import type { Closure } from '../../mealtimes/closure.ts';
import type { Supplier } from '../../suppliers/supplier.ts';
import type { Order } from '../order.ts';
import { openStatuses } from '../order-status.ts';

type Read = Tables<{
  Order: typeof Order;
  Supplier: typeof Supplier;
  User: typeof User;
  Closure: typeof Closure;
}>;

/**
 * Whether an order `o` is open although its kitchen is suspended, its cook's account is disabled, or it is closed that
 * day, and no decision was made since. The statuses are literals, as in the index of open orders.
 */
export const needsDecision = (order: ExpressionBuilder<Read & { o: Read['Order'] }, 'o'>) => {
  const confirmedAt = sql<string>`coalesce(${order.ref('o.confirmedAt')}, '-infinity')`;
  const literals = openStatuses.map(status => sql.lit(status));
  return order.and([
    order('o.status', 'in', literals),
    order.exists(
      order
        .selectFrom('Supplier as stopped')
        .leftJoin('User as cook', 'cook.id', 'stopped.userId')
        .whereRef('stopped.id', '=', 'o.supplierId')
        .where(kitchen =>
          kitchen.or([
            kitchen('stopped.suspendedAt', '>', confirmedAt),
            kitchen('cook.disabledAt', '>', confirmedAt),
            kitchen.and([
              kitchen('o.confirmedAt', 'is', null),
              kitchen.exists(
                kitchen
                  .selectFrom('Closure as closed')
                  .whereRef('closed.supplierId', '=', 'stopped.id')
                  .where(closed =>
                    closed.between(
                      'o.serviceDate',
                      closed.ref('closed.firstDay'),
                      closed.ref('closed.lastDay'),
                    ),
                  ),
              ),
            ]),
          ]),
        ),
    ),
  ]);
};
