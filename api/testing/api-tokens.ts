import type { ApiScope } from '../core/access/api-scope.ts';
import type { Marketplace } from './marketplace.ts';
import type { Visitor } from './visitor.ts';

const created = `... on ApiTokenCreated { secret apiToken { id name prefix scopes expiresAt formerEndsAt } }
  ... on Problem { code message field }`;

export const createApiToken = async (
  owner: Visitor,
  scopes: readonly ApiScope[],
  { name = 'Receipt printer', expiresInDays = 90 } = {},
) =>
  (
    await owner.graphql(
      `mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { __typename ${created} } }`,
      { input: { name, scopes: [...scopes], expiresInDays } },
    )
  ).createApiToken;

export const rotateApiToken = async (owner: Visitor, id: string, overlapHours = 24) =>
  (
    await owner.graphql(
      `mutation ($input: RotateApiTokenInput!) { rotateApiToken(input: $input) { __typename ${created} } }`,
      { input: { id, overlapHours } },
    )
  ).rotateApiToken;

export const revokeApiToken = async (owner: Visitor, id: string) =>
  (
    await owner.graphql(
      `mutation ($id: ID!) { revokeApiToken(id: $id) {
        __typename ... on ApiTokenRevoked { apiTokens { id } } ... on Problem { code message field } } }`,
      { id },
    )
  ).revokeApiToken;

/** The token that an owner created; throws where it was refused. */
export const createdToken = async (...asked: Parameters<typeof createApiToken>) => {
  const token = await createApiToken(...asked);
  if (token.__typename !== 'ApiTokenCreated') throw new Error(`No token was created: ${token.message}`);
  return token;
};

/** A program with a secret. */
export const programWith = (marketplace: Marketplace, secret: string): Visitor => {
  const program = marketplace.anonymous();
  program.headers.authorization = `Bearer ${secret}`;
  return program;
};

/** A program of an owner with these scopes. */
export const aProgram = async (
  marketplace: Marketplace,
  owner: Visitor,
  scopes: readonly ApiScope[],
  facts: Parameters<typeof createApiToken>[2] = {},
): Promise<Visitor> => programWith(marketplace, (await createdToken(owner, scopes, facts)).secret);
