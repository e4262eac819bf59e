import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { withRight, withScope } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { connectionOf, PageArgs } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { Money } from '../../../core/values/money.ts';
import { Dispute } from '../disputes/dispute.ts';
import { closeUnmatchedPayment } from '../paying/close-unmatched-payment.ts';
import { UnmatchedPayment } from '../paying/unmatched-payment.ts';
import { NothingToSettle } from '../payment-problems.ts';
import { findDisputes, findUnmatchedPayments } from './find-money-matters.ts';

const DisputeConnection = connectionOf(Dispute, 'Dispute', withScope('PAYOUTS_READ', withRight('SEE_MONEY')));
const UnmatchedPaymentConnection = connectionOf(
  UnmatchedPayment,
  'UnmatchedPayment',
  withScope('PAYOUTS_READ', withRight('SEE_MONEY')),
);

const CloseUnmatchedPaymentResult = createUnionType({
  name: 'CloseUnmatchedPaymentResult',
  description: 'Closed record, or the reason it was not closed.',
  types: () => [UnmatchedPayment, InvalidInput, NothingToSettle] as const,
});

@Resolver(() => Dispute)
export class DisputeResolver {
  @Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
  @Query(() => DisputeConnection, {
    description: 'Disputes of card payments, the newest first. For admins.',
  })
  disputes(@Context() ctx: Ctx, @Args() page: PageArgs): ReturnType<typeof findDisputes> {
    return findDisputes(ctx, page);
  }

  @Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
  @FieldResolver(() => Money, { description: 'Disputed amount.' })
  amount(@Root() { amountCents }: Pick<Dispute, 'amountCents'>): Money {
    return new Money(amountCents);
  }
}

@Resolver(() => UnmatchedPayment)
export class UnmatchedPaymentResolver {
  @Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
  @Query(() => UnmatchedPaymentConnection, {
    description:
      'Card payments and disputes that match no payment of ours and need review, the newest first. For admins.',
  })
  unmatchedPayments(@Context() ctx: Ctx, @Args() page: PageArgs): ReturnType<typeof findUnmatchedPayments> {
    return findUnmatchedPayments(ctx, page);
  }

  @Visible(withRight('REFUND'))
  @Mutation(() => CloseUnmatchedPaymentResult, {
    description: 'Closes the record of an unmatched card payment with a note. For admins.',
  })
  closeUnmatchedPayment(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the record.' }) id: string,
    @Arg('note', () => String, {
      description: 'Note on what was done, for the audit trail; at most 300 characters.',
    })
    note: string,
  ): Promise<UnmatchedPayment | Problem> {
    return closeUnmatchedPayment(ctx, { id, note });
  }

  @Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
  @FieldResolver(() => Money, {
    nullable: true,
    description: 'Total of the order; null when the payment is not ours.',
  })
  expected(@Root() { expectedCents }: Pick<UnmatchedPayment, 'expectedCents'>): Money | null {
    return expectedCents == null ? null : new Money(expectedCents);
  }
}
