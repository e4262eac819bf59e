import { LRUCache } from 'lru-cache';
import type { Ctx, Services } from '../../core/operation/ctx.ts';
import { lookupZipCode } from './lookup-zip-code.ts';
import type { ZipCode } from './zip-code.ts';

/** Enough for the ZIP codes of a few large cities. */
const remembered = 5000;
const ofServices = new WeakMap<Services, LRUCache<string, ZipCode[]>>();

/**
 * The places of a ZIP code. The table is filled once at startup and never changes, so hits are cached and save an
 * order a second statement; misses are not.
 */
export const knownPlacesOf = async (ctx: Ctx, zipCode: string): Promise<ZipCode[]> => {
  const known = ofServices.get(ctx.services) ?? new LRUCache<string, ZipCode[]>({ max: remembered });
  ofServices.set(ctx.services, known);
  const digits = zipCode.slice(0, 5);
  const places = known.get(digits) ?? (await lookupZipCode(ctx, digits));
  if (places.length > 0) known.set(digits, places);
  return places;
};
