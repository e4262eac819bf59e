import { NetworkStatus } from '@apollo/client';
import { t } from '@lingui/core/macro';
import CalendarSync from '~icons/lucide/calendar-sync';
import { useAllTiffinPlansQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { inPages } from '../../lib/paged-list.ts';
import { useMay } from '../../lib/rights.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { PlanFilters } from './PlanFilters.tsx';
import { customerColumn, kitchenColumn, planColumns } from './plan-columns.tsx';
import { StopReasons } from './StopReasons.tsx';
import { usePlanFilters } from './use-plan-filters.ts';

/** Tiffin plans of all customers, by what becomes of them and why they stopped. */
export function AllPlans() {
  const { filter, stopReason } = usePlanFilters();
  const may = useMay();
  const { data, error, networkStatus, refetch, fetchMore } = useAllTiffinPlansQuery({
    variables: { filter, stopReason },
    ...inPages,
  });
  const plans = data?.allTiffinPlans.edges.map(({ node }) => node);
  return (
    <>
      <StopReasons />
      <PlanFilters />
      {!plans && (error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      {plans?.length === 0 && (
        <EmptyState
          icon={<CalendarSync />}
          title={filter === 'ALL' ? t`No tiffin plans yet` : t`No matching plans`}
          text={filter === 'ALL' ? t`Plans that customers start show up here.` : t`Try another status.`}
        />
      )}
      {plans && plans.length > 0 && (
        <>
          <DataTable
            label={t`Tiffin plans`}
            columns={[customerColumn(may), kitchenColumn(may), ...planColumns()]}
            rows={plans}
            keyOf={({ id }) => id}
          />
          <MoreButton
            after={nextPage(data!.allTiffinPlans.pageInfo)}
            words={t`Show earlier plans`}
            isLoading={networkStatus === NetworkStatus.fetchMore}
            onMore={after => fetchMore({ variables: { after } })}
          />
        </>
      )}
    </>
  );
}
