import { t } from '@lingui/core/macro';
import { FoodPicture } from '../../food/FoodPicture.tsx';
import type { DishRow_dishFragment } from '../../generated/graphql.ts';

type Dish = Pick<DishRow_dishFragment, 'id' | 'name' | 'photo' | 'price'>;

interface Props<Shown extends Dish> {
  /** The most ordered first. */
  dishes: readonly Shown[];
  cuisine: string;
  onOpen: (dish: Shown) => void;
}

/** Fewer are no choice. */
const fewestShown = 3;

/** What others order, above the menu; each card opens its dish. */
export function PopularDishes<Shown extends Dish>({ dishes, cuisine, onOpen }: Props<Shown>) {
  if (dishes.length < fewestShown) return null;
  return (
    <section aria-labelledby="popular" className="pt-3">
      <h2 id="popular" className="mb-1.5 text-lead font-bold">{t`Popular`}</h2>
      <ul className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none]">
        {dishes.map(dish => (
          <li key={dish.id} className="shrink-0">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen(dish)}
              // A card that is half in view has the focus without being scrolled to.
              onFocus={event => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
              className="flex scroll-mx-4 min-h-18 w-48 max-w-full items-center gap-3 overflow-hidden rounded-card border border-border bg-surface p-2 text-left hover:border-input-border"
            >
              <FoodPicture
                photo={dish.photo}
                name={dish.name}
                cuisine={cuisine}
                sizes="64px"
                className="size-14 shrink-0 rounded-control"
              />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2 leading-tight font-semibold">{dish.name}</span>
                <span className="text-small text-muted tabular-nums">{dish.price.text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
