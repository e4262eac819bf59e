import type { ReactNode } from 'react';
import { useCityTimeZoneQuery } from '../../generated/graphql.ts';

interface Props {
  city: string;
  /** Draws with the zone in which the city counts its days, null until that is known. */
  children: (timeZone: string | null) => ReactNode;
}

export function CityClock({ city, children }: Props) {
  const { data } = useCityTimeZoneQuery({ variables: { name: city } });
  return children(data?.cities.nodes.find(({ name }) => name === city)?.timeZone ?? null);
}
