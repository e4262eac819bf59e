import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import CookingPot from '~icons/lucide/cooking-pot';
import Plus from '~icons/lucide/plus';
import { type OwnMenu_menuFragment, useOwnMenu_menu } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useDragOrder } from '../../ui/lists/use-drag-order.ts';
import { MenuDialogs } from './MenuDialogs.tsx';
import { OwnCategory } from './OwnCategory.tsx';
import { useMoveCategory, useMoveDish } from './use-move.ts';

/** The cook's whole menu, with everything that can be done about it. */
export function MenuEditor({ menu: from }: { menu: FragmentType<OwnMenu_menuFragment> }) {
  const menu = useOwnMenu_menu(from);
  const { open, show, close } = useDialogInUrl();
  const moveCategory = useMoveCategory(menu);
  const moveDish = useMoveDish(menu);
  const { list, gripOf, lookOf } = useDragOrder<HTMLDivElement>(
    (from, place) => void moveCategory(from, place),
  );
  const { categories } = menu;
  const hasDishes = categories.some(category => category.dishes.length > 0);
  const addCategory = () => show('new-category');

  return (
    <>
      {!hasDishes && (
        <EmptyState
          icon={<CookingPot />}
          title="Your menu is empty"
          text={
            categories.length === 0
              ? 'Start with a category, such as Thalis. Then add the dishes you love to cook.'
              : 'Customers find you as soon as one dish is available.'
          }
          action={
            <Button onClick={() => (categories[0] ? show(`new-in-${categories[0].id}`) : addCategory())}>
              {categories[0] ? 'Add your first dish' : 'Add your first category'}
            </Button>
          }
        />
      )}
      <div ref={list} className="flex flex-col gap-6">
        {categories.map((category, index) => (
          <div key={category.id} {...lookOf(index)}>
            <OwnCategory
              category={category}
              menu={menu}
              place={index}
              count={categories.length}
              grip={gripOf(index)}
              onMove={place => void moveCategory(index, place)}
              onMoveDish={(dish, place) => void moveDish(category.id, dish, place)}
              show={show}
            />
          </div>
        ))}
      </div>
      {categories.length > 0 && (
        <Button variant="secondary" fullWidth className="mt-6" onClick={addCategory}>
          <Plus aria-hidden className="size-5" /> Add a category
        </Button>
      )}
      <Suspense fallback={null}>
        <MenuDialogs open={open} menu={menu} onClose={close} />
      </Suspense>
    </>
  );
}
