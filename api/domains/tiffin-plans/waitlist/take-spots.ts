import type { Work } from '../../../core/operation/operation.ts';
import { TiffinOfferNotFound } from '../offers/tiffin-offer-problems.ts';
import { findSpotsFor } from './find-spots.ts';
import { lockOffer } from './lock-offer.ts';
import { fullDays, type Meals } from './spots-of-week.ts';
import { TiffinWait } from './tiffin-wait.ts';
import { TiffinOfferFull } from './waitlist-problems.ts';

interface Asked extends Meals {
  offerId: string;
  /** The plan that is to change, with what it keeps; null for a new one. */
  plan: (Meals & { id: string }) | null;
  startsOn: string;
}

/**
 * Locks an offer until the plan is stored, and refuses what it has no spots for. A plan keeps what it has, and a
 * customer gets what is reserved for them, also where the cook has lowered the limit since.
 */
export const takeSpots = async (
  { em, sql, now, viewer }: Work,
  { offerId, plan, startsOn, weekdays, people }: Asked,
): Promise<TiffinOfferFull | TiffinOfferNotFound | undefined> => {
  const offer = await lockOffer(sql, offerId);
  // A running plan of a withdrawn offer has no limit any more.
  if (!offer) return plan ? undefined : new TiffinOfferNotFound();
  const { id, spots } = offer;
  const gained = weekdays.filter(day => people > peopleOn(day, plan));
  // Without a limit, no one waits.
  if (!spots || gained.length === 0) return undefined;
  const asking = { customerId: viewer.userId, planId: plan?.id ?? null, startsOn };
  const { left, own } = await findSpotsFor(sql, now, { id, spots }, asking);
  const reserved = own?.reservedUntil ? own : null;
  const beyond = gained.filter(day => people > peopleOn(day, reserved));
  const full = fullDays(left, { weekdays: beyond, people });
  if (full.length > 0) return new TiffinOfferFull(full);
  const isUsed = reserved?.weekdays.some(day => gained.includes(day));
  const isMet = own?.weekdays.every(day => own.people <= peopleOn(day, { weekdays, people }));
  if (own && (isUsed || isMet)) await em.nativeDelete(TiffinWait, { id: own.id });
  return undefined;
};

const peopleOn = (day: number, meals: Meals | null): number =>
  meals?.weekdays.includes(day) ? meals.people : 0;
