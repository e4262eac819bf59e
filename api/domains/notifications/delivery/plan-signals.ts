import { sql as text } from 'kysely';
import type { Sql } from '../../../core/database/sql.ts';
import type { Signal } from '../../../core/interfaces/event-bus.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { topics } from '../../../core/topics.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { TiffinPlan } from '../../tiffin-plans/tiffin-plan.ts';
import { TiffinPlanDay } from '../../tiffin-plans/tiffin-plan-day.ts';

const plansQuery = query(
  { TiffinPlan, TiffinPlanDay, TiffinBill },
  (from, { ids }: Given<{ ids: readonly string[] }>) =>
    from
      .selectFrom('TiffinPlan as plan')
      .where(plan => plan('plan.id', '=', plan.fn.any(ids)))
      .select(['plan.id', 'plan.supplierId'])
      .union(
        from
          .selectFrom('TiffinPlanDay as day')
          .innerJoin('TiffinPlan as plan', 'plan.id', 'day.planId')
          .where(day => day('day.orderId', '=', day.fn.any(ids)))
          .select(['plan.id', 'plan.supplierId']),
      )
      .union(
        from
          .selectFrom('TiffinBill as bill')
          .innerJoin('TiffinPlan as plan', join =>
            join
              .onRef('plan.customerId', '=', 'bill.customerId')
              .onRef('plan.supplierId', '=', 'bill.supplierId'),
          )
          .where(bill => bill('bill.id', '=', bill.fn.any(ids)))
          // Those that it covers, and those that run: they wait for it too, and show it.
          .where(row =>
            row.or([
              row('plan.stoppedAt', 'is', null),
              text<boolean>`${row.ref('bill.lines')} @>
                jsonb_build_array(jsonb_build_object('planId', ${row.ref('plan.id')}))`,
            ]),
          )
          .select(['plan.id', 'plan.supplierId']),
      ),
);

interface ChangedPlan {
  id: string;
  supplierId: string;
}

/** What the customers of these plans and their kitchens listen to, each once. */
export const signalsOfPlans = (plans: readonly ChangedPlan[]): Signal[] => [
  ...plans.map(({ id }) => ({ topic: topics.tiffinPlan(id), id })),
  ...[...new Set(plans.map(({ supplierId }) => supplierId))].map(id => ({
    topic: topics.tiffinForecast(id),
    id,
  })),
];

/** Signals of plans that change with what has one of these IDs: a plan, the order of a day, or a bill. */
export const planSignalsOf = async (sql: Sql, ids: readonly string[]): Promise<Signal[]> =>
  signalsOfPlans(await plansQuery.all(sql, { ids }));
