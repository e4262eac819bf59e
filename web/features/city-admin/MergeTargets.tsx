import { useCallback, useState } from 'react';
import { type CityAdmin_cityFragment, useMergeTargetsQuery } from '../../generated/graphql.ts';
import { usePausedText } from '../../lib/filters-in-url.ts';
import { cityName } from '../../lib/formats/city-name.ts';
import { shownRows } from '../../lib/shown-rows.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { RadioCards } from '../../ui/forms/RadioCards.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { ShownRows } from '../../ui/lists/ShownRows.tsx';

interface Props {
  city: CityAdmin_cityFragment;
  value: string | null;
  onChange: (id: string) => void;
}

const mostShown = 8;

/** The cities of the same state and time zone, to be found by name. */
export function MergeTargets({ city, value, onChange }: Props) {
  const [search, setSearch] = useState('');
  const [text, setText, searchNow] = usePausedText(search, useCallback(setSearch, []));
  const result = useSteady(useMergeTargetsQuery({ variables: { search: search || null } }));
  const targets = shownRows(result, data => data.cities.nodes)
    ?.filter(
      ({ id, state, timeZone }) => id !== city.id && state === city.state && timeZone === city.timeZone,
    )
    .slice(0, mostShown);
  return (
    <div className="flex flex-col gap-3 pt-2">
      <SearchField
        label="Search cities"
        placeholder="Name of a city"
        value={text}
        onChange={setText}
        onBlur={searchNow}
      />
      {targets?.length === 0 && <p>No other city with this name in {city.state} with the same time zone.</p>}
      {targets && targets.length > 0 && (
        <ShownRows isCurrent={result.data !== undefined}>
          <RadioCards
            legend="Merge into"
            options={targets.map(target => ({ value: target.id, title: cityName(target) }))}
            value={value}
            onChange={onChange}
          />
        </ShownRows>
      )}
    </div>
  );
}
