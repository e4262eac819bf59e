import { type ApiScope, apiScopes } from '../../../../schema/api-scopes.ts';
import { translate } from '../../../lib/language.ts';

/** The scopes that are worth a line: those that do not come with another one of the token. */
export const ownScopes = (scopes: readonly ApiScope[]): readonly ApiScope[] =>
  scopes.filter(scope => !scopes.some(other => apiScopes[other].includes === scope));

/** What a token with this scope may do, in the language of the screen. */
export const scopeWords = (scope: ApiScope): string => translate(apiScopes[scope].description);
