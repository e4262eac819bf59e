import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useTiffinCreditListQuery } from '../../generated/graphql.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { RowList } from '../../ui/lists/RowList.tsx';
import { TiffinCreditRow } from './TiffinCreditRow.tsx';

/** Credit of customers, and the way to record that it was paid back. */
export default function TiffinCreditList({ onChanged }: { onChanged: () => void }) {
  const [shown, setShown] = useState<'asked' | 'all'>('asked');
  const isAskedBack = shown === 'asked';
  const query = useTiffinCreditListQuery({ ...inPages, variables: { isAskedBack } });
  const changed = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <PagedSection
      title={t`Credit of customers`}
      action={
        <SegmentedControl
          label={t`Which credit`}
          options={[
            { value: 'asked', label: t`Refund requested` },
            { value: 'all', label: t({ message: 'All', context: 'which credit' }) },
          ]}
          value={shown}
          onChange={setShown}
        />
      }
      pages={pagesOf(query.data?.tiffinCredits, query)}
      empty={isAskedBack ? t`No refunds requested.` : t`No customer has credit.`}
      more={t`Show more credit`}
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
