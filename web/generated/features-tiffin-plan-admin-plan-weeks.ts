/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const TiffinPlanWeeksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TiffinPlanWeeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tiffinPlanWeeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"started"}},{"kind":"Field","name":{"kind":"Name","value":"stopped"}},{"kind":"Field","name":{"kind":"Name","value":"stopReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"plans"}}]}},{"kind":"Field","name":{"kind":"Name","value":"skippedDays"}}]}}]}}]} as unknown as TypedDocumentNode<types.TiffinPlanWeeksQuery, types.TiffinPlanWeeksQueryVariables>;

export function useTiffinPlanWeeksQuery(...[options]: {} extends types.TiffinPlanWeeksQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.TiffinPlanWeeksQuery>, NoInfer<types.TiffinPlanWeeksQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.TiffinPlanWeeksQuery>, NoInfer<types.TiffinPlanWeeksQueryVariables>> &
      ({ variables: types.TiffinPlanWeeksQueryVariables } | { skip: true })]) {
  return useQuery(TiffinPlanWeeksDocument, options as useQuery.Options<types.TiffinPlanWeeksQuery, types.TiffinPlanWeeksQueryVariables>);
}