/** Where ordering is stopped; null for all cities. */
export type StopPlace = { id: string; name: string; state: string } | null;

export const placeName = (place: StopPlace): string =>
  place ? `${place.name}, ${place.state}` : 'all cities';
