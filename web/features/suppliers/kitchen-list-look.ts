import type { KitchenView } from './kitchen-filters.ts';

/** Two columns where two fit, one at large text sizes; the list is always one. */
export const kitchenListLook = (view: KitchenView) =>
  view === 'grid'
    ? 'grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-3'
    : 'flex flex-col gap-3';
