/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]} as unknown as TypedDocumentNode<types.PushKeyQuery, types.PushKeyQueryVariables>;

export function usePushKeyQuery(...[options]: {} extends types.PushKeyQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.PushKeyQuery>, NoInfer<types.PushKeyQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.PushKeyQuery>, NoInfer<types.PushKeyQueryVariables>> &
      ({ variables: types.PushKeyQueryVariables } | { skip: true })]) {
  return useQuery(PushKeyDocument, options as useQuery.Options<types.PushKeyQuery, types.PushKeyQueryVariables>);
}

export const DeviceOfSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviceOfSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"pushDevices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isThisSession"}},{"kind":"Field","name":{"kind":"Name","value":"endpointDigest"}},{"kind":"Field","name":{"kind":"Name","value":"isReachable"}}]}}]}}]} as unknown as TypedDocumentNode<types.DeviceOfSessionQuery, types.DeviceOfSessionQueryVariables>;

export function useDeviceOfSessionQuery(...[options]: {} extends types.DeviceOfSessionQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.DeviceOfSessionQuery>, NoInfer<types.DeviceOfSessionQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.DeviceOfSessionQuery>, NoInfer<types.DeviceOfSessionQueryVariables>> &
      ({ variables: types.DeviceOfSessionQueryVariables } | { skip: true })]) {
  return useQuery(DeviceOfSessionDocument, options as useQuery.Options<types.DeviceOfSessionQuery, types.DeviceOfSessionQueryVariables>);
}

export const RenewPushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewPushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endpointDigest"}},{"kind":"Field","name":{"kind":"Name","value":"isReachable"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.RenewPushDeviceMutation, types.RenewPushDeviceMutationVariables>;

export function useRenewPushDeviceMutation(options?: useMutation.Options<NoInfer<types.RenewPushDeviceMutation>, NoInfer<types.RenewPushDeviceMutationVariables>>) {
  return useMutation(RenewPushDeviceDocument, options);
}

export const AddPushDeviceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPushDevice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushDeviceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPushDevice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushDevice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.AddPushDeviceMutation, types.AddPushDeviceMutationVariables>;

export function useAddPushDeviceMutation(options?: useMutation.Options<NoInfer<types.AddPushDeviceMutation>, NoInfer<types.AddPushDeviceMutationVariables>>) {
  return useMutation(AddPushDeviceDocument, options);
}