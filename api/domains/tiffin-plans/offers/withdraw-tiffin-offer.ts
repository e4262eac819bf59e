import { LockMode } from '@mikro-orm/core';
import { suppliers } from '../../../core/access/rules.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import { MenuChanged } from '../../menus/menu-events.ts';
import { lockOwnKitchen } from '../../menus/own-kitchen.ts';
import { endWaits } from '../waitlist/end-waits.ts';
import { TiffinOffer } from './tiffin-offer.ts';
import { TiffinOfferNotFound } from './tiffin-offer-problems.ts';

/** Withdraws an offer. Plans that were started from it go on; their price becomes that of the menu, with notice. */
export const withdrawTiffinOffer = operation(
  suppliers,
  async (work: Work, offerId: string): Promise<Problem | undefined> => {
    const kitchen = await lockOwnKitchen(work);
    if (kitchen instanceof Problem) return kitchen;
    const offered = { id: offerId, supplierId: kitchen.id, withdrawnAt: null };
    // Who joins its waiting list at this moment is before or after.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const offer = isIdentifier(offerId) ? await work.em.findOne(TiffinOffer, offered, { lockMode }) : null;
    if (!offer) return new TiffinOfferNotFound();
    offer.withdrawnAt = work.now;
    await endWaits(work, offer);
    work.record(new MenuChanged(kitchen.id));
    return undefined;
  },
);
