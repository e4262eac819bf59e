/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment, useMutation, useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const DeskLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"DeskLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationsChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applicationId"}}]}}]}}]} as unknown as TypedDocumentNode<types.DeskLiveSubscription, types.DeskLiveSubscriptionVariables>;
