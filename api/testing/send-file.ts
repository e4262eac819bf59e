import type { Visitor } from './visitor.ts';

/** Sends a mutation with one file by the GraphQL multipart request specification; returns its data. */
export const sendFile = async (
  visitor: Visitor,
  query: string,
  variables: Record<string, unknown>,
  file: { content: Uint8Array; name: string },
) => {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { ...variables, file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', new File([Buffer.from(file.content)], file.name));
  const response = await visitor.send('/graphql', {
    method: 'POST',
    headers: { 'apollo-require-preflight': 'yes' },
    body: form,
  });
  const { data, errors } = JSON.parse(await response.text());
  if (errors) throw new Error(`Unexpected errors: ${JSON.stringify(errors)}`);
  return data;
};
