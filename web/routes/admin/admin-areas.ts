import { lateScreen } from '../../app/lazy-screen.tsx';

/** The screens of the admin panel, by their path within it (schema/screen-paths.ts). */
export const adminAreas = [
  { path: '', Component: lateScreen(() => import('./review-desk.tsx')) },
  { path: 'kitchens', Component: lateScreen(() => import('./kitchens.tsx')) },
  { path: 'kitchens/:id', Component: lateScreen(() => import('./kitchen.tsx')) },
  { path: 'cities', Component: lateScreen(() => import('./cities.tsx')) },
  { path: 'orders', Component: lateScreen(() => import('./orders.tsx')) },
  { path: 'orders/:id', Component: lateScreen(() => import('./order.tsx')) },
  { path: 'people', Component: lateScreen(() => import('./people.tsx')) },
  { path: 'people/:id', Component: lateScreen(() => import('./person.tsx')) },
  { path: 'audit', Component: lateScreen(() => import('./audit-trail.tsx')) },
];
