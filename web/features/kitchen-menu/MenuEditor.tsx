import type { FragmentType } from '@apollo/client';
import { plural, t } from '@lingui/core/macro';
import clsx from 'clsx';
import { type ReactNode, Suspense, useState } from 'react';
import CookingPot from '~icons/lucide/cooking-pot';
import Plus from '~icons/lucide/plus';
import SearchX from '~icons/lucide/search-x';
import { type OwnMenu_menuFragment, useOwnMenu_menu } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useDragOrder } from '../../ui/lists/use-drag-order.ts';
import { MenuDialogs } from './MenuDialogs.tsx';
import { MenuTools } from './MenuTools.tsx';
import { matchingDishes } from './matching-dishes.ts';
import { OwnCategory } from './OwnCategory.tsx';
import { useFolds } from './use-folds.ts';
import { useMoveCategory, useMoveDish } from './use-move.ts';

/** Fewer are found at a glance. */
const fewestToSearch = 9;

interface Props {
  menu: FragmentType<OwnMenu_menuFragment>;
  /** What is said above the menu. */
  children?: ReactNode;
}

/** The cook's whole menu, with everything that can be done about it. */
export function MenuEditor({ menu: from, children }: Props) {
  const menu = useOwnMenu_menu(from);
  const { open, show, close } = useDialogInUrl();
  const moveCategory = useMoveCategory(menu);
  const moveDish = useMoveDish(menu);
  const { list, gripOf, lookOf } = useDragOrder<HTMLDivElement>(
    (from, place) => void moveCategory(from, place),
  );
  const [search, setSearch] = useState('');
  const [isReordering, setReordering] = useState(false);
  const { categories } = menu;
  const folds = useFolds(categories);
  const dishes = categories.reduce((sum, category) => sum + category.dishes.length, 0);
  const canSearch = dishes >= fewestToSearch && !isReordering;
  const text = canSearch ? search.trim() : '';
  const shown = matchingDishes(categories, text);
  const addCategory = () => show('new-category');

  return (
    <div className="flex flex-col gap-4">
      {dishes === 0 && (
        <EmptyState
          icon={<CookingPot />}
          title={t`Your menu is empty`}
          text={
            categories.length === 0
              ? t`Start with a category, such as Thalis. Then add the dishes you love to cook.`
              : t`Customers find you as soon as one dish is available.`
          }
          action={
            <Button onClick={() => (categories[0] ? show(`new-in-${categories[0].id}`) : addCategory())}>
              {categories[0] ? t`Add your first dish` : t`Add your first category`}
            </Button>
          }
        />
      )}
      {children}
      {dishes > 0 && (
        <MenuTools
          search={canSearch ? search : undefined}
          onSearch={setSearch}
          onAdd={() => show(`new-in-${categories[0]!.id}`)}
          isReordering={isReordering}
          onReorder={setReordering}
          areAllOpen={folds.areAllOpen}
          onFoldAll={text === '' ? folds.foldAll : undefined}
        />
      )}
      <p role="status" className="sr-only">
        {text && foundWords(shown)}
      </p>
      {shown.length === 0 && text && (
        <EmptyState
          icon={<SearchX />}
          title={t`No dish found`}
          action={<Button variant="secondary" onClick={() => setSearch('')}>{t`Show all dishes`}</Button>}
        />
      )}
      <div ref={list} className={clsx('flex flex-col gap-4', isReordering && 'max-w-xl')}>
        {shown.map((category, index) => (
          <div key={category.id} {...lookOf(index)}>
            <OwnCategory
              category={category}
              menu={menu}
              place={index}
              count={categories.length}
              isOpen={text !== '' || folds.isOpen(category)}
              onFold={text === '' ? () => folds.fold(category) : undefined}
              isReordering={isReordering}
              grip={gripOf(index)}
              onMove={place => void moveCategory(index, place)}
              onMoveDish={(dish, place) => void moveDish(category.id, dish, place)}
              show={show}
            />
          </div>
        ))}
      </div>
      {categories.length > 0 && text === '' && (
        <Button variant="secondary" className="self-stretch @3xl:self-start" onClick={addCategory}>
          <Plus aria-hidden className="size-5" /> {t`Add a category`}
        </Button>
      )}
      <Suspense fallback={null}>
        <MenuDialogs open={open} menu={menu} onClose={close} />
      </Suspense>
    </div>
  );
}

const foundWords = (shown: readonly { dishes: readonly unknown[] }[]) => {
  const found = shown.reduce((sum, category) => sum + category.dishes.length, 0);
  return plural(found, { one: '# dish found', other: '# dishes found' });
};
