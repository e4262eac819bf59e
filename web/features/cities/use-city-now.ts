import { useCityTimeZoneQuery } from '../../generated/graphql.ts';

/** The time zone of a city and whether ordering is stopped there; undefined until they are known. */
export const useCityNow = (city: string) =>
  useCityTimeZoneQuery({ variables: { name: city } }).data?.cities.nodes.find(({ name }) => name === city);
