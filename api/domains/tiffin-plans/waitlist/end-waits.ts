import { mostPeopleOfPlan, mostPeopleWaiting } from '../../../../schema/rules/people-of-plan.ts';
import type { Work } from '../../../core/operation/operation.ts';
import { daysRefusal } from '../offers/offer-refusals.ts';
import type { TiffinOffer } from '../offers/tiffin-offer.ts';
import { TiffinWait } from './tiffin-wait.ts';
import { TiffinWaitEnded, type WaitEnd } from './tiffin-wait-events.ts';

/** Why no one can wait so any more; spots that are reserved stay so where the cook lowers the limit alone. */
const endOf = (offer: TiffinOffer, { weekdays, people, reservedUntil }: TiffinWait): WaitEnd | undefined => {
  const { spots, lines, withdrawnAt } = offer;
  if (withdrawnAt) return 'WITHDRAWN';
  if (!spots) return 'UNLIMITED';
  const most = reservedUntil ? mostPeopleOfPlan(lines) : mostPeopleWaiting(spots, lines);
  return people > most || daysRefusal(offer, weekdays) ? 'CHANGED' : undefined;
};

/** Ends the waits that do not fit an offer as it is now, and notifies who waited. The offer must be locked. */
export const endWaits = async ({ em, now, record }: Work, offer: TiffinOffer): Promise<void> => {
  const isOn = { $or: [{ reservedUntil: null }, { reservedUntil: { $gt: now } }] };
  for (const wait of await em.find(TiffinWait, { offerId: offer.id, ...isOn }, { orderBy: { id: 'asc' } })) {
    const reason = endOf(offer, wait);
    if (!reason) continue;
    em.remove(wait);
    record(new TiffinWaitEnded(wait.customerId, offer.id, reason));
  }
};
