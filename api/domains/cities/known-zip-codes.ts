import { LRUCache } from 'lru-cache';
import type { Ctx, Services } from '../../core/ctx.ts';
import { lookupZipCode } from './lookup-zip-code.ts';
import type { ZipCode } from './zip-code.ts';

/** As many as the ZIP codes of a few large cities. */
const remembered = 5000;
const ofServices = new WeakMap<Services, LRUCache<string, ZipCode[]>>();

/**
 * The places a ZIP code stands for. The table is filled once at the start and never changes, so what was found is
 * remembered and an order waits for no second statement; what was not found is asked again.
 */
export const knownPlacesOf = async (ctx: Ctx, zipCode: string): Promise<ZipCode[]> => {
  const known = ofServices.get(ctx.services) ?? new LRUCache<string, ZipCode[]>({ max: remembered });
  ofServices.set(ctx.services, known);
  const digits = zipCode.slice(0, 5);
  const places = known.get(digits) ?? (await lookupZipCode(ctx, digits));
  if (places.length > 0) known.set(digits, places);
  return places;
};
