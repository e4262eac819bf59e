import { cuisineFilter, minimumRatings } from '../../../schema/constants.ts';
import { ChipSelect } from '../../ui/ChipSelect.tsx';
import type { KitchenFilters, KitchenSort, MealChoice } from './kitchen-filters.ts';
import { mealChoices, sortInUse } from './kitchen-filters.ts';

const mealWords: Record<MealChoice, string> = {
  'today-breakfast': 'Breakfast today',
  'today-lunch': 'Lunch today',
  'today-dinner': 'Dinner today',
  'tomorrow-breakfast': 'Breakfast tomorrow',
  'tomorrow-lunch': 'Lunch tomorrow',
  'tomorrow-dinner': 'Dinner tomorrow',
};

interface Props {
  filters: KitchenFilters;
  knowsLocation: boolean;
  onChange: (changes: Partial<KitchenFilters>) => void;
}

/** One strip that scrolls sideways on its own; a filter in use is coloured. */
export function FilterBar({ filters, knowsLocation, onChange }: Props) {
  const sort = sortInUse(filters.sort, knowsLocation);
  const offered: readonly string[] = cuisineFilter;
  const cuisineChoices =
    filters.cuisine && !offered.includes(filters.cuisine) ? [...offered, filters.cuisine] : offered;
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] pointer-fine:flex-wrap">
      <legend className="sr-only">Sort and filter</legend>
      <ChipSelect
        label="Sort by"
        inUse={sort !== 'RATING'}
        value={sort}
        onChange={next => onChange({ sort: next as KitchenSort })}
        options={[
          { value: 'RATING', label: 'Top rated' },
          ...(knowsLocation ? [{ value: 'DISTANCE', label: 'Distance' }] : []),
          { value: 'NAME', label: 'Name A-Z' },
        ]}
      />
      <ChipSelect
        label="Cuisine"
        inUse={filters.cuisine !== null}
        value={filters.cuisine ?? ''}
        onChange={cuisine => onChange({ cuisine: cuisine || null })}
        options={[
          { value: '', label: 'All cuisines' },
          ...cuisineChoices.map(cuisine => ({ value: cuisine, label: cuisine })),
        ]}
      />
      <ChipSelect
        label="Minimum rating"
        inUse={filters.minimumRating !== null}
        value={String(filters.minimumRating ?? '')}
        onChange={rating => onChange({ minimumRating: Number(rating) || null })}
        options={[
          { value: '', label: 'Any rating' },
          ...minimumRatings.map(rating => ({ value: String(rating), label: `${rating} and up` })),
        ]}
      />
      <ChipSelect
        label="Open for"
        inUse={filters.meal !== null}
        value={filters.meal ?? ''}
        onChange={meal => onChange({ meal: (meal || null) as MealChoice | null })}
        options={[
          { value: '', label: 'Any mealtime' },
          ...mealChoices.map(meal => ({ value: meal, label: mealWords[meal] })),
        ]}
      />
    </fieldset>
  );
}
