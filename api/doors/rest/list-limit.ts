/** The REST lists are plain arrays, as specified; this is their maximum length. GraphQL has pages. */
export const listLimit = 200;
