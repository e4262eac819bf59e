import { useRefundListQuery } from '../../../generated/graphql.ts';
import { inPages, pagesOf } from '../../../lib/paged-list.ts';
import { PagedSection } from '../../../ui/lists/PagedSection.tsx';
import { RowList } from '../../../ui/lists/RowList.tsx';
import { RefundRow } from './RefundRow.tsx';

export function RefundList({ onChanged }: { onChanged: () => void }) {
  const query = useRefundListQuery(inPages);
  return (
    <PagedSection
      title="Refunds"
      pages={pagesOf(query.data?.refunds, query)}
      empty="No refunds yet."
      more="Show more refunds"
    >
      {refunds => (
        <RowList>
          {refunds.map(refund => (
            <RefundRow key={refund.id} refund={refund} onChanged={onChanged} />
          ))}
        </RowList>
      )}
    </PagedSection>
  );
}
