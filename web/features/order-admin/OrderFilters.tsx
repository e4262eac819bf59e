import { useCallback } from 'react';
import X from '~icons/lucide/x';
import { usePausedText } from '../../lib/filters-in-url.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Chip } from '../../ui/forms/Chip.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { statusChoices, useOrderSearch } from './use-order-search.ts';

const words: Record<(typeof statusChoices)[number], string> = {
  open: 'All open',
  PLACED: 'Placed',
  PREPARING: 'Preparing',
  READY: 'Ready',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
  CANCELED: 'Canceled',
};

interface Props {
  kitchenName: string | undefined;
  /** Number of reported problems that are not handled; undefined until it is known. */
  openIssues: number | undefined;
}

export function OrderFilters({ kitchenName, openIssues }: Props) {
  const { filters, status, change } = useOrderSearch();
  const search = useCallback((q: string) => change({ q }), [change]);
  const [text, setText, searchNow] = usePausedText(filters.q ?? '', search);
  const isReported = filters.reported === 'yes';
  return (
    <search className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
      <div className="col-span-full">
        <SearchField
          label="Search orders"
          placeholder="Number, customer or kitchen"
          value={text}
          onChange={setText}
          onBlur={searchNow}
        />
      </div>
      <SelectField
        label="Status"
        value={status ?? ''}
        onChange={event => change({ status: event.target.value })}
      >
        <option value="">Any status</option>
        {statusChoices.map(choice => (
          <option key={choice} value={choice}>
            {words[choice]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Payment"
        value={filters.payment === 'due' ? 'due' : ''}
        onChange={event => change({ payment: event.target.value })}
      >
        <option value="">Any payment</option>
        <option value="due">Payment due</option>
      </SelectField>
      <SelectField
        label="Kitchen"
        value={filters.stopped === 'yes' ? 'yes' : ''}
        onChange={event => change({ stopped: event.target.value })}
      >
        <option value="">Any kitchen</option>
        <option value="yes">Closed</option>
      </SelectField>
      <TextField
        label="Meal date"
        type="date"
        value={filters.day ?? ''}
        onChange={event => change({ day: event.target.value })}
      />
      <div className="col-span-full flex flex-wrap gap-2">
        <Chip pressed={isReported} onClick={() => change({ reported: isReported ? null : 'yes' })}>
          Reported problems
          {openIssues !== undefined && openIssues > 0 && (
            <Badge tone="danger">
              {openIssues}
              <span className="sr-only"> open</span>
            </Badge>
          )}
        </Chip>
        {filters.kitchen && (
          <Chip
            pressed
            aria-label={`Only ${kitchenName ?? 'one kitchen'}: remove this filter`}
            onClick={() => change({ kitchen: null })}
          >
            Only {kitchenName ?? 'one kitchen'} <X aria-hidden />
          </Chip>
        )}
      </div>
    </search>
  );
}
