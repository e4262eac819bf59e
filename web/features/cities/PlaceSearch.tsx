import { t } from '@lingui/core/macro';
import type { RefObject } from 'react';
import { Chip } from '../../ui/forms/Chip.tsx';
import { ChipSelect } from '../../ui/forms/ChipSelect.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { type CitySort, type CityWish, sortInUse } from './arrange-cities.ts';

interface Props {
  wish: CityWish;
  onChange: (changes: Partial<CityWish>) => void;
  searchField: RefObject<HTMLInputElement | null>;
}

/** Search, order and reach of the list of cities. */
export const PlaceSearch = ({ wish, onChange, searchField }: Props) => (
  <div className="flex flex-col gap-3">
    <SearchField
      ref={searchField}
      label={t`Search city or state`}
      placeholder={t`Search city or state`}
      autoComplete="address-level2"
      value={wish.search}
      onChange={search => onChange({ search })}
    />
    <div className="flex flex-wrap gap-2">
      <ChipSelect
        label={t`Sort cities by`}
        inUse={false}
        value={sortInUse(wish)}
        onChange={sort => onChange({ sort: sort as CitySort })}
        options={[
          { value: 'DISTANCE', label: t`Distance`, disabled: wish.from === null },
          { value: 'NAME', label: t`Name` },
          { value: 'SUPPLIERS', label: t`Suppliers` },
        ]}
      />
      {wish.from && (
        <Chip pressed={wish.nearbyOnly} onClick={() => onChange({ nearbyOnly: !wish.nearbyOnly })}>
          {t`Nearby`}
          <span className="sr-only">{t`, within 100 miles`}</span>
        </Chip>
      )}
    </div>
  </div>
);
