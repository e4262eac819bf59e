import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense } from 'react';
import CookingPot from '~icons/lucide/cooking-pot';
import { type KitchenMenu_supplierFragment, useKitchenMenu_supplier } from '../../generated/graphql.ts';
import { useDialogInUrl } from '../../lib/dialog-in-url.ts';
import { useUrlParams } from '../../lib/url-params.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { StartSide } from '../../ui/layout/Sides.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import { isSameWindow, type WindowChoice } from './choose-window.ts';
import { DishRow } from './DishRow.tsx';
import { MenuDietSelect } from './MenuDietSelect.tsx';
import { contentWords, cookedFirst, whyNotThen } from './meal-of-dish.ts';
import { categoriesFor, dietFrom, dietsToChoose, withDiet } from './menu-diets.ts';
import { PopularDishes } from './PopularDishes.tsx';
import { usePortionsLeft } from './use-portions-left.ts';

export type MenuDish = KitchenMenu_supplierFragment['menu'][number]['dishes'][number];

interface Props {
  supplier: FragmentType<KitchenMenu_supplierFragment>;
  /** The chosen meal, if any. */
  meal: WindowChoice | undefined;
  /** How to order a dish from the menu; `onOpen` opens it. */
  actionFor: (dish: MenuDish, onOpen: () => void) => ReactNode;
  /** What the household of this customer should know about a dish; undefined without a household. */
  warningFor: ((dish: MenuDish) => ReactNode) | undefined;
  /** The choices of a dish with how to order them; `onDone` closes the dish. */
  choicesFor: (dish: MenuDish, onDone: () => void) => ReactNode;
  /** IDs of the dishes that are ordered most. */
  popular: readonly string[];
  /** What comes between these and the menu, if anything. */
  children?: ReactNode;
}

const DishSheet = lazyWithRetry(() => import('./DishSheet.tsx'));

const dishDialog = ({ id }: MenuDish) => `dish-${id}`;
const sectionId = (categoryId: string) => `menu-${categoryId}`;

export function KitchenMenu({
  supplier: from,
  meal,
  actionFor,
  warningFor,
  choicesFor,
  popular,
  children,
}: Props) {
  const kitchen = useKitchenMenu_supplier(from);
  const { menu, cuisineType } = kitchen;
  const portionsLeft = usePortionsLeft(
    kitchen.id,
    kitchen.mealWindows.find(window => isSameWindow(window, meal)),
    menu.some(
      category => category.portionLimit !== null || category.dishes.some(dish => dish.portionLimit !== null),
    ),
  );
  const [params, changeParams] = useUrlParams();
  const diets = dietsToChoose(menu.flatMap(category => category.dishes));
  const diet = dietFrom(params);
  const offered = diet && !diets.includes(diet) ? [...diets, diet] : diets;
  const categories = categoriesFor(menu, diet);
  const { open, show, close } = useDialogInUrl();
  const opened = menu.flatMap(({ dishes }) => dishes).find(dish => open === dishDialog(dish));
  const chooseDiet = (chosen: string) =>
    changeParams(current => withDiet(current, chosen), { replace: true });

  const dietSelect = offered.length > 0 && (
    <MenuDietSelect offered={offered} chosen={diet} onChange={chooseDiet} />
  );

  if (menu.every(category => category.dishes.length === 0))
    return <EmptyState icon={<CookingPot />} title={t`No dishes yet`} text={t`Check back soon.`} />;

  return (
    <>
      <StartSide>
        <CategoryTabs sections={categories.map(({ id, name }) => ({ id: sectionId(id), name }))} />
      </StartSide>
      {categories.length === 0 && (
        <>
          {dietSelect}
          <EmptyState
            icon={<CookingPot />}
            title={t`No dishes for this diet right now`}
            action={<Button variant="secondary" onClick={() => chooseDiet('')}>{t`Show all dishes`}</Button>}
          />
        </>
      )}
      <PopularDishes
        dishes={popularAmong(categories, popular).filter(
          dish => whyNotThen(dish, meal, kitchen, portionsLeft) === null,
        )}
        cuisine={cuisineType}
        onOpen={dish => show(dishDialog(dish))}
      />
      {children}
      {categories.map((category, index) => (
        <section key={category.id} aria-labelledby={sectionId(category.id)} className="pt-2">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            <h2
              id={sectionId(category.id)}
              tabIndex={-1}
              className="scroll-mt-24 wide:scroll-mt-28 outline-none text-title font-bold"
            >
              {category.name}
            </h2>
            {index === 0 && dietSelect}
          </div>
          <ul className="divide-y divide-border">
            {cookedFirst(category.dishes, meal, kitchen.mealMenus).map(dish => (
              <li key={dish.id}>
                <DishRow
                  dish={dish}
                  cuisine={cuisineType}
                  content={contentWords(dish, meal, kitchen)}
                  whyNot={whyNotThen(dish, meal, kitchen, portionsLeft)}
                  portionsLeft={portionsLeft.get(dish.id)}
                  warning={warningFor?.(dish)}
                  action={actionFor(dish, () => show(dishDialog(dish)))}
                  onOpen={() => show(dishDialog(dish))}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {opened && (
        <Suspense fallback={null}>
          <DishSheet
            dish={opened}
            cuisine={cuisineType}
            content={contentWords(opened, meal, kitchen)}
            whyNot={whyNotThen(opened, meal, kitchen, portionsLeft)}
            warning={warningFor?.(opened)}
            action={actionFor(opened, () => show(dishDialog(opened)))}
            choices={opened.optionGroups.length > 0 && choicesFor(opened, () => void close())}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Those of a diet alone, where one is chosen. */
const popularAmong = (categories: readonly { dishes: readonly MenuDish[] }[], popular: readonly string[]) => {
  const dishes = categories.flatMap(category => category.dishes);
  return popular.flatMap(id => dishes.find(dish => dish.id === id) ?? []);
};
