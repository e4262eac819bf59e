import { sql as fragment } from 'kysely';
import type { Work } from '../../../core/operation/operation.ts';
import { type Given, query } from '../../../core/query/query.ts';
import type { OrderingAllowed } from '../../cities/ordering-stops/ordering-stop-events.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { retryMinutes } from '../ordering/find-due-days.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { TiffinDayStatus, TiffinPlanDay } from '../tiffin-plan-day.ts';

/**
 * The status is written out, as in the condition of the index of open days. Days keep the reason that they waited for: if
 * their cut-off has passed meanwhile, or another stop is in force, it is still true.
 */
const retrySoon = query(
  { TiffinPlan, TiffinPlanDay, Supplier },
  (on, { cityId, due }: Given<{ cityId: string | null; due: Date }>) =>
    on
      .updateTable('TiffinPlanDay as day')
      .from('TiffinPlan as plan')
      .innerJoin('Supplier as s', 's.id', 'plan.supplierId')
      .set({ triedAt: due })
      .whereRef('plan.id', '=', 'day.planId')
      .where('day.status', '=', fragment.lit(TiffinDayStatus.WAITING))
      .where('day.code', '=', fragment.lit('ORDERING_STOPPED'))
      .where(row =>
        row.or([
          row(row.cast<string | null>(cityId, 'uuid'), 'is', null),
          row('s.cityId', '=', row.cast<string>(cityId, 'uuid')),
        ]),
      ),
);

/** Days that waited because ordering was stopped are tried again with the next run of the job. */
export const retryStoppedDays = async ({ sql, now }: Work, { cityId }: OrderingAllowed): Promise<void> => {
  await retrySoon.all(sql, { cityId, due: new Date(now.getTime() - retryMinutes * 60_000) });
};
