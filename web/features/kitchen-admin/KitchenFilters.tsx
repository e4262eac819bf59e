import { useCallback } from 'react';
import { usePausedText } from '../../lib/filters-in-url.ts';
import { ChipSelect } from '../../ui/forms/ChipSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { supplierStatuses, supplierStatusWords } from './supplier-status-words.ts';
import { useKitchenSearch } from './use-kitchen-search.ts';

const options = [
  { value: '', label: 'Any status' },
  ...supplierStatuses.map(value => ({ value, label: supplierStatusWords[value] })),
];

export function KitchenFilters() {
  const { text: searched, status, change } = useKitchenSearch();
  const search = useCallback((q: string) => change({ q }), [change]);
  const [text, setText, searchNow] = usePausedText(searched ?? '', search);
  return (
    <search className="mb-4 flex flex-wrap gap-3">
      <div className="min-w-60 flex-1">
        <SearchField
          label="Search kitchens"
          placeholder="Kitchen, cook or email"
          value={text}
          onChange={setText}
          onBlur={searchNow}
        />
      </div>
      <ChipSelect
        label="Status"
        options={options}
        value={status ?? ''}
        inUse={status !== null}
        onChange={value => change({ status: value })}
      />
    </search>
  );
}
