import { NetworkStatus } from '@apollo/client';
import { t } from '@lingui/core/macro';
import FileText from '~icons/lucide/file-text';
import { useAllTiffinBillsQuery } from '../../generated/graphql.ts';
import { nextPage } from '../../lib/next-page.ts';
import { inPages } from '../../lib/paged-list.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/feedback/RowsSkeleton.tsx';
import { MoreButton } from '../../ui/lists/MoreButton.tsx';
import { BillFilter } from './BillFilter.tsx';
import { BillTable } from './BillTable.tsx';
import { useBillFilter } from './use-bill-filter.ts';

/** Bills of tiffin plans of all customers. One whose payment was just recorded stays in sight. */
export function AllBills() {
  const { filter } = useBillFilter();
  const { data, error, networkStatus, refetch, fetchMore } = useAllTiffinBillsQuery({
    variables: { filter },
    ...inPages,
  });
  const bills = data?.tiffinBills.edges.map(({ node }) => node);
  return (
    <>
      <BillFilter />
      {!bills && (error ? <ErrorState onRetry={() => void refetch()} /> : <RowsSkeleton />)}
      {bills?.length === 0 && (
        <EmptyState
          icon={<FileText />}
          title={filter === 'OPEN' ? t`No open bills` : t`No matching bills`}
          text={filter === 'OPEN' ? t`Nothing is to be collected now.` : t`Try another status.`}
        />
      )}
      {bills && bills.length > 0 && (
        <>
          <BillTable bills={bills} />
          <MoreButton
            after={nextPage(data!.tiffinBills.pageInfo)}
            words={t`Show earlier bills`}
            isLoading={networkStatus === NetworkStatus.fetchMore}
            onMore={after => fetchMore({ variables: { after } })}
          />
        </>
      )}
    </>
  );
}
