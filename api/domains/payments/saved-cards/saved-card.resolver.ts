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
import { customers } from '../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { enumType } from '../../../core/graphql/enum-type.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Problem } from '../../../core/operation/problem.ts';
import type { TiffinBillRow } from '../bills/find-bills.ts';
import { TiffinBill } from '../bills/tiffin-bill.ts';
import { TiffinBillStatus } from '../payment-enums.ts';
import { BillChargeOutcome } from './bill-charge.ts';
import { type ChargedBill, nextChargeOf } from './find-bills-to-charge.ts';
import { chargesOfBill, findMySavedCard, type SavedCardRow } from './find-saved-card.ts';
import { removeSavedCard } from './remove-saved-card.ts';
import { SavedCard } from './saved-card.ts';
import { SavedCardNotFound } from './saved-card-problems.ts';

export const ChargeProblem = enumType(
  'ChargeProblem',
  'Reason why a bill was not charged to the saved card.',
  {
    DECLINED: 'The bank declined the card.',
    NEEDS_AUTHENTICATION: 'The bank wants its customer to confirm, so that the bill is to be paid in person.',
  },
);
export type ChargeProblem = keyof typeof ChargeProblem;

@Visible(customers)
@ObjectType({ simpleResolvers: true, description: 'Card that was removed.' })
export class RemovedCard {
  @Field(() => ID, { description: 'ID of the card.' })
  cardId!: string;
}

const RemoveSavedCardResult = createUnionType({
  name: 'RemoveSavedCardResult',
  description: 'Removed card, or the reason none was removed.',
  types: () => [RemovedCard, SavedCardNotFound] as const,
});

@Resolver(() => SavedCard)
export class SavedCardResolver {
  @Visible(customers)
  @Query(() => SavedCard, {
    nullable: true,
    description: "Viewer's saved card; null if there is none.",
  })
  mySavedCard(@Context() ctx: Ctx): Promise<SavedCardRow | null> {
    return findMySavedCard(ctx);
  }

  @Visible(customers)
  @Mutation(() => RemoveSavedCardResult, {
    description: "Removes the viewer's saved card, so that bills are not charged to it any more.",
  })
  async removeSavedCard(
    @Context() ctx: Ctx,
    @Arg('cardId', () => ID, { description: 'ID of the card.' }) cardId: string,
  ): Promise<RemovedCard | Problem> {
    const outcome = await removeSavedCard(ctx, cardId);
    return outcome instanceof Problem ? outcome : Object.assign(new RemovedCard(), outcome);
  }
}

/** What a customer sees of the charges of their bills; others see nothing of them. */
@Resolver(() => TiffinBill)
export class BillChargeFields {
  @Visible(withinReach)
  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      "Time at which the bill is charged to the viewer's saved card; null if it is not, and for anyone but its customer.",
  })
  async nextChargeAt(@Context() ctx: Ctx, @Root() bill: TiffinBillRow): Promise<Date | null> {
    const found = await chargesOf(ctx, bill);
    return found && nextChargeOf(found);
  }

  @Visible(withinReach)
  @FieldResolver(() => ChargeProblem, {
    nullable: true,
    description:
      'Reason why the last charge to the saved card, or to the one that was removed, failed; null if it did not, and for anyone but its customer.',
  })
  async chargeProblem(@Context() ctx: Ctx, @Root() bill: TiffinBillRow): Promise<ChargeProblem | null> {
    const charges = await chargesOf(ctx, bill);
    const outcome = charges?.lastOutcome;
    // What an earlier card could not pay is no problem of the one that is saved now.
    if (charges?.cardId && charges.cardId !== charges.lastCardId) return null;
    const isProblem =
      outcome === BillChargeOutcome.DECLINED || outcome === BillChargeOutcome.NEEDS_AUTHENTICATION;
    return isProblem ? outcome : null;
  }
}

const chargesOf = async (ctx: Ctx, bill: TiffinBillRow): Promise<ChargedBill | null> => {
  if (bill.customerId !== ctx.viewer.userId || bill.status !== TiffinBillStatus.OPEN) return null;
  return chargesOfBill(ctx, bill.id);
};
