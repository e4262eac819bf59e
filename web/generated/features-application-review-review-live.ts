/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import type * as types from './types.ts';

export const ReviewQueueChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ReviewQueueChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}}]}}]}}]} as unknown as TypedDocumentNode<types.ReviewQueueChangedSubscription, types.ReviewQueueChangedSubscriptionVariables>;

export function useReviewQueueChangedSubscription(...[options]: {} extends types.ReviewQueueChangedSubscriptionVariables
  ? [options?: useSubscription.Options<NoInfer<types.ReviewQueueChangedSubscription>, NoInfer<types.ReviewQueueChangedSubscriptionVariables>>]
  : [options: useSubscription.Options<NoInfer<types.ReviewQueueChangedSubscription>, NoInfer<types.ReviewQueueChangedSubscriptionVariables>> &
      ({ variables: types.ReviewQueueChangedSubscriptionVariables } | { skip: true })]) {
  return useSubscription(ReviewQueueChangedDocument, options as useSubscription.Options<types.ReviewQueueChangedSubscription, types.ReviewQueueChangedSubscriptionVariables>);
}