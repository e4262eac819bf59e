/* Made by `npm run codegen`; do not edit. */
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type * as types from './types.ts';

export const NearestCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NearestCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"near"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Coordinates"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nearestCities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"near"},"value":{"kind":"Variable","name":{"kind":"Name","value":"near"}}},{"kind":"Argument","name":{"kind":"Name","value":"withinMiles"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"distanceMiles"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceRow_city"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaceRow_city"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}}]}}]} as unknown as TypedDocumentNode<types.NearestCitiesQuery, types.NearestCitiesQueryVariables>;

export function useNearestCitiesQuery(...[options]: {} extends types.NearestCitiesQueryVariables
  ? [options?: useQuery.Options<NoInfer<types.NearestCitiesQuery>, NoInfer<types.NearestCitiesQueryVariables>>]
  : [options: useQuery.Options<NoInfer<types.NearestCitiesQuery>, NoInfer<types.NearestCitiesQueryVariables>> &
      ({ variables: types.NearestCitiesQueryVariables } | { skip: true })]) {
  return useQuery(NearestCitiesDocument, options as useQuery.Options<types.NearestCitiesQuery, types.NearestCitiesQueryVariables>);
}