/** The REST lists are plain arrays, as specified; this is the most they hold. GraphQL has pages. */
export const listLimit = 200;
