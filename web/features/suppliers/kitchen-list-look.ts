import type { KitchenView } from './kitchen-filters.ts';

/** Pictures as wide as a phone; more beside each other where a screen has the room. The list is always one column. */
export const kitchenListLook = (view: KitchenView) =>
  view === 'grid'
    ? 'grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4'
    : 'flex flex-col gap-3';
