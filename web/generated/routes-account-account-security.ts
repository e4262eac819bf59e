/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const AccountSecurityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailProven"}},{"kind":"Field","name":{"kind":"Name","value":"viewedUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aheadMinutes"}}]}}]}}]} as unknown as TypedDocumentNode<types.AccountSecurityQuery, types.AccountSecurityQueryVariables>;

export function useAccountSecurityQuery(...[options]: {} extends types.AccountSecurityQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.AccountSecurityQuery>, NoInfer<types.AccountSecurityQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.AccountSecurityQuery>, NoInfer<types.AccountSecurityQueryVariables>> &
      ({ variables: types.AccountSecurityQueryVariables } | { skip: true })]) {
  return useQuery(AccountSecurityDocument, options as useQuery.Options<types.AccountSecurityQuery, types.AccountSecurityQueryVariables>);
}