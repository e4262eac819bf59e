import { Arg, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import { customers } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { LocalDate } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { CartLineInput } from '../../orders/order-inputs.ts';
import { CartQuote } from '../../orders/placing/cart-quote.ts';
import { quoteCart } from '../../orders/placing/quote-cart.ts';
import { findTiffinPlan } from '../find-tiffin-plans.ts';
import { findPublicOffer } from '../offers/find-tiffin-offers.ts';
import { pricesNow } from './plan-prices.ts';
import { quoteChange, quoteDay, quoteToAgree } from './quote-for-plan.ts';

const dishes = { description: 'Dishes of a meal, at most 30.' };

@Resolver()
export class TiffinMealResolver {
  @Visible(customers)
  @Query(() => CartQuote, {
    nullable: true,
    description:
      "Prices dishes as one of the viewer's tiffin plans would have them: on a day, from now on, or to agree to. " +
      'Null when the plan is not of the viewer.',
  })
  async quoteTiffinPlan(
    @Context() ctx: Ctx,
    @Arg('planId', () => ID, { description: 'ID of the plan.' }) planId: string,
    @Arg('lines', () => [CartLineInput], dishes) lines: CartLineInput[],
    @Arg('serviceDate', () => LocalDate, { nullable: true, description: 'Day of the plan, if one.' })
    serviceDate: string | null,
    @Arg('isAgreement', () => Boolean, {
      defaultValue: false,
      description:
        'Whether to price them as `agreeToTiffinPlan` does, without waiting for the day of a rise.',
    })
    isAgreement: boolean,
  ): Promise<CartQuote | null> {
    const plan = await findTiffinPlan(ctx, planId);
    if (!plan) return null;
    const { supplierId, mealtime } = plan;
    const meal = { supplierId, lines };
    if (isAgreement) return quoteToAgree(ctx, plan, meal);
    return serviceDate
      ? quoteDay(ctx, plan, { ...meal, serviceDate, mealtime })
      : quoteChange(ctx, plan, meal);
  }

  @Visible(customers)
  @Query(() => CartQuote, {
    nullable: true,
    description: 'Prices dishes as an offered tiffin plan has them; null when it was withdrawn.',
  })
  async quoteTiffinOffer(
    @Context() ctx: Ctx,
    @Arg('offerId', () => ID, { description: 'ID of the offer.' }) offerId: string,
    @Arg('lines', () => [CartLineInput], dishes) lines: CartLineInput[],
  ): Promise<CartQuote | null> {
    const offer = await findPublicOffer(ctx, offerId);
    return offer && quoteCart(ctx, { supplierId: offer.supplierId, lines }, pricesNow(offer, lines));
  }
}
