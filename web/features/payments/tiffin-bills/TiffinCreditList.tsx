import { useState } from 'react';
import { useTiffinCreditListQuery } from '../../../generated/graphql.ts';
import { inPages, pagesOf } from '../../../lib/paged-list.ts';
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx';
import { PagedSection } from '../../../ui/lists/PagedSection.tsx';
import { RowList } from '../../../ui/lists/RowList.tsx';
import { TiffinCreditRow } from './TiffinCreditRow.tsx';

/** Credit of customers, and the way to record that it was paid back. */
export function TiffinCreditList({ onChanged }: { onChanged: () => void }) {
  const [shown, setShown] = useState<'asked' | 'all'>('asked');
  const isAskedBack = shown === 'asked';
  const query = useTiffinCreditListQuery({ ...inPages, variables: { isAskedBack } });
  const changed = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <PagedSection
      title="Credit of customers"
      action={
        <SegmentedControl
          label="Which credit"
          options={[
            { value: 'asked', label: 'Asked back' },
            { value: 'all', label: 'All' },
          ]}
          value={shown}
          onChange={setShown}
        />
      }
      pages={pagesOf(query.data?.tiffinCredits, query)}
      empty={isAskedBack ? 'No credit was asked back.' : 'No customer has credit.'}
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
