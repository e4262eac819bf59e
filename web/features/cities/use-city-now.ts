import { useCityNowQuery } from '../../generated/graphql.ts';

const minute = 60_000;

type City = NonNullable<ReturnType<typeof useCityNowQuery>['data']>['cities']['nodes'][number];

const named = (name: string, cities: readonly City[] | undefined): City | undefined =>
  cities?.find(city => city.name === name);

/** The time zone of a city and whether ordering is stopped there; undefined until they are known. */
export const useCityNow = (name: string): City | undefined =>
  named(name, useCityNowQuery({ variables: { name } }).data?.cities.nodes);

/** The same, read again every minute, as ordering may be stopped at any time; once on a screen. */
export const usePolledCity = (name: string): City | undefined =>
  named(
    name,
    useCityNowQuery({ variables: { name }, pollInterval: minute, skipPollAttempt: () => document.hidden })
      .data?.cities.nodes,
  );
