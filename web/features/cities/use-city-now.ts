import { useCityTimeZoneQuery } from '../../generated/graphql.ts';

const minute = 60_000;

/**
 * The time zone of a city and whether ordering is stopped there, which may change at any time; undefined until they are
 * known.
 */
export const useCityNow = (city: string) =>
  useCityTimeZoneQuery({
    variables: { name: city },
    pollInterval: minute,
    skipPollAttempt: () => document.hidden,
  }).data?.cities.nodes.find(({ name }) => name === city);
