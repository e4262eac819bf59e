import type { FragmentType } from '@apollo/client';
import { plural, t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { type CookingWeek_weekFragment, useCookingWeek_week } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { weekdaysInOrder } from '../../lib/formats/weekdays.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { mealOfDialog } from './meal-dialog.ts';
import { WeekdayRow } from './WeekdayRow.tsx';
import { overPlannedEveryDay } from './week-words.ts';

const PlanSheet = lazyWithRetry(() => import('./PlanSheet.tsx'));

/** Each weekday with its three mealtimes; a tap on one plans it. */
export function WeekGrid({ week: from }: { week: FragmentType<CookingWeek_weekFragment> }) {
  const week = useCookingWeek_week(from);
  const { open, show, close } = useDialogInUrl();
  const meal = mealOfDialog(open);
  const everyDay = overPlannedEveryDay(week);
  return (
    <div className="@container">
      <Notice tone="info">
        {plural(week.capacity, {
          one: "Your limit is # plate a day, shared by all meals of that day. Once they're ordered, the day is sold out.",
          other:
            "Your limit is # plates a day, shared by all meals of that day. Once they're ordered, the day is sold out.",
        })}
        {everyDay && (
          <p className="mt-1">{t`${everyDay} plates planned every day, ${week.capacity} sold at most.`}</p>
        )}
      </Notice>
      <ul className="mt-4 grid gap-3 @min-[40rem]:grid-cols-2 @min-[64rem]:grid-cols-7 @min-[64rem]:gap-2">
        {weekdaysInOrder.map(weekday => (
          <li
            key={weekday}
            className="@min-[64rem]:row-span-2 @min-[64rem]:grid @min-[64rem]:grid-rows-subgrid"
          >
            <WeekdayRow week={week} weekday={weekday} hasSum={!everyDay} show={show} />
          </li>
        ))}
      </ul>
      {meal && (
        <Suspense fallback={null}>
          <PlanSheet key={open} week={week} {...meal} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
