import { apiTokenLimit } from '../../../../schema/rules/api-token.ts';
import { Problem, ProblemType } from '../../../core/operation/problem.ts';

@ProblemType('API_TOKEN_NOT_FOUND')
export class ApiTokenNotFound extends Problem {
  readonly code = 'API_TOKEN_NOT_FOUND';

  constructor() {
    super(/*i18n*/ "We couldn't find this API token. Please reload the page.", 'id');
  }
}

@ProblemType('API_TOKEN_EXPIRED')
export class ApiTokenExpired extends Problem {
  readonly code = 'API_TOKEN_EXPIRED';

  constructor() {
    super('This API token has expired. Please create a new one.', 'id');
  }
}

@ProblemType('TOO_MANY_API_TOKENS')
export class TooManyApiTokens extends Problem {
  readonly code = 'TOO_MANY_API_TOKENS';

  constructor() {
    super(`You have ${apiTokenLimit} API tokens, which is the most. Please revoke one first.`);
  }
}

@ProblemType('SCOPE_NOT_YOURS')
export class ScopeNotYours extends Problem {
  readonly code = 'SCOPE_NOT_YOURS';

  constructor(scope: string) {
    super(`Your account cannot give the scope ${scope} to a token.`, 'scopes');
  }
}
