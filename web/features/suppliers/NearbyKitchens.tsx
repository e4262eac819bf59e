import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import LayoutGrid from '~icons/lucide/layout-grid';
import List from '~icons/lucide/list';
import { useLater } from '../../fast-path/use-later.ts';
import type { Coordinates } from '../../lib/formats/distance.ts';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import type { Choices } from './choices/ChoiceChips.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { HeartOf } from './KitchenCard.tsx';
import { KitchenList } from './KitchenList.tsx';
import { KitchenListSkeleton } from './KitchenListSkeleton.tsx';
import type { KitchenFilters } from './kitchen-filters.ts';
import { mealWindowOf } from './meal-window-of.ts';
import { narrows, withoutFilters } from './no-filters.ts';

const ChoiceChips = lazyWithRetry(() => import('./choices/ChoiceChips.tsx'));

interface Props {
  city: string;
  /** Where the reader is, if that is known. */
  near: Coordinates | null;
  filters: KitchenFilters;
  onChange: (changes: Partial<KitchenFilters>) => void;
  heartOf: HeartOf;
  /** Of the city, whose clock says which day a meal means; undefined until it is known. */
  timeZone: string | undefined;
}

export function NearbyKitchens({ timeZone, ...shown }: Props) {
  const { city, near, filters, onChange } = shown;
  const { meal } = filters;
  const [{ place, dietCounts }, setChoices] = useState<Choices>({ place: null });
  const isTime = useLater();
  return (
    <section aria-labelledby="nearby" className="flex flex-col gap-2">
      <div className="flex items-center gap-x-2 max-[18rem]:flex-wrap pointer-fine:flex-wrap">
        <h2
          id="nearby"
          tabIndex={-1}
          className="shrink-0 outline-none text-lead font-semibold"
        >{t`Nearby Kitchens`}</h2>
        {narrows(filters) && <ClearFilters onClear={() => onChange(withoutFilters(filters))} />}
        <FilterBar
          filters={filters}
          knowsLocation={near !== null}
          dietCounts={dietCounts}
          onChange={onChange}
        >
          {/* With room for a line of its own, the line is there before its choices are. */}
          <span className="contents pointer-fine:order-last pointer-fine:flex pointer-fine:h-11 pointer-fine:basis-full pointer-fine:gap-2">
            {isTime && (
              <Suspense fallback={null}>
                <ChoiceChips
                  city={city}
                  near={near}
                  filters={filters}
                  onChange={onChange}
                  onChoices={setChoices}
                />
              </Suspense>
            )}
          </span>
          <span className="shrink-0">
            <SegmentedControl
              label={t`Show kitchens as`}
              value={filters.view}
              onChange={view => onChange({ view })}
              options={[
                { value: 'grid', label: <ViewIcon word={t`Grid`} Icon={LayoutGrid} /> },
                { value: 'list', label: <ViewIcon word={t`List`} Icon={List} /> },
              ]}
            />
          </span>
        </FilterBar>
      </div>
      {meal && !timeZone ? (
        <KitchenListSkeleton view={filters.view} />
      ) : (
        <KitchenList
          {...shown}
          place={place}
          openFor={meal && timeZone ? mealWindowOf(meal, timeZone, new Date()) : null}
        />
      )}
    </section>
  );
}

/** Beside the heading, where it says that the list is not whole even when the filter in use is out of view. */
const ClearFilters = ({ onClear }: { onClear: () => void }) => (
  <button
    type="button"
    onClick={() => {
      onClear();
      document.getElementById('nearby')?.focus({ preventScroll: true });
    }}
    className="-my-2.5 min-h-11 shrink-0 font-semibold text-primary underline underline-offset-4"
  >{t`Clear filters`}</button>
);

const ViewIcon = ({ word, Icon }: { word: string; Icon: typeof List }) => (
  <>
    <Icon aria-hidden />
    <span className="sr-only">{word}</span>
  </>
);
