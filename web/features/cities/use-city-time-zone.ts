import { useCityTimeZoneQuery } from '../../generated/graphql.ts';

/** The zone in which a city counts its days, once it is known. */
export function useCityTimeZone(name: string): string | null {
  const { data } = useCityTimeZoneQuery({ variables: { name } });
  return data?.cities.nodes.find(city => city.name === name)?.timeZone ?? null;
}
