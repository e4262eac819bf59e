import { lazyScreen } from '../../app/lazy-screen.tsx';

/** The screens of the admin panel, by their path within it (schema/screen-paths.ts). */
export const adminAreas = [
  { path: '', Component: lazyScreen(() => import('./application-review.tsx')) },
  { path: 'kitchens', Component: lazyScreen(() => import('./kitchens.tsx')) },
  { path: 'kitchens/:id', Component: lazyScreen(() => import('./kitchen.tsx')) },
  { path: 'cities', Component: lazyScreen(() => import('./cities.tsx')) },
  { path: 'orders', Component: lazyScreen(() => import('./orders.tsx')) },
  { path: 'orders/:id', Component: lazyScreen(() => import('./order.tsx')) },
  { path: 'people', Component: lazyScreen(() => import('./people.tsx')) },
  { path: 'people/:id', Component: lazyScreen(() => import('./person.tsx')) },
  { path: 'audit', Component: lazyScreen(() => import('./audit-trail.tsx')) },
];
