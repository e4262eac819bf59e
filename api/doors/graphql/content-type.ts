export const json = 'application/json; charset=utf-8';
const graphqlJson = 'application/graphql-response+json; charset=utf-8';

/** Content type of a response for the usual Accept headers; undefined for any other, which Apollo handles. */
export const contentTypeFor = (accept: string | undefined): string | undefined => {
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return json;
  return accept.startsWith('application/graphql-response+json') ? graphqlJson : undefined;
};
