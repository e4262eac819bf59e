import { type KitchenFilters, paramsFor } from './kitchen-filters.ts';

export const noFilters: KitchenFilters = {
  text: '',
  cuisine: null,
  minimumRating: null,
  diet: null,
  meal: null,
  isCheap: false,
  deliversToMe: false,
  sort: 'RATING',
  view: 'grid',
};

/** Leaves the text, and how the list is shown. */
export const withoutFilters = ({ text, sort, view }: KitchenFilters): KitchenFilters => ({
  ...noFilters,
  text,
  sort,
  view,
});

/** Whether anything but the text narrows the list. */
export const narrows = (filters: KitchenFilters): boolean =>
  paramsFor({ ...filters, text: '', sort: 'RATING', view: 'grid' }).size > 0;
