/** Screens that everybody may find; each is drawn when the client is built, in a file named like its path. */
export const publicPaths = [
  '/',
  '/city-selection',
  '/welcome',
  '/help',
  '/about',
  '/terms-of-service',
  '/privacy-policy',
  '/payment-info',
];
