import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { allergenWords } from '../../food/allergen-words.ts';
import { DietMark } from '../../food/DietMark.tsx';
import { dishMarkWords } from '../../food/dish-mark-words.ts';
import { FoodPicture } from '../../food/FoodPicture.tsx';
import type { DishRow_dishFragment } from '../../generated/graphql.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { SpiceLevel } from './SpiceLevel.tsx';

interface Props {
  dish: DishRow_dishFragment;
  cuisine: string;
  /** The chosen day of the meal, if any. */
  serviceDate: string | undefined;
  /** How to order it; the row says by itself when it is sold out. */
  action: ReactNode;
}

export function DishRow({ dish, cuisine, serviceDate, action }: Props) {
  const isSoldOutThen = dish.soldOutOn !== null && dish.soldOutOn === serviceDate;
  const canBeOrdered = dish.isAvailable && !isSoldOutThen;
  return (
    <article className="flex flex-wrap gap-4 py-4">
      <div className="min-w-[min(9.5rem,100%)] flex-1">
        <h3 className="flex items-start gap-2 text-lead font-semibold">
          <span className="mt-0.5">
            <DietMark diet={dish.diet} />
          </span>
          {dish.name}
        </h3>
        {dish.description && <p className="mt-1 text-muted">{dish.description}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-small text-muted">
          <SpiceLevel level={dish.spiceLevel} />
          {dish.portion && <span>{dish.portion}</span>}
          {dishMarkWords(dish.marks).map(mark => (
            <Badge key={mark} tone="leaf">
              {mark}
            </Badge>
          ))}
        </p>
        {dish.allergens && <p className="mt-0.5 text-small text-muted">{allergenWords(dish.allergens)}</p>}
        <p className="mt-2 text-lead font-semibold tabular-nums">{dish.price.text}</p>
      </div>
      <div className="flex w-28 shrink-0 flex-col items-center">
        <FoodPicture
          photo={dish.photo}
          sizes="112px"
          seed={dish.id}
          cuisine={cuisine}
          className={clsx('h-24 w-28 rounded-control', !canBeOrdered && 'opacity-50 grayscale')}
        />
        {canBeOrdered ? (
          <div className="relative -mt-6">{action}</div>
        ) : (
          <p className="mt-1.5 text-center text-small font-semibold text-muted">
            {isSoldOutThen ? t`Sold out for this day` : t`Sold out`}
          </p>
        )}
      </div>
    </article>
  );
}
