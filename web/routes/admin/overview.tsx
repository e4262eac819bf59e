import { OpenWorkList } from '../../features/staff-overview/OpenWorkList.tsx';
import { TodaysOrders } from '../../features/staff-overview/TodaysOrders.tsx';
import { PlanWeeks } from '../../features/tiffin-plan-admin/PlanWeeks.tsx';
import { useStaffOverviewQuery } from '../../generated/graphql.ts';
import { useMay } from '../../lib/rights.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { AdminPage } from './AdminPage.tsx';

/** What waits for this person, and how far today's meals are. */
export default function OverviewScreen() {
  return (
    <AdminPage title="Today">
      <Overview />
    </AdminPage>
  );
}

function Overview() {
  const seesOrders = useMay()('SEE_ORDERS');
  const { data, error, refetch } = useStaffOverviewQuery({
    variables: { seesOrders },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-96" />;
  return (
    <div className="grid items-start gap-8 @4xl:grid-cols-[3fr_2fr]">
      <section aria-labelledby="open-work">
        <h2 id="open-work" className="mb-3 text-title font-semibold">
          Needs you
        </h2>
        <OpenWorkList openWork={data.openWork} />
      </section>
      {data.ordersOfToday && (
        <div className="flex flex-col gap-8">
          <section aria-labelledby="todays-meals">
            <h2 id="todays-meals" className="mb-3 text-title font-semibold">
              Today's meals
            </h2>
            <TodaysOrders groups={data.ordersOfToday} />
          </section>
          <PlanWeeks />
        </div>
      )}
    </div>
  );
}
