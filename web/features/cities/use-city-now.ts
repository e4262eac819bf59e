import { useCityNowQuery } from '../../generated/graphql.ts';

const pollInterval = 60_000;
const skipPollAttempt = () => document.hidden;

/**
 * The time zone of a city and what staff say there, undefined until it is known. Read again every minute, as ordering may
 * be stopped at any time; once on a screen.
 */
export const useCityNow = (name: string) =>
  useCityNowQuery({ variables: { name }, pollInterval, skipPollAttempt }).data?.cities.nodes.find(
    city => city.name === name,
  );
