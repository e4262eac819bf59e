import { Extensions } from 'type-graphql';

/**
 * Marks a query whose answer is the same for every viewer. A document of such queries may be answered
 * from memory for a moment (doors/graphql/response-cache.ts), provided all it reads is visible to anyone.
 */
export const PublicCache = () => Extensions({ sharedAnswer: true });
