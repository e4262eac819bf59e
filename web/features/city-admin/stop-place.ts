import { cityName } from '../../lib/formats/city-name.ts';

/** Where ordering is stopped; null for all cities. */
export type StopPlace = { id: string; name: string; state: string } | null;

export const placeName = (place: StopPlace): string => (place ? cityName(place) : 'all cities');
