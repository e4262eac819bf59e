import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { type CookingWeek_weekFragment, useCookingWeek_week } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { mealOfDialog } from './meal-dialog.ts';
import { WeekdayRow } from './WeekdayRow.tsx';
import { weekdaysInOrder } from './week-words.ts';

const PlanSheet = lazyWithRetry(() => import('./PlanSheet.tsx'));

/** Each weekday with its three mealtimes; a tap on one plans it. */
export function WeekGrid({ week: from }: { week: FragmentType<CookingWeek_weekFragment> }) {
  const week = useCookingWeek_week(from);
  const { open, show, close } = useDialogInUrl();
  const meal = mealOfDialog(open);
  return (
    <>
      <Notice tone="info">
        Your limit is {week.capacity} plates a day, shared by all meals of that day. Once they're ordered, the
        day is sold out.
      </Notice>
      <ul className="mt-4 flex flex-col gap-3">
        {weekdaysInOrder.map(weekday => (
          <li key={weekday}>
            <WeekdayRow week={week} weekday={weekday} show={show} />
          </li>
        ))}
      </ul>
      {meal && (
        <Suspense fallback={null}>
          <PlanSheet key={open} week={week} {...meal} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
