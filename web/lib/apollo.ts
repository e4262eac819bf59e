import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import {
  type FieldMergeFunction,
  type FieldReadFunction,
  InMemoryCache,
  type InMemoryCacheConfig,
  type Reference,
} from '@apollo/client/cache';
import { ErrorLink } from '@apollo/client/link/error';
import { BaseHttpLink } from '@apollo/client/link/http';
import { relayStylePagination } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { yieldToMain } from '../fast-path/yield-to-main.ts';
import { objectTypes, possibleTypes } from '../generated/graphql.ts';
import { after, loadedLink } from './deferred-link.ts';
import { freshProofLink } from './fresh-proof.ts';
import { liveEvents } from './live-events.ts';
import { finishSignOut } from './pending-sign-out.ts';

/** Reads a single item from the lists already cached; a known null stays null. */
const byId =
  (__typename: string): FieldReadFunction =>
  (known, { args, toReference }) =>
    known === undefined ? toReference({ __typename, id: args?.id }) : known;

/** A list queried without a location returns null; a known distance from another query stays valid. */
const keepKnown: FieldMergeFunction = (known, incoming) => incoming ?? known ?? null;

/** An order never gains or loses a line; what an update leaves out of one stays known. */
const lineByLine: FieldMergeFunction = (known, incoming, { mergeObjects }) =>
  incoming.map((line: Reference, index: number) => mergeObjects(known?.[index], line));

const cacheConfig: InMemoryCacheConfig = {
  // Else Apollo warns in development wherever a fragment on an object type meets another type, such as a refusal.
  possibleTypes: import.meta.env.DEV ? { ...objectTypes, ...possibleTypes } : possibleTypes,
  typePolicies: {
    Query: {
      fields: {
        cities: relayStylePagination(['search', 'activeOnly']),
        suppliers: relayStylePagination(['filter', 'sort', 'near']),
        orders: relayStylePagination(),
        payments: relayStylePagination(),
        refunds: relayStylePagination(),
        myTiffinBills: relayStylePagination(),
        tiffinBills: relayStylePagination(['filter']),
        tiffinCredits: relayStylePagination(['isAskedBack']),
        payouts: relayStylePagination(),
        notifications: relayStylePagination(),
        favorites: relayStylePagination(['first']),
        supplier: byId('Supplier'),
        order: byId('Order'),
      },
    },
    PaymentConfiguration: { keyFields: [] },
    PaymentAnalytics: { keyFields: [] },
    LedgerFigures: { keyFields: [] },
    // Their IDs come from cooks, and orders keep what a choice was.
    OptionGroup: { keyFields: false },
    OptionChoice: { keyFields: false },
    OrderedChoice: { keyFields: false },
    Order: { fields: { lines: { merge: lineByLine } } },
    // One person has one set of them.
    NotificationSettings: { keyFields: [] },
    OwnTiffinOffers: { keyFields: [] },
    Household: { keyFields: [] },
    HouseholdMember: { keyFields: false },
    SecondFactor: { keyFields: [] },
    Authenticator: { keyFields: [] },
    Supplier: {
      fields: {
        reviews: relayStylePagination(),
        mealWindows: { merge: false },
        distanceMiles: { merge: keepKnown },
      },
    },
  },
};

/** A session that ended elsewhere ends here too: components that show the signed-in person read `me` from the cache. */
const forgetEndedSession = (cache: InMemoryCache) =>
  new ErrorLink(({ error }) => {
    const codes = CombinedGraphQLErrors.is(error) ? error.errors.map(each => each.extensions?.code) : [];
    if (codes.includes('VIEW_ONLY')) liveEvents.dispatchEvent(new Event('refused'));
    if (codes.includes('UNAUTHENTICATED')) cache.modify({ fields: { me: () => null } });
  });

const setUpPath = '/account-security';

/** A session that may only set up a second factor is led to where that is done. */
const leadToSetUp = new ErrorLink(({ error }) => {
  const isLimited =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(each => each.extensions?.code === 'SECOND_FACTOR_REQUIRED');
  if (isLimited && window.location.pathname !== setUpPath) window.location.assign(setUpPath);
});

/** Responses that the service worker caches for offline use. */
const offlineOperations = /^(Me|Orders|Order|Kitchen|PrepSheet|OrderBoard)$/;
const markForOffline = new ApolloLink((operation, forward) => {
  if (offlineOperations.test(operation.operationName ?? ''))
    operation.setContext({ headers: { 'x-keep-offline': '1' } });
  return forward(operation);
});

/** Requests are sent after the tap has been painted; a pending sign-out is sent before them. */
const afterPaint = after(() => yieldToMain().then(finishSignOut));

/** Loaded when the first subscription or file is sent, so that it isn't part of the first load. */
const live = loadedLink(async () => (await import('./live-connection.ts')).liveLink);
const upload = loadedLink(async () => (await import('./upload-link.ts')).uploadLink);

const hasFile = ({ variables }: ApolloLink.Operation) => variables.file instanceof File;
const isLive = ({ operationType }: ApolloLink.Operation) => operationType === OperationTypeNode.SUBSCRIPTION;

export const newClient = () => {
  const cache = new InMemoryCache(cacheConfig);
  const http = new BaseHttpLink({ uri: '/graphql', credentials: 'include' });
  return new ApolloClient({
    cache,
    dataMasking: true,
    link: ApolloLink.split(
      isLive,
      live,
      ApolloLink.from([
        afterPaint,
        freshProofLink,
        leadToSetUp,
        forgetEndedSession(cache),
        markForOffline,
        ApolloLink.split(hasFile, upload, http),
      ]),
    ),
  });
};

/** The client of this browser. Each prerendered screen has its own. */
export const apollo = newClient();
