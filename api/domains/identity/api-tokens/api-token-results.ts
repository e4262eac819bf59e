import { Field, ObjectType } from 'type-graphql';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { ApiToken } from './api-token.ts';

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'API token with its new secret.' })
export class ApiTokenCreated {
  @Field(() => String, {
    description:
      'Secret, sent as "Authorization: Bearer <secret>". It is shown this once and cannot be read again.',
  })
  secret: string;

  @Field(() => ApiToken, { description: 'Token that the secret belongs to.' })
  apiToken: ApiToken;

  constructor(secret: string, apiToken: ApiToken) {
    this.secret = secret;
    this.apiToken = apiToken;
  }
}

@Visible(withinReach)
@ObjectType({ simpleResolvers: true, description: 'API token that no longer works.' })
export class ApiTokenRevoked {
  @Field(() => [ApiToken], { description: 'Tokens that are left, the newest first.' })
  apiTokens: ApiToken[];

  constructor(apiTokens: ApiToken[]) {
    this.apiTokens = apiTokens;
  }
}
