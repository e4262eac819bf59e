import { t } from '@lingui/core/macro';
import { mealtimes } from '../../../schema/constants.ts';
import { WeekdayChoice } from '../../food/WeekdayChoice.tsx';
import type { Mealtime } from '../../generated/graphql.ts';
import { mealtimeTitle } from '../../lib/formats/meal-window-words.ts';
import { Chip } from '../../ui/forms/Chip.tsx';
import { ChipGroup } from '../../ui/forms/ChipGroup.tsx';

interface Props {
  meals: readonly Mealtime[];
  onMeals: (meals: Mealtime[]) => void;
  weekdays: readonly number[];
  onWeekdays: (weekdays: number[]) => void;
  errors: { mealtimes?: string; weekdays?: string };
}

/** For which meals and on which days a dish is cooked. */
export function CookedChoice({ meals, onMeals, weekdays, onWeekdays, errors }: Props) {
  const toggle = (meal: Mealtime) =>
    onMeals(meals.includes(meal) ? meals.filter(each => each !== meal) : [...meals, meal]);
  return (
    <>
      <ChipGroup legend={t`Cooked for`} error={errors.mealtimes}>
        {mealtimes.map(meal => (
          <Chip
            key={meal}
            pressed={meals.includes(meal)}
            onClick={() => toggle(meal)}
            {...(meal === mealtimes[0] && { 'data-field': 'mealtimes' })}
          >
            {mealtimeTitle(meal)}
          </Chip>
        ))}
      </ChipGroup>
      <WeekdayChoice
        legend={t`Cooked on`}
        hint={t`Customers can order it for these days only.`}
        value={weekdays}
        onChange={onWeekdays}
        error={errors.weekdays}
      />
    </>
  );
}
