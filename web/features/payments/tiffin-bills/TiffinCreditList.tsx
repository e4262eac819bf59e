import { useTiffinCreditListQuery } from '../../../generated/graphql.ts';
import { inPages, pagesOf } from '../../../lib/paged-list.ts';
import { PagedSection } from '../../../ui/lists/PagedSection.tsx';
import { RowList } from '../../../ui/lists/RowList.tsx';
import { TiffinCreditRow } from './TiffinCreditRow.tsx';

/** Credit of customers, and the way to record that it was paid back. */
export function TiffinCreditList({ onChanged }: { onChanged: () => void }) {
  const query = useTiffinCreditListQuery(inPages);
  const changed = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <PagedSection
      title="Credit of customers"
      pages={pagesOf(query.data?.tiffinCredits, query)}
      empty="No customer has credit."
      more="Show more credit"
    >
      {credits => (
        <RowList>
          {credits.map(credit => (
            <TiffinCreditRow key={credit.id} credit={credit} onChanged={changed} />
          ))}
        </RowList>
      )}
    </PagedSection>
  );
}
