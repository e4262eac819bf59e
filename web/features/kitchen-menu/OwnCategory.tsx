import { plural, t } from '@lingui/core/macro';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import Pencil from '~icons/lucide/pencil';
import Plus from '~icons/lucide/plus';
import type { OwnMenu_menuFragment } from '../../generated/graphql.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { FoldButton } from '../../ui/lists/FoldButton.tsx';
import { Grip } from '../../ui/lists/Grip.tsx';
import { useDragOrder } from '../../ui/lists/use-drag-order.ts';
import { categoryNotes } from './category-notes.ts';
import { MovableDishRow } from './MovableDishRow.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { OwnDishRow } from './OwnDishRow.tsx';

interface Props {
  category: OwnMenu_menuFragment['categories'][number];
  menu: Pick<OwnMenu_menuFragment, 'cuisineType' | 'today'>;
  place: number;
  count: number;
  isOpen: boolean;
  /** Without it the category stays as it is, as while searching. */
  onFold: (() => void) | undefined;
  isReordering: boolean;
  /** Props that make its handle draggable. */
  grip: ComponentProps<typeof Grip>;
  onMove: (place: number) => void;
  onMoveDish: (from: number, place: number) => void;
  /** Opens a dialog of the menu by its name. */
  show: (dialog: string) => void;
}

export function OwnCategory({ category, menu, isOpen, onFold, isReordering, show, ...moving }: Props) {
  const { id, name, portionLimit, dishes } = category;
  const { list, gripOf, lookOf } = useDragOrder<HTMLUListElement>(moving.onMoveDish);
  const notes = isOpen ? '' : categoryNotes(dishes, menu.today);
  const title = (
    <span className="min-w-0">
      {name} <span className="font-normal text-muted text-small">{dishes.length}</span>
    </span>
  );
  return (
    <section aria-labelledby={`category-${id}`}>
      <div className="flex flex-wrap items-center justify-end">
        <div className="min-w-[min(8rem,100%)] flex-1">
          <h2 id={`category-${id}`} className="text-title leading-tight font-bold">
            {onFold ? (
              <FoldButton isOpen={isOpen} onClick={onFold}>
                {title}
              </FoldButton>
            ) : (
              title
            )}
          </h2>
          {portionLimit !== null && (
            <p className="-mt-1.5 pb-1 pl-7 text-small text-muted">
              {plural(portionLimit, {
                one: `${portionLimit} portion a meal, all dishes together`,
                other: `${portionLimit} portions a meal, all dishes together`,
              })}
            </p>
          )}
          {notes && <p className="-mt-1.5 pb-1 pl-7 text-small text-muted">{notes}</p>}
        </div>
        <div className="flex">
          {isReordering ? (
            <>
              <MoveButtons
                name={t`category ${name}`}
                place={moving.place}
                count={moving.count}
                onMove={moving.onMove}
              />
              {moving.count > 1 && <Grip {...moving.grip} />}
            </>
          ) : (
            <>
              <IconButton
                label={t`Edit category ${name}`}
                className="text-muted"
                onClick={() => show(`category-${id}`)}
              >
                <Pencil aria-hidden />
              </IconButton>
              <IconButton
                label={t`Add a dish to ${name}`}
                className="text-primary"
                onClick={() => {
                  if (!isOpen) onFold?.();
                  show(`new-in-${id}`);
                }}
              >
                <Plus aria-hidden />
              </IconButton>
            </>
          )}
        </div>
      </div>
      {isOpen && dishes.length > 0 && (
        <ul
          ref={list}
          className={clsx(
            'mt-1 overflow-hidden rounded-card border border-border bg-surface',
            isReordering ? 'divide-y divide-border' : rows,
          )}
        >
          {dishes.map((dish, index) =>
            isReordering ? (
              <li key={dish.id} {...lookOf(index)}>
                <MovableDishRow
                  name={dish.name}
                  place={index}
                  count={dishes.length}
                  grip={gripOf(index)}
                  onMove={to => moving.onMoveDish(index, to)}
                />
              </li>
            ) : (
              <li key={dish.id} className="border-b border-border">
                <OwnDishRow
                  dish={dish}
                  cuisine={menu.cuisineType}
                  today={menu.today}
                  onEdit={() => show(`dish-${dish.id}`)}
                />
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}

/** Side by side where there is room; the lines of the last row lie under the frame. */
const rows = 'grid @4xl:grid-cols-2 *:-mb-px @4xl:*:odd:border-r';
