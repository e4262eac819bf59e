import type { DishFacts_dishFragment, DishMark } from '../../generated/graphql.ts';

type Dish = Pick<DishFacts_dishFragment, 'diet'> & { marks: readonly DishMark[] };

const meets = {
  VEGETARIAN: ({ diet }: Dish) => diet === 'VEGETARIAN' || diet === 'VEGAN',
  VEGAN: ({ diet }: Dish) => diet === 'VEGAN',
  JAIN: ({ marks }: Dish) => marks.includes('JAIN'),
  NO_ONION_GARLIC: ({ marks }: Dish) => marks.includes('NO_ONION_GARLIC'),
};
export type MenuDiet = keyof typeof meets;
const all = Object.keys(meets) as MenuDiet[];

/** The diets that make a difference: some dishes meet them, and others do not. */
export const dietsToChoose = (dishes: readonly Dish[]): MenuDiet[] =>
  all.filter(diet => dishes.some(meets[diet]) && !dishes.every(meets[diet]));

/**
 * The diet of an address, for example ?diet=no_onion_garlic. It stays chosen when the last dish that meets it is gone:
 * who must not eat the others is not shown them unasked.
 */
export const dietFrom = (params: URLSearchParams): MenuDiet | undefined =>
  all.find(diet => diet.toLowerCase() === params.get('diet'));

export const withDiet = (params: URLSearchParams, diet: string): URLSearchParams => {
  if (diet) params.set('diet', diet.toLowerCase());
  else params.delete('diet');
  return params;
};

/** The categories with the dishes that meet a diet, without those that have none. */
export const categoriesFor = <Category extends { dishes: readonly Dish[] }>(
  menu: readonly Category[],
  diet: MenuDiet | undefined,
): Category[] =>
  menu
    .map(category => ({ ...category, dishes: category.dishes.filter(diet ? meets[diet] : () => true) }))
    .filter(({ dishes }) => dishes.length > 0);
