import { useState } from 'react';
import { useTiffinBillListQuery } from '../../../generated/graphql.ts';
import { inPages, pagesOf } from '../../../lib/paged-list.ts';
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx';
import { PagedSection } from '../../../ui/lists/PagedSection.tsx';
import { RowList } from '../../../ui/lists/RowList.tsx';
import { TiffinBillRow } from './TiffinBillRow.tsx';

/** Bills of tiffin plans, and the way to record that they were paid. One that was just paid stays in sight. */
export function TiffinBillList({ onChanged }: { onChanged: () => void }) {
  const [shown, setShown] = useState<'open' | 'all'>('open');
  const isOpen = shown === 'open';
  const query = useTiffinBillListQuery({ ...inPages, variables: { isOpen } });
  return (
    <PagedSection
      title="Tiffin bills"
      action={
        <SegmentedControl
          label="Which bills"
          options={[
            { value: 'open', label: 'Open' },
            { value: 'all', label: 'All' },
          ]}
          value={shown}
          onChange={setShown}
        />
      }
      pages={pagesOf(query.data?.tiffinBills, query)}
      empty={isOpen ? 'No open tiffin bills.' : 'No tiffin bills yet.'}
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
