import { useSyncExternalStore } from 'react';
import type { Coordinates } from './formats/distance.ts';

export type LocationFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown';

/** The reader's location, held in memory only. */
export type Whereabouts =
  | { status: 'unasked' }
  | { status: 'finding' }
  | { status: 'found'; coordinates: Coordinates }
  | { status: 'failed'; reason: LocationFailure };

const request: PositionOptions = {
  timeout: 10_000,
  maximumAge: 10 * 60_000,
  enableHighAccuracy: false,
};

const reasons: Record<number, LocationFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

let whereabouts: Whereabouts = { status: 'unasked' };
const listeners = new Set<() => void>();

const become = (next: Whereabouts) => {
  whereabouts = next;
  for (const listener of listeners) listener();
};

/** To about a hundred yards: enough for miles with one decimal, and no more than a stranger need know. */
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** Asks the browser, which may ask the person. So only ever call it because they pressed something. */
export function findLocation() {
  if (!('geolocation' in navigator) || !navigator.geolocation)
    return become({ status: 'failed', reason: 'unsupported' });
  if (whereabouts.status !== 'found') become({ status: 'finding' });
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) =>
      become({
        status: 'found',
        coordinates: { latitude: coarse(latitude), longitude: coarse(longitude) },
      }),
    ({ code }) => become({ status: 'failed', reason: reasons[code] ?? 'unknown' }),
    request,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const currentWhereabouts = () => whereabouts;

export const useWhereabouts = () => useSyncExternalStore(subscribe, currentWhereabouts, currentWhereabouts);

/** Where the reader is, once that is known. */
export function useKnownLocation(): Coordinates | null {
  const known = useWhereabouts();
  return known.status === 'found' ? known.coordinates : null;
}
