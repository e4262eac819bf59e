import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { cookedWords } from '../../food/cooked-words.ts';
import { DietMark } from '../../food/DietMark.tsx';
import { FoodPicture } from '../../food/FoodPicture.tsx';
import { type OwnDish_dishFragment, useOwnDish_dish } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { useSoldOutToday } from './use-sold-out-today.ts';

interface Props {
  dish: FragmentType<OwnDish_dishFragment>;
  cuisine: string;
  /** Current day of the kitchen. */
  today: string;
  onEdit: () => void;
}

/** A dish in two lines: all of it opens the dish, the one button takes it off for today. */
export function OwnDishRow({ dish: from, cuisine, today, onEdit }: Props) {
  const dish = useOwnDish_dish(from);
  const markSoldOut = useSoldOutToday(dish, today);
  const isSoldOutToday = dish.isAvailable && dish.soldOutOn === today;
  return (
    <article className="relative flex items-center gap-3 px-3 py-2 hover:bg-sunken">
      <FoodPicture
        photo={dish.photo}
        sizes="64px"
        name={dish.name}
        cuisine={cuisine}
        className={`h-14 w-16 shrink-0 rounded-control ${dish.isAvailable ? '' : 'opacity-50 grayscale'}`}
      />
      <div className="min-w-0 flex-1">
        <h3 className="flex items-start gap-2 leading-snug font-semibold">
          <span className="mt-0.5">
            <DietMark diet={dish.diet} />
          </span>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onEdit}
            className="min-w-0 text-left wrap-anywhere after:absolute after:inset-0 focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <span className="sr-only">{t`Change`} </span>
            {dish.name}
          </button>
        </h3>
        <div className="flex flex-wrap items-center justify-end gap-x-2">
          <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted tabular-nums">
            <span>
              {[dish.price.text, !isSoldOutToday && dish.portion, cookedWords(dish)]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {isSoldOutToday && <Badge tone="danger">{t`Sold out today`}</Badge>}
            {!dish.isAvailable && <Badge>{t`Unavailable`}</Badge>}
            {dish.allergens === null && <Badge tone="warn">{t`Allergens missing`}</Badge>}
          </p>
          {dish.isAvailable && (
            <Button
              variant="ghost"
              isSnug
              className="z-10 -my-1.5 -mr-2 text-small"
              onClick={() => void markSoldOut(!isSoldOutToday)}
            >
              {isSoldOutToday ? t`Bring back` : t`Mark sold out`}
              <span className="sr-only"> {dish.name}</span>
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
