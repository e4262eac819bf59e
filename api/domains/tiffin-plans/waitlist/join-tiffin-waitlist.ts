import { ownTiffinWaitsLimit, tiffinRejoinDays, tiffinWaitlistLimit } from '../../../../schema/constants.ts';
import { mostPeopleWaiting } from '../../../../schema/rules/people-of-plan.ts';
import { tiffinWait } from '../../../../schema/rules/tiffin-wait.ts';
import { withValues } from '../../../../schema/with-values.ts';
import { customers } from '../../../core/access/rules.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { viewerAsUser } from '../../identity/find-user.ts';
import { EmailNotProven } from '../../identity/identity-problems.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { findPublicOffer } from '../offers/find-tiffin-offers.ts';
import { daysRefusal } from '../offers/offer-refusals.ts';
import { TiffinOfferNotFound } from '../offers/tiffin-offer-problems.ts';
import { findSpotsFor } from './find-spots.ts';
import { type LockedOffer, lockOffer } from './lock-offer.ts';
import { fullDays, type Meals } from './spots-of-week.ts';
import { TiffinWait } from './tiffin-wait.ts';
import type { TiffinWaitInput } from './tiffin-wait-input.ts';
import { TiffinWaitlistLimit } from './waitlist-problems.ts';

type Prepared = Meals & { offerId: string; weekdays: number[] };

const startNow = () =>
  new InvalidInput(/*i18n*/ 'This plan has a spot for you on these days. You can start it now.', 'weekdays');

const prepare = async (ctx: Ctx, input: TiffinWaitInput): Promise<Prepared | Problem> => {
  // The mail that says that spots are free would go to a stranger.
  const isUnproven = ctx.services.mail.isRead && !(await viewerAsUser(ctx))!.emailProvenAt;
  if (isUnproven) return new EmailNotProven(EmailNotProven.tiffinWait);
  const asked = checked(tiffinWait, input);
  if (asked instanceof InvalidInput) return asked;
  const { offerId, people } = asked;
  const offer = await findPublicOffer(ctx, offerId);
  if (!offer?.isOpen) return new TiffinOfferNotFound();
  return { offerId, weekdays: [...new Set(asked.weekdays)].sort(), people };
};

const wishRefusal = (
  { spots, lines, ...offer }: LockedOffer,
  { weekdays, people }: Meals,
): InvalidInput | undefined => {
  const refusal = daysRefusal(offer, weekdays);
  if (refusal || !spots) return refusal ?? startNow();
  const most = mostPeopleWaiting(spots, lines);
  if (people <= most) return undefined;
  return new InvalidInput(withValues(/*i18n*/ 'You can wait for up to {0} people.', most), 'people');
};

const perform = async (
  { em, sql, viewer, now }: Work,
  { offerId, ...wish }: Prepared,
): Promise<Problem | undefined> => {
  const { userId: customerId } = viewer;
  await lockUser(sql, customerId);
  const offer = await lockOffer(sql, offerId);
  if (!offer) return new TiffinOfferNotFound();
  const refusal = wishRefusal(offer, wish);
  if (refusal) return refusal;
  const asking = { customerId, planId: null, startsOn: null };
  const { left, waiting } = await findSpotsFor(sql, now, { id: offerId, spots: offer.spots! }, asking);
  const own = await em.findOne(TiffinWait, { offerId, customerId });
  if (own?.reservedUntil && own.reservedUntil > now)
    return new InvalidInput(
      /*i18n*/ 'Spots are reserved for you. Start the plan before the time is over.',
      'offerId',
    );
  if (own?.reservedUntil) {
    const again = own.reservedUntil.getTime() + tiffinRejoinDays * 86_400_000;
    if (again > now.getTime()) return new TiffinWaitlistLimit(TiffinWaitlistLimit.lapsed);
  }
  if (fullDays(left, wish).length === 0) return startNow();
  if (own && !own.reservedUntil) {
    em.assign(own, wish);
    return undefined;
  }
  // The job may not have deleted one that lapsed a week ago.
  if (own) await em.nativeDelete(TiffinWait, { id: own.id });
  if (waiting >= tiffinWaitlistLimit) return new TiffinWaitlistLimit(TiffinWaitlistLimit.ofOffer);
  const isOn = { $or: [{ reservedUntil: null }, { reservedUntil: { $gt: now } }] };
  if ((await em.count(TiffinWait, { customerId, ...isOn })) >= ownTiffinWaitsLimit)
    return new TiffinWaitlistLimit(TiffinWaitlistLimit.own);
  em.create(TiffinWait, { ...wish, id: newIdentifier(now), offerId, customerId, joinedAt: now });
  return undefined;
};

/** Puts the viewer on the waiting list of an offer that is full, or changes what they wait for: their turn stays. */
export const joinTiffinWaitlist = preparedOperation(customers, prepare, perform);
