import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { TiffinPlanFilter } from '../../generated/graphql.ts';
import { translate } from '../../lib/language.ts';
import { ChipSelect } from '../../ui/forms/ChipSelect.tsx';
import { planFilters, usePlanFilters } from './use-plan-filters.ts';

const words: Record<TiffinPlanFilter, MessageDescriptor> = {
  ALL: msg`All plans`,
  RUNNING: msg`Running`,
  UNPAID: msg`Waiting for payment`,
  STOPPED: msg`Stopped`,
};

export function PlanFilters() {
  const { filter, change } = usePlanFilters();
  return (
    <search className="mb-4 flex flex-wrap gap-3">
      <ChipSelect
        label={t`Status`}
        options={[
          { value: '', label: translate(words.ALL) },
          ...planFilters.map(value => ({ value, label: translate(words[value]) })),
        ]}
        value={filter === 'ALL' ? '' : filter}
        inUse={filter !== 'ALL'}
        onChange={status => change({ status, reason: null })}
      />
    </search>
  );
}
