import { t } from '@lingui/core/macro';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useSupplierDashboardQuery } from '../../generated/graphql.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { KitchenDashboard } from './KitchenDashboard.tsx';

export default function SupplierDashboardScreen() {
  return (
    <SignedInOnly forRole="SUPPLIER" whileLoading={<DashboardSkeleton />}>
      <OwnDashboard />
    </SignedInOnly>
  );
}

function OwnDashboard() {
  const { data, error, refetch } = useSupplierDashboardQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.myKitchen) return <KitchenDashboard {...data} myKitchen={data.myKitchen} />;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <DashboardSkeleton />;
}

const DashboardSkeleton = () => (
  <>
    <PageTitle>{t`Your kitchen`}</PageTitle>
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{t`Loading your kitchen`}</span>
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  </>
);
