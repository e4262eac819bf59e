import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { cuisineFilter, dietaryNeeds, minimumRatings } from '../../../schema/search-constants.ts';
import { cuisineWord } from '../../food/cuisine-words.ts';
import { dietDishWords } from '../../food/diet-dish-words.ts';
import { translate } from '../../lib/language.ts';
import { ChipSelect } from '../../ui/forms/ChipSelect.tsx';
import type { DietaryNeed, DietCounts, KitchenFilters, KitchenSort, MealChoice } from './kitchen-filters.ts';
import { mealChoices, sortInUse } from './kitchen-filters.ts';

const mealWords: Record<MealChoice, MessageDescriptor> = {
  'today-breakfast': msg`Breakfast today`,
  'today-lunch': msg`Lunch today`,
  'today-dinner': msg`Dinner today`,
  'tomorrow-breakfast': msg`Breakfast tomorrow`,
  'tomorrow-lunch': msg`Lunch tomorrow`,
  'tomorrow-dinner': msg`Dinner tomorrow`,
};

const dietWords: Record<DietaryNeed, MessageDescriptor> = {
  VEGETARIAN_KITCHEN: msg`Only vegetarian`,
  ...dietDishWords,
  NO_EGG: msg`No egg`,
};

/** A choice that would leave nothing says so and cannot be made. */
const optionWithCount = (value: string, label: string, count: number | undefined) => ({
  value,
  label: count === undefined ? label : `${label} (${count})`,
  disabled: count === 0,
});

interface Props {
  filters: KitchenFilters;
  knowsLocation: boolean;
  onChange: (changes: Partial<KitchenFilters>) => void;
  /** Numbers of kitchens that each diet would leave, once they are known. */
  dietCounts: DietCounts | undefined;
  /** At the end of the strip. */
  children: ReactNode;
}

/**
 * One strip that scrolls sideways on its own, positioned so that what only screen readers read does not widen the page.
 */
export function FilterBar({ filters, knowsLocation, dietCounts, onChange, children }: Props) {
  const sort = sortInUse(filters.sort, knowsLocation);
  const offered: readonly string[] = cuisineFilter;
  const cuisineChoices =
    filters.cuisine && !offered.includes(filters.cuisine) ? [...offered, filters.cuisine] : offered;
  return (
    <fieldset className="filter-strip">
      <legend className="sr-only">{t`Sort and filter`}</legend>
      <ChipSelect
        label={t`Sort by`}
        inUse={sort !== 'RATING'}
        value={sort}
        onChange={next => onChange({ sort: next as KitchenSort })}
        options={[
          { value: 'RATING', label: t`Top rated` },
          ...(knowsLocation ? [{ value: 'DISTANCE', label: t`Distance` }] : []),
          { value: 'NAME', label: t`Name A-Z` },
        ]}
      />
      <ChipSelect
        label={t`Cuisine`}
        inUse={filters.cuisine !== null}
        value={filters.cuisine ?? ''}
        onChange={cuisine => onChange({ cuisine: cuisine || null })}
        options={[
          { value: '', label: t`All cuisines` },
          ...cuisineChoices.map(cuisine => ({ value: cuisine, label: cuisineWord(cuisine) })),
        ]}
      />
      <ChipSelect
        label={t`Diet`}
        inUse={filters.diet !== null}
        value={filters.diet ?? ''}
        onChange={diet => onChange({ diet: (diet || null) as DietaryNeed | null })}
        options={[
          { value: '', label: t`Any diet` },
          ...dietaryNeeds.map(need => optionWithCount(need, translate(dietWords[need]), dietCounts?.[need])),
        ]}
      />
      <ChipSelect
        label={t`Minimum rating`}
        inUse={filters.minimumRating !== null}
        value={String(filters.minimumRating ?? '')}
        onChange={rating => onChange({ minimumRating: Number(rating) || null })}
        options={[
          { value: '', label: t`Any rating` },
          ...minimumRatings.map(rating => ({ value: String(rating), label: t`${rating} and up` })),
        ]}
      />
      <ChipSelect
        label={t`Open for`}
        inUse={filters.meal !== null}
        value={filters.meal ?? ''}
        onChange={meal => onChange({ meal: (meal || null) as MealChoice | null })}
        options={[
          { value: '', label: t`Any mealtime` },
          ...mealChoices.map(meal => ({ value: meal, label: translate(mealWords[meal]) })),
        ]}
      />
      {children}
    </fieldset>
  );
}
