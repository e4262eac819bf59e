import { t } from '@lingui/core/macro';
import { OrderedContents } from '../../../food/OrderedContents.tsx';
import { contentsOf } from '../../../food/ordered-contents.ts';
import type { PrepSupplement_supplementFragment } from '../../../generated/graphql.ts';
import { changedDishesOf } from './changed-dishes.ts';
import { type DayOfMeal, timeOfChange } from './time-of-change.ts';

interface Props extends DayOfMeal {
  orders: PrepSupplement_supplementFragment['reopenedOrders'];
}

/** Ordered dishes of which the kitchen changed what is in them: a printed sheet has them as before. */
export function ChangedDishes({ orders, ...day }: Props) {
  const dishes = changedDishesOf(orders);
  if (dishes.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-semibold">{t`Dishes with changed contents`}</h3>
      <ul className="divide-y divide-border border-t border-border">
        {dishes.map(({ line, portions, at }) => (
          <li key={JSON.stringify(line)} className="flex break-inside-avoid flex-col gap-1 py-3">
            <p className="text-lead leading-snug font-medium">
              {portions} × {line.dishName}
              <time dateTime={at} className="font-normal text-muted tabular-nums">
                , {timeOfChange(at, day)}
              </time>
            </p>
            <OrderedContents {...contentsOf(line)} content="" chosen="" />
          </li>
        ))}
      </ul>
    </div>
  );
}
