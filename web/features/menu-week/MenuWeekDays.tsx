import { t } from '@lingui/core/macro';
import { shortDay } from '../../lib/formats/dates.ts';
import {
  cookedDishes,
  type DraftedMenus,
  isOpen,
  keyOf,
  menuOf,
  type WeekDish,
  type WeekMeal,
} from './drafted-menus.ts';
import { MealMenuCell } from './MealMenuCell.tsx';
import { sevenDays } from './week-days.ts';

interface Props {
  firstDay: string;
  meals: readonly WeekMeal[];
  dishes: readonly WeekDish[];
  drafted: DraftedMenus;
  onOpen: (meal: WeekMeal) => void;
}

/** Seven days with the meals that the kitchen plans: beside one another in a wide window, else below. */
export function MenuWeekDays({ firstDay, meals, dishes, drafted, onOpen }: Props) {
  const now = new Date();
  return (
    <ul className="grid gap-3 @min-[40rem]:grid-cols-2 @min-[64rem]:grid-cols-7 @min-[64rem]:gap-2">
      {sevenDays(firstDay).map(day => {
        const mealsOfDay = meals.filter(meal => meal.serviceDate === day);
        return (
          <li key={day}>
            <section
              aria-labelledby={`day-${day}`}
              className="flex h-full flex-col gap-2 rounded-card border border-border bg-surface p-3 @min-[64rem]:p-2"
            >
              <h3 id={`day-${day}`} className="font-semibold">
                {shortDay(day)}
              </h3>
              {mealsOfDay.length === 0 && <p className="text-small text-muted">{t`No cooking`}</p>}
              {mealsOfDay.map(meal => (
                <MealMenuCell
                  key={keyOf(meal)}
                  meal={meal}
                  menu={menuOf(meal, drafted)}
                  dishes={cookedDishes(dishes, meal, menuOf(meal, drafted))}
                  kind={drafted.has(keyOf(meal)) ? 'drafted' : meal.dishIds ? 'own' : 'usual'}
                  isOpen={isOpen(meal, now)}
                  onOpen={() => onOpen(meal)}
                />
              ))}
            </section>
          </li>
        );
      })}
    </ul>
  );
}
