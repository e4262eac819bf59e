import { t } from '@lingui/core/macro';
import type { Mealtime } from '../../../generated/graphql.ts';
import { mealtimeTitle } from '../../../lib/formats/meal-window-words.ts';
import { Chip } from '../../../ui/forms/Chip.tsx';

interface Props {
  meals: readonly { mealtime: Mealtime; openOrders: number }[];
  chosen: Mealtime | null;
  onChoose: (mealtime: Mealtime | null) => void;
  /** Without the choice of all of them. */
  isOneNeeded?: boolean;
}

/** One meal of the day, or all of them. */
export const MealFilter = ({ meals, chosen, onChoose, isOneNeeded }: Props) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{t`Meal`}</legend>
    {!isOneNeeded && (
      <Chip pressed={chosen === null} onClick={() => onChoose(null)}>
        {t`All meals`}
      </Chip>
    )}
    {meals.map(({ mealtime, openOrders }) => (
      <Chip key={mealtime} pressed={chosen === mealtime} onClick={() => onChoose(mealtime)}>
        {mealtimeTitle(mealtime)}
        <span className="tabular-nums">{openOrders}</span>
      </Chip>
    ))}
  </fieldset>
);
