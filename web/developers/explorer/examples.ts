import list from '../../../docs/integrators/documents/list.json';

const documents = import.meta.glob<string>('../../../docs/integrators/documents/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A saved example: a document that the tests run, with variables to fill in. */
export interface Example {
  name: string;
  title: string;
  /** The token that it needs, in words. */
  token: string;
  query: string;
  variables: string;
}

const tokenWords = (token: string): string => {
  if (token === 'none') return 'No token';
  return token === 'customer' ? 'Token of a customer' : `Token with ${token}`;
};

export const examples: readonly Example[] = list.map(({ name, title, token, variables }) => {
  const query = documents[`../../../docs/integrators/documents/${name}.graphql`];
  if (query === undefined) throw new Error(`docs/integrators/documents has no ${name}.graphql.`);
  const text = Object.keys(variables).length > 0 ? JSON.stringify(variables, null, 2) : '';
  return { name, title, token: tokenWords(token), query, variables: text };
});

/** The example that an address names, such as /developers/explorer#follow-events, or the first one. */
export const exampleAt = (hash: string): Example =>
  examples.find(({ name }) => name === hash.slice(1)) ?? examples[0]!;
