import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { tiffinCalendarDays } from '../../../../schema/constants.ts';
import type { ChangedDay_planFragment, PlanDays_planFragment } from '../../../generated/graphql.ts';
import { useDialogInUrl } from '../../../lib/dialog-in-url.ts';
import { Button } from '../../../ui/actions/Button.tsx';
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
  onMore: () => void;
}

/** The next meals of a plan, to skip and unskip; of a stopped one the orders that stay. */
export function PlanDays({ plan, addresses, first, isLoadingMore, onMore }: Props) {
  const { busyDay, change } = useDayChanges(plan.id, first);
  const { days, stoppedAt } = plan;
  const { open, show, close } = useDialogInUrl();
  const edited = days.find(
    day => day.serviceDate === dayOfDialog(open) && stoppedAt === null && canChangeDay(day),
  );
  return (
    <section aria-labelledby="plan-days">
      <h2 id="plan-days" className="text-title font-bold">
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
              onChange={action => void change(action, day.serviceDate)}
              onEdit={() => show(dialogOfDay(day.serviceDate))}
            />
          </li>
        ))}
      </ul>
      {days.length === first && first < tiffinCalendarDays && (
        <Button variant="secondary" fullWidth className="mt-4" loading={isLoadingMore} onClick={onMore}>
          {t`Show more days`}
        </Button>
      )}
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
