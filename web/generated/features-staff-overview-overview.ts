/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const StaffOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seesOrders"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"oldestSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ordersOfToday"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seesOrders"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"plates"}}]}}]}}]} as unknown as TypedDocumentNode<types.StaffOverviewQuery, types.StaffOverviewQueryVariables>;

export function useStaffOverviewQuery(...[options]: {} extends types.StaffOverviewQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.StaffOverviewQuery>, NoInfer<types.StaffOverviewQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.StaffOverviewQuery>, NoInfer<types.StaffOverviewQueryVariables>> &
      ({ variables: types.StaffOverviewQueryVariables } | { skip: true })]) {
  return useQuery(StaffOverviewDocument, options as useQuery.Options<types.StaffOverviewQuery, types.StaffOverviewQueryVariables>);
}