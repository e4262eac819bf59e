import { Extensions } from 'type-graphql';

/**
 * Marks a query whose response is the same for every viewer. A document of such queries may be cached
 * (doors/graphql/response-cache.ts), provided all it reads is visible to anyone.
 */
export const PublicCache = () => Extensions({ sharedAnswer: true });
