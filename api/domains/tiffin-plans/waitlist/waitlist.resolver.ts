import {
  Arg,
  Ctx as Context,
  createUnionType,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { reservedSpotsHours } from '../../../../schema/constants.ts';
import { customers } from '../../../core/access/rules.ts';
import { anyone, ofViewer, Visible } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { named } from '../../../core/graphql/named.ts';
import { batched } from '../../../core/operation/batched.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { EmailNotProven } from '../../identity/identity-problems.ts';
import { findOffer, type TiffinOfferRow } from '../offers/find-tiffin-offers.ts';
import { TiffinOffer } from '../offers/tiffin-offer.ts';
import { TiffinOfferNotFound } from '../offers/tiffin-offer-problems.ts';
import { findSpots, leftOf } from './find-spots.ts';
import { findTiffinWaits, type TiffinWaitRow } from './find-tiffin-waits.ts';
import { joinTiffinWaitlist } from './join-tiffin-waitlist.ts';
import { leaveTiffinWaitlist } from './leave-tiffin-waitlist.ts';
import { TiffinWait } from './tiffin-wait.ts';
import { TiffinWaitInput } from './tiffin-wait-input.ts';
import { TiffinWaitlistLimit } from './waitlist-problems.ts';

/** More than most customers wait for. */
const usualWaits = 2;

@Visible(ofViewer)
@ObjectType({ simpleResolvers: true, description: 'Waiting lists that the viewer is on.' })
export class OwnTiffinWaits {
  @Field(() => [TiffinWait], { complexity: entries(usualWaits), description: 'Waits, the longest first.' })
  waits!: TiffinWaitRow[];
}

const JoinTiffinWaitlistResult = createUnionType({
  name: 'JoinTiffinWaitlistResult',
  description: 'Waits of the viewer with the new one, or the reason there is none.',
  types: () =>
    [OwnTiffinWaits, InvalidInput, TiffinOfferNotFound, TiffinWaitlistLimit, EmailNotProven] as const,
});

const ownWaits = async (ctx: Ctx): Promise<OwnTiffinWaits> =>
  named('OwnTiffinWaits', { waits: await findTiffinWaits(ctx) });

@Resolver(() => TiffinWait)
export class TiffinWaitlistResolver {
  @Visible(customers)
  @Query(() => OwnTiffinWaits, { description: 'Offered tiffin plans that the viewer waits for.' })
  myTiffinWaits(@Context() ctx: Ctx): Promise<OwnTiffinWaits> {
    return ownWaits(ctx);
  }

  @Visible(customers)
  @Mutation(() => JoinTiffinWaitlistResult, {
    description:
      'Puts the viewer on the waiting list of an offered tiffin plan that is full, or changes what they wait for. ' +
      `Spots that become free are reserved for ${reservedSpotsHours} hours for the first in line whose wish fits.`,
  })
  async joinTiffinWaitlist(
    @Context() ctx: Ctx,
    @Arg('input', () => TiffinWaitInput, { description: 'Wish.' }) input: TiffinWaitInput,
  ): Promise<OwnTiffinWaits | Problem> {
    return (await joinTiffinWaitlist(ctx, input)) ?? ownWaits(ctx);
  }

  @Visible(customers)
  @Mutation(() => OwnTiffinWaits, {
    description:
      'Takes the viewer off the waiting list of an offered tiffin plan. Spots that are reserved for them lapse.',
  })
  async leaveTiffinWaitlist(
    @Context() ctx: Ctx,
    @Arg('offerId', () => ID, { description: 'ID of the offer.' }) offerId: string,
  ): Promise<OwnTiffinWaits> {
    await leaveTiffinWaitlist(ctx, offerId);
    return ownWaits(ctx);
  }

  @FieldResolver(() => TiffinOffer, {
    nullable: true,
    description: 'Offer; null when it was withdrawn a moment ago.',
  })
  offer(@Context() ctx: Ctx, @Root() { offerId }: TiffinWaitRow): Promise<TiffinOfferRow | null> {
    return findOffer(ctx, offerId);
  }
}

@Visible(anyone)
@ObjectType({ simpleResolvers: true, description: 'Spots that an offered tiffin plan has on a weekday.' })
export class TiffinWeekdaySpots {
  @Field(() => Int, { description: 'Weekday, from 0, Sunday, to 6, Saturday.' })
  weekday!: number;

  @Field(() => Int, { description: 'Number of people who can still start it for this day; 0 when full.' })
  left!: number;
}

const spotsOf = batched((ctx, offerIds) => findSpots(ctx.sql, ctx.now, offerIds));

const weekdaySpots = async (
  ctx: Ctx,
  { id, spots, weekdays }: TiffinOfferRow,
): Promise<TiffinWeekdaySpots[]> => {
  if (!spots) return [];
  const left = leftOf(spots, (await spotsOf(ctx, id))!);
  return weekdays.map(weekday => ({ weekday, left: Math.max(left[weekday]!, 0) }));
};

@Resolver(() => TiffinOffer)
export class SpotsOfTiffinOffer {
  @FieldResolver(() => [TiffinWeekdaySpots], {
    complexity: entries(5),
    description: 'Spots that are left on each of its weekdays; empty without a limit.',
  })
  weekdaySpots(@Context() ctx: Ctx, @Root() offer: TiffinOfferRow): Promise<TiffinWeekdaySpots[]> {
    return weekdaySpots(ctx, offer);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether fewer of its weekdays have a spot left than a plan must have, so that none can start.',
  })
  async isFull(@Context() ctx: Ctx, @Root() offer: TiffinOfferRow): Promise<boolean> {
    const spots = await weekdaySpots(ctx, offer);
    return spots.length > 0 && spots.filter(({ left }) => left > 0).length < offer.leastDays;
  }

  @FieldResolver(() => Int, { description: 'Number of customers in line for it.' })
  async waiting(@Context() ctx: Ctx, @Root() { id, spots }: TiffinOfferRow): Promise<number> {
    return spots ? (await spotsOf(ctx, id))!.line.length : 0;
  }
}
