import { t } from '@lingui/core/macro';
import { earthRadiusMiles } from '../../../schema/search-constants.ts';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Miles over the surface of the earth, by the haversine formula. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const northward = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const eastward = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = northward + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * eastward;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** For example 4.0 mi. */
export const milesWords = (miles: number) => t`${miles.toFixed(1)} mi`;
