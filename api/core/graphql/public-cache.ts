import { Extensions } from 'type-graphql';

/**
 * Marks a query whose response is the same for every viewer. A document of such queries may be cached
 * (fast-path/responses/response-cache.ts, and proxies), provided all it reads is visible to anyone.
 */
export const PublicCache = () => Extensions({ isPublic: true });
