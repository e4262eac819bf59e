import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { weekdayOf } from '../../../schema/rules/days.ts';
import { mealtimeTitle } from '../../lib/formats/meal-window-words.ts';
import { weekdayName } from '../../lib/formats/weekdays.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { contentIn, type Menu, type WeekMeal } from './drafted-menus.ts';

interface Props {
  meal: WeekMeal;
  menu: Menu;
  dishes: readonly { id: string; name: string; isAvailable: boolean; isTiffinOfTheDay: boolean }[];
  kind: 'usual' | 'own' | 'drafted';
  isOpen: boolean;
  onOpen: () => void;
}

const namesShown = 3;

export function MealMenuCell({ meal, menu, dishes, kind, isOpen, onOpen }: Props) {
  const onSale = dishes.filter(dish => dish.isAvailable);
  const more = onSale.length - namesShown;
  return (
    <button
      type="button"
      disabled={!isOpen}
      onClick={onOpen}
      className={clsx(
        'flex min-h-20 w-full min-w-0 flex-col items-start gap-1 rounded-control border p-2.5 text-left leading-tight',
        kind === 'usual' ? 'border-input-border' : 'border-primary/40 bg-primary-soft',
        isOpen ? 'hover:border-primary' : 'border-dashed text-muted',
      )}
    >
      <span className="flex w-full flex-wrap items-center justify-between gap-1 text-small font-medium">
        <span>
          <span className="sr-only">{weekdayName(weekdayOf(meal.serviceDate))} </span>
          {mealtimeTitle(meal.mealtime)}
        </span>
        {kind === 'own' && <Badge tone="leaf">{t`Own menu`}</Badge>}
        {kind === 'drafted' && <Badge tone="warn">{t`Changed`}</Badge>}
      </span>
      <span className="text-small wrap-anywhere">
        {onSale.length === 0
          ? t`Nothing is cooked`
          : onSale
              .slice(0, namesShown)
              .map(dish => dish.name)
              .join(', ')}
        {more > 0 && ` ${t`and ${more} more`}`}
      </span>
      {onSale
        .filter(dish => dish.isTiffinOfTheDay)
        .map(dish => (
          <span key={dish.id} className="line-clamp-3 text-small font-medium wrap-anywhere">
            {contentIn(menu, dish.id) ||
              (isOpen && <Badge tone="warn">{t`Write what is in ${dish.name}`}</Badge>)}
          </span>
        ))}
      {!isOpen && <span className="text-small">{t`Orders closed`}</span>}
    </button>
  );
}
