import { useOrderingStopsQuery } from '../../generated/graphql.ts';

const minute = 60_000;

/** The stops of ordering in force, which `usePolledStops` reads again. */
export const useOrderingStops = () => useOrderingStopsQuery().data?.orderingStops ?? [];

/** The same, and what other staff change; once on a screen. */
export const usePolledStops = () =>
  useOrderingStopsQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: minute,
    skipPollAttempt: () => document.hidden,
  }).data?.orderingStops ?? [];
