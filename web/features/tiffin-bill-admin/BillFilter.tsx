import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { TiffinBillFilter } from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';
import { ChipSelect } from '../../ui/forms/ChipSelect.tsx';
import { billFilters, useBillFilter } from './use-bill-filter.ts';

const words: Record<TiffinBillFilter, MessageDescriptor> = {
  OPEN: msg({ message: 'Open', context: 'bills' }),
  OVERDUE: msg({ message: 'Overdue', context: 'bills' }),
  DECLINED: msg`Card payment failed`,
  PAID: msg({ message: 'Paid', context: 'bills' }),
  VOID: msg({ message: 'Void', context: 'bills' }),
  ALL: msg`All bills`,
};

export function BillFilter() {
  const { filter, choose } = useBillFilter();
  return (
    <search className="mb-4 flex flex-wrap gap-3">
      <ChipSelect
        label={t`Status`}
        options={billFilters.map(value => ({ value, label: translate(words[value]) }))}
        value={filter}
        inUse={filter !== 'OPEN'}
        onChange={choose}
      />
    </search>
  );
}
