import type { ApolloCache } from '@apollo/client';
import { type OwnSecondFactorFragment, SecondFactorDocument } from '../../generated/graphql.ts';

/** There is one for each person, without an id of its own. */
export const storeSecondFactor = (cache: ApolloCache, secondFactor: OwnSecondFactorFragment) =>
  cache.writeQuery({ query: SecondFactorDocument, data: { secondFactor } });
