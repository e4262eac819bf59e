import { tiffinCalendarDays } from '../../../../schema/constants.ts';
import { daysAfter, daysBetween } from '../../../../schema/rules/days.ts';
import { isPlanDay } from '../../../../schema/rules/tiffin-days.ts';
import { customers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput } from '../../../core/operation/problem.ts';
import type { TiffinDayNotSkipped } from '../skipped-tiffin-days.ts';
import { TiffinPlanDay } from '../tiffin-plan-day.ts';
import { TiffinPlanChanged } from '../tiffin-plan-events.ts';
import type { SkipTiffinDaysInput } from '../tiffin-plan-inputs.ts';
import { lockPlans, todayOfKitchen } from './lock-tiffin-plan.ts';
import { isInCalendar, skipDay } from './skip-day.ts';

const tooFarAhead = /*i18n*/ 'Please choose days within the next eight weeks.';

/** Skips a range of days of all running plans of the viewer. What can no longer be skipped stays, and is returned. */
export const skipTiffinDays = operation(
  customers,
  async (
    work: Work,
    { from, until }: SkipTiffinDaysInput,
  ): Promise<{ notSkipped: TiffinDayNotSkipped[] } | InvalidInput> => {
    const length = daysBetween(from, until) + 1;
    if (length < 1) return new InvalidInput(/*i18n*/ 'The last day must not be before the first.', 'until');
    // What is further ahead would not be skipped; today may be a day later in a kitchen's time zone.
    const ahead = daysBetween(work.now.toISOString().slice(0, 10), until);
    if (length > tiffinCalendarDays || ahead > tiffinCalendarDays)
      return new InvalidInput(tooFarAhead, 'until');
    const notSkipped: TiffinDayNotSkipped[] = [];
    const days = Array.from({ length }, (_, ahead) => daysAfter(from, ahead));
    for (const plan of await lockPlans(work)) {
      const today = await todayOfKitchen(work, plan.supplierId);
      const range = { planId: plan.id, serviceDate: { $gte: from, $lte: until } };
      const rows = new Map((await work.em.find(TiffinPlanDay, range)).map(row => [row.serviceDate, row]));
      let isChanged = false;
      for (const serviceDate of days) {
        const day = rows.get(serviceDate) ?? null;
        if (isPlanDay(plan, serviceDate) && daysBetween(today, serviceDate) >= tiffinCalendarDays) {
          notSkipped.push({ planId: plan.id, serviceDate, reason: tooFarAhead });
          continue;
        }
        if (!isInCalendar(plan, today, serviceDate, day)) continue;
        const problem = await skipDay(work, plan, serviceDate, day);
        if (problem) notSkipped.push({ planId: plan.id, serviceDate, reason: problem.message });
        else isChanged = true;
      }
      if (isChanged) work.record(new TiffinPlanChanged(plan.id));
    }
    return { notSkipped };
  },
);
