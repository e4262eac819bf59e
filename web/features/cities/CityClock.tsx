import type { ReactNode } from 'react';
import { useCityNow } from './use-city-now.ts';

interface Props {
  city: string;
  /** Draws with the zone in which the city counts its days, null until that is known. */
  children: (timeZone: string | null) => ReactNode;
}

export const CityClock = ({ city, children }: Props) => children(useCityNow(city)?.timeZone ?? null);
