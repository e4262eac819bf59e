import type { City } from '../../../domains/cities/city.ts';

/** Coordinates are text, as specified. */
export const presentCity = ({ id, name, state, latitude, longitude, isActive, supplierCount }: City) => ({
  id,
  name,
  state,
  latitude: String(latitude),
  longitude: String(longitude),
  isActive,
  supplierCount,
});
