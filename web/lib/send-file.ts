import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors, type OperationVariables } from '@apollo/client';
import { print } from '@apollo/client/utilities';

/**
 * Makes a change that carries a file, as the GraphQL multipart request specification says, and remembers
 * the answer as any other. The header tells the server that no foreign form sent it.
 */
export const sendFile = async <Data, Variables extends OperationVariables>(
  { cache }: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, 'file'>,
  file: File,
): Promise<Data> => {
  const document = cache.transformDocument(mutation);
  const form = new FormData();
  form.append(
    'operations',
    JSON.stringify({ query: print(document), variables: { ...variables, file: null } }),
  );
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', file);
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'yes', accept: 'application/json' },
    body: form,
  });
  const answer = await response.json();
  if (answer.errors) throw new CombinedGraphQLErrors(answer);
  cache.write({ dataId: 'ROOT_MUTATION', query: document, variables, result: answer.data });
  return answer.data;
};
