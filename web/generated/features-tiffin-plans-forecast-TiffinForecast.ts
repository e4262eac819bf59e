/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const TiffinForecastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TiffinForecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tiffinForecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"plannedPortions"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"portions"}},{"kind":"Field","name":{"kind":"Name","value":"portionsYesterday"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}},{"kind":"Field","name":{"kind":"Name","value":"dishName"}},{"kind":"Field","name":{"kind":"Name","value":"portions"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.TiffinForecastQuery, types.TiffinForecastQueryVariables>;

export function useTiffinForecastQuery(...[options]: {} extends types.TiffinForecastQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.TiffinForecastQuery>, NoInfer<types.TiffinForecastQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.TiffinForecastQuery>, NoInfer<types.TiffinForecastQueryVariables>> &
      ({ variables: types.TiffinForecastQueryVariables } | { skip: true })]) {
  return useQuery(TiffinForecastDocument, options as useQuery.Options<types.TiffinForecastQuery, types.TiffinForecastQueryVariables>);
}