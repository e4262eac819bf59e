/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import type * as types from './types.ts';

export const KitchenOrdersLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"KitchenOrdersLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kitchenOrdersChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"canceledBy"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationReason"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"addedAllergens"}},{"kind":"Field","name":{"kind":"Name","value":"changedDiet"}},{"kind":"Field","name":{"kind":"Name","value":"removedMarks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.KitchenOrdersLiveSubscription, types.KitchenOrdersLiveSubscriptionVariables>;

export function useKitchenOrdersLiveSubscription(...[options]: {} extends types.KitchenOrdersLiveSubscriptionVariables
  ? [options?: useSubscription.Options<NoInfer<types.KitchenOrdersLiveSubscription>, NoInfer<types.KitchenOrdersLiveSubscriptionVariables>>]
  : [options: useSubscription.Options<NoInfer<types.KitchenOrdersLiveSubscription>, NoInfer<types.KitchenOrdersLiveSubscriptionVariables>> &
      ({ variables: types.KitchenOrdersLiveSubscriptionVariables } | { skip: true })]) {
  return useSubscription(KitchenOrdersLiveDocument, options as useSubscription.Options<types.KitchenOrdersLiveSubscription, types.KitchenOrdersLiveSubscriptionVariables>);
}