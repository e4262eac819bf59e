import type { ComponentType } from 'react';
import type { StaffRight } from '../../../schema/staff-rights.ts';
import { lazyScreen } from '../../app/lazy-screen.tsx';

/** The screens of the admin panel and the rights that open them, by their path within it (schema/screen-paths.ts). */
export const adminAreas: readonly Area[] = [
  { path: '', right: null, Component: lazyScreen(() => import('./overview.tsx')) },
  {
    path: 'applications',
    right: 'REVIEW_KITCHENS',
    Component: lazyScreen(() => import('./application-review.tsx')),
  },
  { path: 'kitchens', right: 'SEE_KITCHENS', Component: lazyScreen(() => import('./kitchens.tsx')) },
  { path: 'kitchens/:id', right: 'SEE_KITCHENS', Component: lazyScreen(() => import('./kitchen.tsx')) },
  { path: 'reliability', right: 'SEE_ORDERS', Component: lazyScreen(() => import('./reliability.tsx')) },
  { path: 'reliability/:id', right: 'SEE_ORDERS', Component: lazyScreen(() => import('./proposal.tsx')) },
  { path: 'claims', right: 'REVIEW_KITCHENS', Component: lazyScreen(() => import('./claims.tsx')) },
  { path: 'cities', right: 'MANAGE_CITIES', Component: lazyScreen(() => import('./cities.tsx')) },
  {
    path: 'announcements',
    right: 'MANAGE_CITIES',
    Component: lazyScreen(() => import('./announcements.tsx')),
  },
  { path: 'orders', right: 'SEE_ORDERS', Component: lazyScreen(() => import('./orders.tsx')) },
  { path: 'orders/:id', right: 'SEE_ORDERS', Component: lazyScreen(() => import('./order.tsx')) },
  { path: 'plans', right: 'SEE_ORDERS', Component: lazyScreen(() => import('./plans.tsx')) },
  { path: 'bills', right: 'SEE_MONEY', Component: lazyScreen(() => import('./bills.tsx')) },
  { path: 'people', right: 'SEE_PEOPLE', Component: lazyScreen(() => import('./people.tsx')) },
  { path: 'people/:id', right: 'SEE_PEOPLE', Component: lazyScreen(() => import('./person.tsx')) },
  { path: 'audit', right: 'SEE_AUDIT', Component: lazyScreen(() => import('./audit-trail.tsx')) },
  { path: 'jobs', right: 'MANAGE_BACKGROUND_WORK', Component: lazyScreen(() => import('./jobs.tsx')) },
  { path: 'features', right: 'MANAGE_FEATURES', Component: lazyScreen(() => import('./features.tsx')) },
  { path: 'staff', right: 'MANAGE_STAFF', Component: lazyScreen(() => import('./staff.tsx')) },
];

interface Area {
  path: string;
  /** Null where all staff may be. */
  right: StaffRight | null;
  Component: ComponentType;
}
