import {
  Arg,
  Ctx as Context,
  createUnionType,
  Field,
  FieldResolver,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { suppliers, withScope } from '../../../core/access/rules.ts';
import { anyone, ofViewer, Visible } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { named } from '../../../core/graphql/named.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { DishNotFound, MenuConflict, MenuNotOpen } from '../../menus/menu-problems.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { supplierOf } from '../../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { MealNotCooked } from '../tiffin-plan-problems.ts';
import { findOwnOffers, findPublicOffer, openOffersOf, type TiffinOfferRow } from './find-tiffin-offers.ts';
import { saveTiffinOffer } from './save-tiffin-offer.ts';
import { TiffinOffer } from './tiffin-offer.ts';
import { TiffinOfferInput } from './tiffin-offer-inputs.ts';
import { TiffinOfferLimit, TiffinOfferNotFound } from './tiffin-offer-problems.ts';
import { withdrawTiffinOffer } from './withdraw-tiffin-offer.ts';

/** More than most kitchens offer, since their dishes come with them. */
const usualOffers = 4;

@Visible(ofViewer)
@ObjectType({ simpleResolvers: true, description: "Tiffin plans that the viewer's kitchen offers." })
export class OwnTiffinOffers {
  @Field(() => [TiffinOffer], { complexity: entries(usualOffers), description: 'Offers, the oldest first.' })
  offers!: TiffinOfferRow[];
}

const OwnTiffinOffersResult = createUnionType({
  name: 'OwnTiffinOffersResult',
  description: 'Offers after the change, or the reason nothing changed.',
  types: () =>
    [
      OwnTiffinOffers,
      InvalidInput,
      MenuNotOpen,
      MenuConflict,
      DishNotFound,
      MealNotCooked,
      TiffinOfferNotFound,
      TiffinOfferLimit,
    ] as const,
});

const afterwards = async (ctx: Ctx, outcome: unknown): Promise<OwnTiffinOffers | Problem> =>
  outcome instanceof Problem ? outcome : named('OwnTiffinOffers', { offers: await findOwnOffers(ctx) });

@Resolver(() => TiffinOffer)
export class TiffinOfferResolver {
  @Visible(anyone)
  @Query(() => TiffinOffer, {
    nullable: true,
    description:
      'Offered tiffin plan with this ID; null when it was withdrawn, or its kitchen is not public.',
  })
  tiffinOffer(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the offer.' }) id: string,
  ): Promise<TiffinOfferRow | null> {
    return findPublicOffer(ctx, id);
  }

  @Visible(withScope('MENU_READ', suppliers))
  @Query(() => OwnTiffinOffers, {
    description: "Tiffin plans that the viewer's kitchen offers, also those with a dish that is not on sale.",
  })
  async myTiffinOffers(@Context() ctx: Ctx): Promise<OwnTiffinOffers> {
    return { offers: await findOwnOffers(ctx) };
  }

  @Visible(suppliers)
  @Mutation(() => OwnTiffinOffersResult, {
    description: 'Offers a tiffin plan to customers, or changes an offer.',
  })
  async saveTiffinOffer(
    @Context() ctx: Ctx,
    @Arg('input', () => TiffinOfferInput, { description: 'Offer.' }) input: TiffinOfferInput,
  ): Promise<OwnTiffinOffers | Problem> {
    return afterwards(ctx, await saveTiffinOffer(ctx, input));
  }

  @Visible(suppliers)
  @Mutation(() => OwnTiffinOffersResult, {
    description: 'Withdraws an offer; plans that were started from it go on.',
  })
  async withdrawTiffinOffer(
    @Context() ctx: Ctx,
    @Arg('offerId', () => ID, { description: 'ID of the offer.' }) offerId: string,
  ): Promise<OwnTiffinOffers | Problem> {
    return afterwards(ctx, await withdrawTiffinOffer(ctx, offerId));
  }

  @FieldResolver(() => Supplier, { description: 'Kitchen that offers it.' })
  async supplier(@Context() ctx: Ctx, @Root() offer: TiffinOfferRow): Promise<SupplierRow> {
    return (await supplierOf(ctx, offer.supplierId))!;
  }
}

@Resolver(() => Supplier)
export class OffersOfSupplier {
  @FieldResolver(() => [TiffinOffer], {
    complexity: entries(usualOffers),
    description: 'Tiffin plans that customers can start as they are.',
  })
  tiffinOffers(@Context() ctx: Ctx, @Root() supplier: SupplierRow): Promise<TiffinOfferRow[]> {
    return openOffersOf(ctx, supplier.id);
  }
}
