/** Public screens, prerendered when the client is built, each in a file named like its path. */
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
