/** Folders and files whose texts are English only. One that is marked is removed here, and is checked from then on. */
export const toCome: readonly string[] = [
  // Staff, who work in English.
  'web/app/screens/admin-screens.ts',
  'web/features/application-review',
  'web/features/audit',
  'web/features/city-admin',
  'web/features/claim-admin',
  'web/features/kitchen-admin',
  'web/features/order-admin',
  'web/features/payments',
  'web/features/people',
  'web/features/session/ViewAs.tsx',
  'web/features/session/ViewBanner.tsx',
  'web/features/staff',
  'web/features/staff-overview',
  'web/routes/admin',
  // Developers: pages about the API, every component, and whether the API works.
  'web/developers',
  'web/app/screens/design-screens.ts',
  'web/features/status',
  'web/routes/design',
  'web/routes/info/production-test.tsx',
];

/** Texts that are the same in every language. */
export const alike: ReadonlySet<string> = new Set(['EIN', 'CSV', '12 Almaden Ave']);
