/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import type * as types from './types.ts';

export const TiffinForecastLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TiffinForecastLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tiffinForecastChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"mealtime"}},{"kind":"Field","name":{"kind":"Name","value":"ordered"}},{"kind":"Field","name":{"kind":"Name","value":"planned"}},{"kind":"Field","name":{"kind":"Name","value":"plannedPortions"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"}},{"kind":"Field","name":{"kind":"Name","value":"portions"}},{"kind":"Field","name":{"kind":"Name","value":"platesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"portionsYesterday"}},{"kind":"Field","name":{"kind":"Name","value":"dishes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dishId"}},{"kind":"Field","name":{"kind":"Name","value":"dishName"}},{"kind":"Field","name":{"kind":"Name","value":"portions"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.TiffinForecastLiveSubscription, types.TiffinForecastLiveSubscriptionVariables>;

export function useTiffinForecastLiveSubscription(...[options]: {} extends types.TiffinForecastLiveSubscriptionVariables
  ? [options?: useSubscription.Options<NoInfer<types.TiffinForecastLiveSubscription>, NoInfer<types.TiffinForecastLiveSubscriptionVariables>>]
  : [options: useSubscription.Options<NoInfer<types.TiffinForecastLiveSubscription>, NoInfer<types.TiffinForecastLiveSubscriptionVariables>> &
      ({ variables: types.TiffinForecastLiveSubscriptionVariables } | { skip: true })]) {
  return useSubscription(TiffinForecastLiveDocument, options as useSubscription.Options<types.TiffinForecastLiveSubscription, types.TiffinForecastLiveSubscriptionVariables>);
}