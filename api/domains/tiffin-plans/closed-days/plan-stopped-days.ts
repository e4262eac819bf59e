import { sql as fragment } from 'kysely';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { OrderingAllowed } from '../../cities/ordering-stops/ordering-stop-events.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinDaysReopened } from '../tiffin-plan-events.ts';

const { PLANNED, WAITING } = TiffinDayStatus;

/** The status is written out, as in the condition of the index of open days. */
const planAgain = query(
  { TiffinPlan, TiffinPlanDay, Supplier },
  (on, { cityId }: Given<{ cityId: string | null }>) =>
    on
      .updateTable('TiffinPlanDay as day')
      .from('TiffinPlan as plan')
      .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
      .set({ status: PLANNED, code: null, reason: null })
      .whereRef('plan.id', '=', 'day.planId')
      .where('day.status', '=', fragment.lit(WAITING))
      .where('day.code', '=', fragment.lit('ORDERING_STOPPED'))
      .where(row =>
        row.or([
          row(row.cast<string | null>(cityId, 'uuid'), 'is', null),
          row('s.cityId', '=', row.cast<string>(cityId, 'uuid')),
        ]),
      )
      .returning(['plan.id', 'plan.supplierId']),
);

/** Days that waited because ordering was stopped are planned again, and ordered with the next run of the job. */
export const planStoppedDays = async (work: Work, { cityId }: OrderingAllowed): Promise<void> => {
  const days = await planAgain.all(work.sql, { cityId });
  const plans = [...new Map(days.map(plan => [plan.id, plan])).values()];
  if (plans.length > 0) work.record(new TiffinDaysReopened(plans));
};
