import { t } from '@lingui/core/macro';
import CalendarSync from '~icons/lucide/calendar-sync';
import { paths } from '../../../app/paths.ts';
import { TiffinBilling } from '../../../features/tiffin-bills/TiffinBilling.tsx';
import { OnHoliday } from '../../../features/tiffin-plans/holiday/OnHoliday.tsx';
import { PlansSkeleton } from '../../../features/tiffin-plans/PlansSkeleton.tsx';
import { TiffinPlanList } from '../../../features/tiffin-plans/TiffinPlanList.tsx';
import { OwnWaits } from '../../../features/tiffin-plans/waiting/OwnWaits.tsx';
import { useTiffinPlansQuery } from '../../../generated/graphql.ts';
import { calendarDay } from '../../../lib/formats/dates.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';

/** Plans that run, and below those that stopped or ended. */
export function OwnPlans() {
  const { data, error, refetch } = useTiffinPlansQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <PlansSkeleton />;

  const plans = data.tiffinPlans;
  const running = plans.filter(({ isRunning }) => isRunning);
  const kitchenOf = (planId: string) => plans.find(({ id }) => id === planId)?.supplier.kitchenName ?? '';
  return (
    <TiffinBilling>
      <OwnWaits />
      {plans.length === 0 && <NoPlans />}
      {running[0] && (
        <OnHoliday today={calendarDay(new Date(), running[0].supplier.city.timeZone)} kitchenOf={kitchenOf} />
      )}
      <TiffinPlanList heading={t`Running`} plans={running} />
      <TiffinPlanList heading={t`Stopped or ended`} plans={plans.filter(({ isRunning }) => !isRunning)} />
    </TiffinBilling>
  );
}

const NoPlans = () => (
  <EmptyState
    icon={<CalendarSync />}
    title={t`No tiffin plans yet`}
    text={t`A tiffin plan orders the same dishes for you on the weekdays you choose, until you stop. Fill your cart, then choose “Have this every week”.`}
    action={<ButtonLink to={paths.home()}>{t`Browse kitchens`}</ButtonLink>}
  />
);
