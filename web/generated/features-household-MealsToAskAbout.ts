/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const MealsToAskAboutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MealsToAskAbout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tiffinPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kitchenName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceDate"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as TypedDocumentNode<types.MealsToAskAboutQuery, types.MealsToAskAboutQueryVariables>;

export function useMealsToAskAboutQuery(...[options]: {} extends types.MealsToAskAboutQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.MealsToAskAboutQuery>, NoInfer<types.MealsToAskAboutQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.MealsToAskAboutQuery>, NoInfer<types.MealsToAskAboutQueryVariables>> &
      ({ variables: types.MealsToAskAboutQueryVariables } | { skip: true })]) {
  return useQuery(MealsToAskAboutDocument, options as useQuery.Options<types.MealsToAskAboutQuery, types.MealsToAskAboutQueryVariables>);
}