import { useTiffinBillListQuery } from '../../../generated/graphql.ts';
import { inPages, pagesOf } from '../../../lib/paged-list.ts';
import { PagedSection } from '../../../ui/lists/PagedSection.tsx';
import { RowList } from '../../../ui/lists/RowList.tsx';
import { TiffinBillRow } from './TiffinBillRow.tsx';

/** Bills of tiffin plans, and the way to record that they were paid. */
export function TiffinBillList({ onChanged }: { onChanged: () => void }) {
  const query = useTiffinBillListQuery(inPages);
  return (
    <PagedSection
      title="Tiffin bills"
      pages={pagesOf(query.data?.tiffinBills, query)}
      empty="No tiffin bills yet."
      more="Show more tiffin bills"
    >
      {bills => (
        <RowList>
          {bills.map(bill => (
            <TiffinBillRow key={bill.id} bill={bill} onChanged={onChanged} />
          ))}
        </RowList>
      )}
    </PagedSection>
  );
}
