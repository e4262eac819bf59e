import { sql } from 'kysely';
import { type Given, query, type RowOf } from '../../../core/query/query.ts';
import { Household } from '../../households/household.ts';
import { Order } from '../../orders/order.ts';
import { openStatuses } from '../../orders/order-status.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';

interface Compared {
  orderId: string;
  householdVersion: number;
  menuVersion: number;
}

/** What a day notes that its order was compared with; the query below computes the same. */
export const comparedWith = ({ orderId, householdVersion, menuVersion }: Compared): string =>
  `${orderId} ${householdVersion} ${menuVersion}`;

/**
 * Running plans with an open order that was not compared with the household as it is now, or not since the kitchen
 * changed what dishes contain. Only the orders of households that never eat something are looked at.
 */
export const plansToCompareQuery = query(
  { Household, TiffinPlan, TiffinPlanDay, Supplier, Order },
  (from, { now, afterPlan, limit }: Given<{ now: Date; afterPlan: string; limit: number }>) =>
    from
      .selectFrom('Household as household')
      .innerJoin('TiffinPlan as plan', 'plan.customerId', 'household.userId')
      .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
      .where('household.hasNeeds', '=', true)
      .where('plan.stoppedAt', 'is', null)
      .where(plan => plan('plan.id', '>', plan.cast<string>(afterPlan, 'uuid')))
      .where(plan =>
        plan.exists(
          plan
            .selectFrom('TiffinPlanDay as day')
            .innerJoin('Order as o', 'o.id', 'day.orderId')
            .whereRef('day.planId', '=', 'plan.id')
            .where('day.status', '=', TiffinDayStatus.ORDERED)
            // The day before that of the server, which is today at the latest in every time zone.
            .where(({ ref }) => sql<boolean>`${ref('day.serviceDate')} >= (${now}::timestamptz)::date - 1`)
            .where('o.servedUntil', '>', now)
            .where(order =>
              order(
                'o.status',
                'in',
                openStatuses.map(status => sql.lit(status)),
              ),
            )
            .where(
              ({ ref }) =>
                sql<boolean>`${ref('day.comparedWith')} is distinct from concat_ws(' ', ${ref('o.id')},
                  ${ref('household.version')}, ${ref('s.menuVersion')})`,
            ),
        ),
      )
      .select('plan.id')
      .orderBy('plan.id')
      .limit(limit),
);

export type PlanToCompare = RowOf<typeof plansToCompareQuery>;
