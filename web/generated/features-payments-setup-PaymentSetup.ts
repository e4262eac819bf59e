/* Made by `npm run codegen`; do not edit. */
import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import type * as types from './types.ts';

export const PaymentSetup_configurationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentSetup_configuration"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentConfiguration"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configured"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"publishableKey"}},{"kind":"Field","name":{"kind":"Name","value":"maskedSecretKey"}},{"kind":"Field","name":{"kind":"Name","value":"maskedWebhookSecret"}}]}}]} as unknown as TypedDocumentNode<types.PaymentSetup_configurationFragment, unknown>;

export function usePaymentSetup_configuration(from: FragmentType<types.PaymentSetup_configurationFragment>) {
  return useFragment({ fragment: PaymentSetup_configurationFragmentDoc, fragmentName: 'PaymentSetup_configuration', from }).data as types.PaymentSetup_configurationFragment;
}

export const TestPaymentSystemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestPaymentSystem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testPaymentSystem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestPayment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.TestPaymentSystemMutation, types.TestPaymentSystemMutationVariables>;

export function useTestPaymentSystemMutation(options?: useMutation.Options<NoInfer<types.TestPaymentSystemMutation>, NoInfer<types.TestPaymentSystemMutationVariables>>) {
  return useMutation(TestPaymentSystemDocument, options);
}