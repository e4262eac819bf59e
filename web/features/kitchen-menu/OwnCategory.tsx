import type { ComponentProps } from 'react';
import Pencil from '~icons/lucide/pencil';
import Plus from '~icons/lucide/plus';
import type { OwnMenu_menuFragment } from '../../generated/graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Grip } from '../../ui/lists/Grip.tsx';
import { useDragOrder } from '../../ui/lists/use-drag-order.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { OwnDishRow } from './OwnDishRow.tsx';

interface Props {
  category: OwnMenu_menuFragment['categories'][number];
  menu: Pick<OwnMenu_menuFragment, 'cuisineType' | 'today'>;
  place: number;
  count: number;
  /** Props that make its handle draggable. */
  grip: ComponentProps<typeof Grip>;
  onMove: (place: number) => void;
  onMoveDish: (from: number, place: number) => void;
  /** Opens a dialog of the menu by its name. */
  show: (dialog: string) => void;
}

export function OwnCategory({ category, menu, place, count, grip, onMove, onMoveDish, show }: Props) {
  const { id, name, dishes } = category;
  const { list, gripOf, lookOf } = useDragOrder<HTMLUListElement>(onMoveDish);
  return (
    <section aria-labelledby={`category-${id}`}>
      <div className="mb-2 flex flex-wrap items-center justify-end">
        <h2 id={`category-${id}`} className="min-w-[min(8rem,100%)] flex-1 text-title font-bold">
          {name} <span className="font-normal text-muted text-small">{dishes.length}</span>
        </h2>
        <div className="flex">
          <IconButton
            label={`Edit category ${name}`}
            className="text-muted"
            onClick={() => show(`category-${id}`)}
          >
            <Pencil aria-hidden />
          </IconButton>
          <MoveButtons name={`category ${name}`} place={place} count={count} onMove={onMove} />
          {count > 1 && <Grip {...grip} />}
        </div>
      </div>
      {dishes.length > 0 && (
        <ul
          ref={list}
          className="divide-y-8 divide-bg overflow-hidden rounded-card border border-border bg-surface"
        >
          {dishes.map((dish, index) => (
            <li key={dish.id} {...lookOf(index)}>
              <OwnDishRow
                dish={dish}
                cuisine={menu.cuisineType}
                today={menu.today}
                onEdit={() => show(`dish-${dish.id}`)}
                moveButtons={dishName => (
                  <>
                    <MoveButtons
                      name={dishName}
                      place={index}
                      count={dishes.length}
                      onMove={to => onMoveDish(index, to)}
                    />
                    {dishes.length > 1 && <Grip {...gripOf(index)} />}
                  </>
                )}
              />
            </li>
          ))}
        </ul>
      )}
      <Button variant="ghost" className="mt-1 -ml-5" onClick={() => show(`new-in-${id}`)}>
        <Plus aria-hidden className="size-5" /> Add a dish<span className="sr-only"> to {name}</span>
      </Button>
    </section>
  );
}
