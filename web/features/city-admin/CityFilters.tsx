import { useCallback } from 'react';
import { usePausedText } from '../../lib/filters-in-url.ts';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { useCitySearch } from './use-city-search.ts';

const options = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'waiting', label: 'Waiting' },
] as const;

export function CityFilters() {
  const { text: searched, show, change } = useCitySearch();
  const search = useCallback((q: string) => change({ q }), [change]);
  const [text, setText, searchNow] = usePausedText(searched ?? '', search);
  return (
    <search className="mb-4 flex flex-wrap items-center gap-3">
      {show !== 'waiting' && (
        <div className="min-w-60 flex-1">
          <SearchField
            label="Search cities"
            placeholder="Name of a city"
            value={text}
            onChange={setText}
            onBlur={searchNow}
          />
        </div>
      )}
      <SegmentedControl
        label="Which cities"
        options={options}
        value={show ?? 'all'}
        onChange={value => change({ show: value === 'all' ? null : value })}
      />
      {show === 'waiting' && (
        <p className="text-small text-muted">
          Not open yet, with registered kitchens or hidden from customers.
        </p>
      )}
    </search>
  );
}
