import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useTiffinBillListQuery } from '../../generated/graphql.ts';
import { inPages, pagesOf } from '../../lib/paged-list.ts';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { PagedSection } from '../../ui/lists/PagedSection.tsx';
import { RowList } from '../../ui/lists/RowList.tsx';
import { TiffinBillRow } from './TiffinBillRow.tsx';

/** Bills of tiffin plans, and the way to record that they were paid. One that was just paid stays in sight. */
export default function TiffinBillList({ onChanged }: { onChanged: () => void }) {
  const [shown, setShown] = useState<'OPEN' | 'ALL'>('OPEN');
  const query = useTiffinBillListQuery({ ...inPages, variables: { filter: shown } });
  return (
    <PagedSection
      title={t`Tiffin bills`}
      action={
        <SegmentedControl
          label={t`Which bills`}
          options={[
            { value: 'OPEN', label: t({ message: 'Open', context: 'bills' }) },
            { value: 'ALL', label: t({ message: 'All', context: 'bills' }) },
          ]}
          value={shown}
          onChange={setShown}
        />
      }
      pages={pagesOf(query.data?.tiffinBills, query)}
      empty={shown === 'OPEN' ? t`No open tiffin bills.` : t`No tiffin bills yet.`}
      more={t`Show more tiffin bills`}
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
