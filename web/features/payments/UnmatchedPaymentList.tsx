import { useUnmatchedPaymentListQuery } from '../../generated/graphql.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { RowList } from '../../ui/lists/RowList.tsx';
import { UnmatchedPaymentRow } from './UnmatchedPaymentRow.tsx';

/** Unmatched card payments of ours; nothing is shown while there is none. */
export function UnmatchedPaymentList() {
  const query = useUnmatchedPaymentListQuery(inPages);
  const pages = pagesOf(query.data?.unmatchedPayments, query);
  if (pages.rows ? pages.rows.length === 0 : !pages.hasFailed) return null;
  return (
    <PagedSection title="Unmatched card payments" pages={pages} empty="" more="Show more">
      {payments => (
        <RowList>
          {payments.map(payment => (
            <UnmatchedPaymentRow key={payment.id} payment={payment} onClosed={() => void query.refetch()} />
          ))}
        </RowList>
      )}
    </PagedSection>
  );
}
