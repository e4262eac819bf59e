import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import CookingPot from '~icons/lucide/cooking-pot';
import { type KitchenMenu_supplierFragment, useKitchenMenu_supplier } from '../../generated/graphql.ts';
import { useUrlParams } from '../../lib/url-params.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { CategoryTabs } from './CategoryTabs.tsx';
import { DishRow } from './DishRow.tsx';
import { MenuDietSelect } from './MenuDietSelect.tsx';
import { categoriesFor, dietFrom, dietsToChoose, withDiet } from './menu-diets.ts';

export type MenuDish = KitchenMenu_supplierFragment['menu'][number]['dishes'][number];

interface Props {
  supplier: FragmentType<KitchenMenu_supplierFragment>;
  /** The chosen day of the meal, if any. */
  serviceDate: string | undefined;
  actionFor: (dish: MenuDish) => ReactNode;
}

const sectionId = (categoryId: string) => `menu-${categoryId}`;

export function KitchenMenu({ supplier: from, serviceDate, actionFor }: Props) {
  const { menu, cuisineType } = useKitchenMenu_supplier(from);
  const [params, changeParams] = useUrlParams();
  const diets = dietsToChoose(menu.flatMap(category => category.dishes));
  const diet = dietFrom(params);
  const offered = diet && !diets.includes(diet) ? [...diets, diet] : diets;
  const categories = categoriesFor(menu, diet);
  const chooseDiet = (chosen: string) =>
    changeParams(current => withDiet(current, chosen), { replace: true });

  if (menu.every(category => category.dishes.length === 0))
    return <EmptyState icon={<CookingPot />} title={t`No dishes yet`} text={t`Check back soon.`} />;

  return (
    <>
      <CategoryTabs sections={categories.map(({ id, name }) => ({ id: sectionId(id), name }))} />
      {offered.length > 0 && (
        <div className="pt-4">
          <MenuDietSelect offered={offered} chosen={diet} onChange={chooseDiet} />
        </div>
      )}
      {categories.length === 0 && (
        <EmptyState
          icon={<CookingPot />}
          title={t`No dishes for this diet right now`}
          action={<Button variant="secondary" onClick={() => chooseDiet('')}>{t`Show all dishes`}</Button>}
        />
      )}
      {categories.map(category => (
        <section key={category.id} aria-labelledby={sectionId(category.id)} className="pt-6">
          <h2
            id={sectionId(category.id)}
            tabIndex={-1}
            className="scroll-mt-12 outline-none text-title font-bold"
          >
            {category.name}
          </h2>
          <ul className="divide-y divide-border">
            {category.dishes.map(dish => (
              <li key={dish.id}>
                <DishRow
                  dish={dish}
                  cuisine={cuisineType}
                  serviceDate={serviceDate}
                  action={actionFor(dish)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
