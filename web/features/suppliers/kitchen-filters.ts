import { cuisines, dietaryNeeds, minimumRatings } from '../../../schema/search-constants.ts';

const sorts = { rating: 'RATING', distance: 'DISTANCE', name: 'NAME' } as const;
export type KitchenSort = (typeof sorts)[keyof typeof sorts];
export type DietaryNeed = (typeof dietaryNeeds)[number];
export type DietCounts = { readonly [Need in DietaryNeed]?: number | undefined };
export type KitchenView = 'grid' | 'list';

export const mealChoices = [
  'today-breakfast',
  'today-lunch',
  'today-dinner',
  'tomorrow-breakfast',
  'tomorrow-lunch',
  'tomorrow-dinner',
] as const;
export type MealChoice = (typeof mealChoices)[number];

export interface KitchenFilters {
  text: string;
  cuisine: string | null;
  minimumRating: number | null;
  diet: DietaryNeed | null;
  meal: MealChoice | null;
  /** Only kitchens whose dishes mostly cost little. */
  isCheap: boolean;
  /** Only kitchens that deliver to the reader. */
  deliversToMe: boolean;
  sort: KitchenSort;
  view: KitchenView;
}

const oneOf = <Value>(allowed: readonly Value[], value: unknown) =>
  allowed.find(each => each === value) ?? null;

/** Reads the filters from an address; whatever does not belong there is as if absent. */
export const filtersFrom = (params: URLSearchParams): KitchenFilters => ({
  text: params.get('q')?.slice(0, 80) ?? '',
  cuisine: oneOf<string>(cuisines, params.get('cuisine')),
  minimumRating: oneOf<number>(minimumRatings, Number(params.get('rating'))),
  diet: oneOf(dietaryNeeds, params.get('diet')?.toUpperCase()),
  meal: oneOf(mealChoices, params.get('meal')),
  isCheap: params.get('price') === 'low',
  deliversToMe: params.get('delivery') === 'me',
  sort: sorts[oneOf(['distance', 'name'] as const, params.get('sort')) ?? 'rating'],
  view: params.get('view') === 'list' ? 'list' : 'grid',
});

/** Writes only what differs from the start, so that a plain list keeps a plain address. */
export function paramsFor(filters: KitchenFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.text) params.set('q', filters.text);
  if (filters.cuisine) params.set('cuisine', filters.cuisine);
  if (filters.minimumRating) params.set('rating', String(filters.minimumRating));
  if (filters.diet) params.set('diet', filters.diet.toLowerCase());
  if (filters.meal) params.set('meal', filters.meal);
  if (filters.isCheap) params.set('price', 'low');
  if (filters.deliversToMe) params.set('delivery', 'me');
  if (filters.sort !== 'RATING') params.set('sort', filters.sort.toLowerCase());
  if (filters.view === 'list') params.set('view', 'list');
  return params;
}

/** Without a known place there is no distance to sort by; ratings serve then. */
export const sortInUse = (sort: KitchenSort, knowsLocation: boolean): KitchenSort =>
  sort === 'DISTANCE' && !knowsLocation ? 'RATING' : sort;
