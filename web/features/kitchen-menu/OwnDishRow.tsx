import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { DietMark } from '../../food/DietMark.tsx';
import { FoodPicture } from '../../food/FoodPicture.tsx';
import { type OwnDish_dishFragment, useOwnDish_dish } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { useSoldOutToday } from './use-sold-out-today.ts';

interface Props {
  dish: FragmentType<OwnDish_dishFragment>;
  cuisine: string;
  /** Current day of the kitchen. */
  today: string;
  moveButtons: (name: string) => ReactNode;
  onEdit: () => void;
}

export function OwnDishRow({ dish: from, cuisine, today, moveButtons, onEdit }: Props) {
  const dish = useOwnDish_dish(from);
  const markSoldOut = useSoldOutToday(dish, today);
  const isSoldOutToday = dish.soldOutOn === today;
  return (
    <article className="px-4 pt-3 pb-1">
      <div className="flex flex-wrap gap-3">
        <FoodPicture
          photo={dish.photo}
          sizes="80px"
          seed={dish.id}
          cuisine={cuisine}
          className={`h-16 w-20 shrink-0 rounded-control ${dish.isAvailable ? '' : 'opacity-50 grayscale'}`}
        />
        <div className="min-w-[min(8rem,100%)] flex-1">
          <h3 className="flex items-start gap-2 font-semibold">
            <span className="mt-0.5">
              <DietMark diet={dish.diet} />
            </span>
            <span className="min-w-0">{dish.name}</span>
          </h3>
          <p className="text-small text-muted tabular-nums">
            {[dish.price.text, dish.portion].filter(Boolean).join(' · ')}
          </p>
          <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
            {dish.allergens === null && <Badge tone="warn">Allergens missing</Badge>}
            {!dish.isAvailable && <Badge>Unavailable</Badge>}
            {isSoldOutToday && <Badge tone="danger">Sold out today</Badge>}
          </p>
        </div>
      </div>
      {dish.isAvailable && <Switch label="Sold out today" checked={isSoldOutToday} onChange={markSoldOut} />}
      <div className="flex items-center justify-between border-t border-border">
        <Button variant="ghost" isSnug className="-ml-3.5" onClick={onEdit}>
          Change<span className="sr-only"> {dish.name}</span>
        </Button>
        <div className="-mr-2 flex">{moveButtons(dish.name)}</div>
      </div>
    </article>
  );
}
