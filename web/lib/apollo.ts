import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { type FieldMergeFunction, type FieldReadFunction, InMemoryCache } from '@apollo/client/cache';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { relayStylePagination } from '@apollo/client/utilities';
import { possibleTypes } from '../generated/graphql.ts';

/** What a list has brought already is shown at once on the page of the one; a known null stays null. */
const byId =
  (__typename: string): FieldReadFunction =>
  (known, { args, toReference }) =>
    known === undefined ? toReference({ __typename, id: args?.id }) : known;

/** A list that was asked without a place answers null; the miles another one told stay true. */
const keepKnown: FieldMergeFunction = (known, incoming) => incoming ?? known ?? null;

const cache = new InMemoryCache({
  possibleTypes,
  typePolicies: {
    Query: {
      fields: {
        cities: relayStylePagination(['search', 'activeOnly']),
        suppliers: relayStylePagination(['filter', 'sort', 'near']),
        orders: relayStylePagination(),
        favorites: relayStylePagination(['first']),
        supplier: byId('Supplier'),
        order: byId('Order'),
      },
    },
    // One person has one set of them.
    NotificationSettings: { keyFields: [] },
    Supplier: {
      fields: {
        reviews: relayStylePagination(),
        mealWindows: { merge: false },
        distanceMiles: { merge: keepKnown },
      },
    },
  },
});

/** A session that ended elsewhere ends here too: whoever shows the signed-in person reads `me` from the cache. */
const forgetEndedSession = new ErrorLink(({ error }) => {
  const ended =
    CombinedGraphQLErrors.is(error) && error.errors.some(each => each.extensions?.code === 'UNAUTHENTICATED');
  if (ended) cache.modify({ fields: { me: () => null } });
});

export const apollo = new ApolloClient({
  cache,
  dataMasking: true,
  link: ApolloLink.from([forgetEndedSession, new HttpLink({ uri: '/graphql', credentials: 'include' })]),
});
