import { Arg, Ctx as Context, createUnionType, ID, Mutation, Query, Resolver } from 'type-graphql';
import { signedIn, suppliersOrStaff, themselves, withScope } from '../../../core/access/rules.ts';
import { anyScope } from '../../../core/access/viewer.ts';
import { Visible } from '../../../core/access/visible.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem, TooManyAttempts } from '../../../core/operation/problem.ts';
import { FreshProofNeeded } from '../identity-problems.ts';
import { ApiToken } from './api-token.ts';
import { CreateApiTokenInput, RotateApiTokenInput } from './api-token-inputs.ts';
import { ApiTokenExpired, ApiTokenNotFound, ScopeNotYours, TooManyApiTokens } from './api-token-problems.ts';
import { ApiTokenCreated, ApiTokenRevoked } from './api-token-results.ts';
import { createApiToken } from './create-api-token.ts';
import { findApiTokens } from './find-api-tokens.ts';
import { findOwnToken } from './find-own-token.ts';
import { revokeApiToken } from './revoke-api-token.ts';
import { rotateApiToken } from './rotate-api-token.ts';

const CreateApiTokenResult = createUnionType({
  name: 'CreateApiTokenResult',
  description: 'New token with its secret, or why none was created.',
  types: () =>
    [
      ApiTokenCreated,
      InvalidInput,
      ScopeNotYours,
      TooManyApiTokens,
      FreshProofNeeded,
      TooManyAttempts,
    ] as const,
});

const RotateApiTokenResult = createUnionType({
  name: 'RotateApiTokenResult',
  description: 'Token with its new secret, or why it was not rotated.',
  types: () =>
    [
      ApiTokenCreated,
      InvalidInput,
      ApiTokenNotFound,
      ApiTokenExpired,
      FreshProofNeeded,
      TooManyAttempts,
    ] as const,
});

const RevokeApiTokenResult = createUnionType({
  name: 'RevokeApiTokenResult',
  description: 'Tokens that are left, or why nothing was revoked.',
  types: () => [ApiTokenRevoked, ApiTokenNotFound] as const,
});

/** Credentials of programs that act for kitchens and staff. */
@Resolver()
export class ApiTokenResolver {
  @Visible(themselves)
  @Query(() => [ApiToken], {
    description: 'Returns the API tokens of the viewer, at most 20, expired ones included, the newest first.',
  })
  apiTokens(@Context() ctx: Ctx): Promise<ApiToken[]> {
    return findApiTokens(ctx);
  }

  @Visible(withScope(anyScope, signedIn))
  @Query(() => ApiToken, {
    nullable: true,
    description: 'Returns the API token that this request was made with; null in a session.',
  })
  ownApiToken(@Context() ctx: Ctx): Promise<ApiToken | null> {
    return findOwnToken(ctx);
  }

  @Visible(suppliersOrStaff)
  @Mutation(() => CreateApiTokenResult, {
    description: 'Creates an API token for a program of the viewer; needs a fresh proof.',
  })
  createApiToken(
    @Context() ctx: Ctx,
    @Arg('input', () => CreateApiTokenInput, { description: 'Name, scopes and lifetime.' })
    input: CreateApiTokenInput,
  ): Promise<ApiTokenCreated | Problem> {
    return createApiToken(ctx, input);
  }

  @Visible(suppliersOrStaff)
  @Mutation(() => RotateApiTokenResult, {
    description: 'Gives an API token of the viewer a new secret; needs a fresh proof.',
  })
  rotateApiToken(
    @Context() ctx: Ctx,
    @Arg('input', () => RotateApiTokenInput, {
      description: 'Token, and number of hours its earlier secret works.',
    })
    input: RotateApiTokenInput,
  ): Promise<ApiTokenCreated | Problem> {
    return rotateApiToken(ctx, input);
  }

  @Visible(themselves)
  @Mutation(() => RevokeApiTokenResult, { description: 'Ends an API token of the viewer immediately.' })
  revokeApiToken(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the token.' }) id: string,
  ): Promise<ApiTokenRevoked | Problem> {
    return revokeApiToken(ctx, id);
  }
}
