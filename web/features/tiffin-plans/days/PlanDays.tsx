import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useRef } from 'react';
import { tiffinCalendarDays } from '../../../../schema/constants.ts';
import type { ChangedDay_planFragment, PlanDays_planFragment } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { MoreButton } from '../../../ui/lists/MoreButton.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import type { AddressOption } from '../changing/AddressSelect.tsx';
import { dayOfDialog, dialogOfDay } from '../changing/day-dialog.ts';
import { canChangeDay } from './day-action.ts';
import { PlanDayCard } from './PlanDayCard.tsx';
import { useDayChanges } from './use-day-changes.ts';

const ChangeDaySheet = lazyWithRetry(() => import('../changing/ChangeDaySheet.tsx'));

interface Props {
  plan: PlanDays_planFragment & ChangedDay_planFragment;
  /** Addresses that a day can be delivered to. */
  addresses: readonly AddressOption[];
  /** Number of days that were asked for. */
  first: number;
  isLoadingMore: boolean;
  /** Rejects when they do not arrive. */
  onMore: () => Promise<unknown>;
}

/** The next meals of a plan, to skip and unskip; of a stopped one the orders that stay. */
export function PlanDays({ plan, addresses, first, isLoadingMore, onMore }: Props) {
  const { busyDay, change } = useDayChanges(plan.id, first);
  const { days, stoppedAt } = plan;
  const { open, show, close } = useDialogInUrl();
  const edited = days.find(
    day => day.serviceDate === dayOfDialog(open) && stoppedAt === null && canChangeDay(day),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  /** The day whose button was pressed last, and had the focus then. */
  const focused = useRef<string>(undefined);
  // A day that the plan no longer has goes with its button.
  useEffect(() => {
    const isGone = focused.current && !days.some(day => day.serviceDate === focused.current);
    if (!isGone) return;
    focused.current = undefined;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [days]);
  const hasMore = days.length === first && first < tiffinCalendarDays;
  return (
    <section aria-labelledby="plan-days">
      <h2 ref={heading} id="plan-days" tabIndex={-1} className="text-title font-bold">
        {stoppedAt ? t`Orders that stay` : t`Next meals`}
      </h2>
      {days.length === 0 && (
        <p className="mt-1 text-muted">{stoppedAt ? t`There are none.` : t`There are no more meals.`}</p>
      )}
      <ul className="mt-2 flex flex-col gap-2">
        {days.map(day => (
          <li key={day.serviceDate}>
            <PlanDayCard
              day={day}
              timeZone={plan.supplier.city.timeZone}
              canChange={stoppedAt === null}
              isBusy={busyDay === day.serviceDate}
              onChange={action => {
                // Safari gives buttons no focus when they are tapped.
                focused.current = document.activeElement === document.body ? undefined : day.serviceDate;
                void change(action, day.serviceDate);
              }}
              onEdit={() => show(dialogOfDay(day.serviceDate))}
            />
          </li>
        ))}
      </ul>
      <MoreButton
        after={hasMore ? String(days.length) : null}
        words={t`Show more days`}
        endWords={plan.endsOn || stoppedAt ? undefined : t`Later meals show up as their days come nearer.`}
        isLoading={isLoadingMore}
        onMore={onMore}
      />
      {edited && (
        <Suspense fallback={null}>
          <ChangeDaySheet
            plan={plan}
            day={edited}
            timeZone={plan.supplier.city.timeZone}
            first={first}
            addresses={addresses}
            onClose={() => void close()}
          />
        </Suspense>
      )}
    </section>
  );
}
