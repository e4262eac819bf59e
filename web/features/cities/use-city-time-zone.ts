import { useCityTimeZoneQuery } from '../../generated/graphql.ts';

/** The zone in which a city counts its days; asked only when somebody needs it. */
export function useCityTimeZone(name: string, needed: boolean): string | null {
  const { data } = useCityTimeZoneQuery({ variables: { name }, skip: !needed });
  return data?.cities.nodes.find(city => city.name === name)?.timeZone ?? null;
}
