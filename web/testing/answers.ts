import type { OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { type DocumentNode, GraphQLError } from 'graphql';
import { vi } from 'vitest';

type Data = Record<string, unknown>;

/** Answers to an operation, one each time it is sent; the last one stays. `asked` is called with its variables. */
export const answers = <Answer extends Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  ...data: [Unmasked<Answer>, ...Unmasked<Answer>[]]
) => {
  const asked = vi.fn((_variables: Variables) => undefined);
  const result = (variables: Variables) => {
    const answer: Data | undefined = data[Math.min(asked.mock.calls.length, data.length - 1)];
    asked(variables);
    return { data: answer };
  };
  return { request: { query, variables: () => true }, maxUsageCount: 100, result, asked };
};

/** The server answers with an error. */
export const fails = (
  query: DocumentNode,
  error = new GraphQLError('Internal server error'),
): MockLink.MockedResponse => ({
  request: { query, variables: () => true },
  result: { errors: [error] },
});

/** The request does not reach the server. */
export const isUnreachable = (query: DocumentNode): MockLink.MockedResponse => ({
  request: { query, variables: () => true },
  error: new TypeError('Failed to fetch'),
});
