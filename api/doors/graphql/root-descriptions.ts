import type { GraphQLSchema } from 'graphql';

/** Describes the root types, for which TypeGraphQL has no decorator. */
export const describeRoots = (schema: GraphQLSchema): void => {
  const descriptions = [
    [
      schema.getQueryType(),
      'Reads, which change nothing. Those of public data need no sign-in; the others refuse viewers without the rights.',
    ],
    [
      schema.getMutationType(),
      'Changes. An expected refusal is not an error but a member of the result union, and implements Problem.',
    ],
    [
      schema.getSubscriptionType(),
      'Events, sent over a WebSocket with the protocol graphql-transport-ws as soon as something changes.',
    ],
  ] as const;
  for (const [root, description] of descriptions) if (root) root.description = description;
};
