import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import LayoutGrid from '~icons/lucide/layout-grid';
import List from '~icons/lucide/list';
import type { Coordinates } from '../../lib/formats/distance.ts';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { HeartOf } from './KitchenCard.tsx';
import { KitchenList } from './KitchenList.tsx';
import { KitchenListSkeleton } from './KitchenListSkeleton.tsx';
import type { KitchenFilters } from './kitchen-filters.ts';
import { mealWindowOf } from './meal-window-of.ts';

interface Props {
  city: string;
  /** Where the reader is, if that is known. */
  near: Coordinates | null;
  filters: KitchenFilters;
  onChange: (changes: Partial<KitchenFilters>) => void;
  heartOf: HeartOf;
  /** Which day a meal means depends on the city's clock. */
  withTimeZone: (draw: (timeZone: string | null) => ReactNode) => ReactNode;
}

export function NearbyKitchens({ withTimeZone, ...shown }: Props) {
  const { near, filters, onChange } = shown;
  const { meal } = filters;
  return (
    <section aria-labelledby="nearby" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="nearby" className="text-title font-semibold">{t`Nearby Kitchens`}</h2>
        <SegmentedControl
          label={t`Show kitchens as`}
          value={filters.view}
          onChange={view => onChange({ view })}
          options={[
            { value: 'grid', label: <ViewIcon word={t`Grid`} Icon={LayoutGrid} /> },
            { value: 'list', label: <ViewIcon word={t`List`} Icon={List} /> },
          ]}
        />
      </div>
      <FilterBar filters={filters} knowsLocation={near !== null} onChange={onChange} />
      {meal ? (
        withTimeZone(timeZone =>
          timeZone ? (
            <KitchenList {...shown} openFor={mealWindowOf(meal, timeZone, new Date())} />
          ) : (
            <KitchenListSkeleton view={filters.view} />
          ),
        )
      ) : (
        <KitchenList {...shown} openFor={null} />
      )}
    </section>
  );
}

const ViewIcon = ({ word, Icon }: { word: string; Icon: typeof List }) => (
  <>
    <Icon aria-hidden />
    <span className="sr-only">{word}</span>
  </>
);
