/** The marketplace refused the token or the request: trying again cannot help. */
export class Refused extends Error {}

const final = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/**
 * The first of GraphQL's errors as an exception.
 *
 * @param {{ message: string, extensions?: { code?: string, requestId?: string } }[]} errors
 */
export const failureOf = ([{ message, extensions: { code = 'UNKNOWN', requestId } = {} }]) => {
  const text = `${message} (${code}, request ${requestId})`;
  return final.has(code) ? new Refused(text) : new Error(text);
};
