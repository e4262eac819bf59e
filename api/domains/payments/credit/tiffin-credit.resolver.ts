import {
  Arg,
  Args,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { customers, withRight, withScope } from '../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { named } from '../../../core/graphql/named.ts';
import { connectionOf, type Page, PageArgs } from '../../../core/graphql/page.ts';
import { DateTime } from '../../../core/graphql/scalars.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { AlreadyDone, Problem } from '../../../core/operation/problem.ts';
import { Money } from '../../../core/values/money.ts';
import { userById } from '../../identity/find-user.ts';
import { User } from '../../identity/user.ts';
import type { UserRow } from '../../identity/user-columns.ts';
import { Supplier } from '../../suppliers/supplier.ts';
import { supplierOf } from '../../suppliers/supplier-by-id.ts';
import type { SupplierRow } from '../../suppliers/supplier-columns.ts';
import { CreditAmountDiffers, CreditIsNeeded, TiffinCreditNotFound } from '../bills/bill-problems.ts';
import { creditById, findCredits, findMyCredits, type TiffinCreditRow } from './find-credits.ts';
import { recordCreditReturn } from './record-credit-return.ts';
import { askedBackOf, TiffinCredit } from './tiffin-credit.ts';

const TiffinCreditConnection = connectionOf(TiffinCredit, 'TiffinCredit', withinReach);

const RecordCreditReturnResult = createUnionType({
  name: 'RecordCreditReturnResult',
  description: 'Credit without what was paid back, or the reason its return was not recorded.',
  types: () =>
    [TiffinCredit, TiffinCreditNotFound, CreditAmountDiffers, CreditIsNeeded, AlreadyDone] as const,
});

@Resolver(() => TiffinCredit)
export class TiffinCreditResolver {
  @Visible(customers)
  @Query(() => [TiffinCredit], {
    complexity: entries(3),
    description: "Viewer's credit at each kitchen, the last changed first; at most 50.",
  })
  myTiffinCredits(@Context() ctx: Ctx): Promise<TiffinCreditRow[]> {
    return findMyCredits(ctx);
  }

  @Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
  @Query(() => TiffinCreditConnection, {
    description: 'Credit of all customers, the last changed first. For admins.',
  })
  tiffinCredits(
    @Context() ctx: Ctx,
    @Arg('isAskedBack', () => Boolean, {
      defaultValue: false,
      description: 'Whether to leave out all but what customers asked back.',
    })
    isAskedBack: boolean,
    @Args() page: PageArgs,
  ): Promise<Page<TiffinCreditRow>> {
    return findCredits(ctx, isAskedBack, page);
  }

  @Visible(withRight('REFUND'))
  @Mutation(() => RecordCreditReturnResult, {
    description:
      'Records that credit of a customer at a kitchen was paid back by hand: what they asked for, or else all of it. For admins.',
  })
  async recordTiffinCreditReturn(
    @Context() ctx: Ctx,
    @Arg('creditId', () => ID, { description: 'ID of the credit.' }) creditId: string,
    @Arg('amountCents', () => Int, {
      description:
        'Amount that was paid back, in cents: what was asked for, or all of the credit if nothing was.',
    })
    amountCents: number,
    @Arg('askedBackAt', () => DateTime, {
      nullable: true,
      description: 'Time of the request that was answered, so that a repeated call records nothing twice.',
    })
    askedBackAt: Date | null,
  ): Promise<TiffinCreditRow | Problem> {
    const outcome = await recordCreditReturn(ctx, {
      creditId,
      amountCents,
      askedBackAt: askedBackAt ?? undefined,
    });
    return outcome instanceof Problem
      ? outcome
      : named('TiffinCredit', await creditById(ctx, outcome.creditId));
  }

  @FieldResolver(() => Supplier, { description: 'Kitchen whose meals it pays for.' })
  async supplier(@Context() ctx: Ctx, @Root() credit: TiffinCreditRow): Promise<SupplierRow> {
    return (await supplierOf(ctx, credit.supplierId))!;
  }

  @Visible(withRight('SEE_MONEY'))
  @FieldResolver(() => User, { description: 'Customer whose credit it is. For admins.' })
  async customer(@Context() ctx: Ctx, @Root() credit: TiffinCreditRow): Promise<UserRow> {
    return (await userById(ctx, credit.customerId))!;
  }

  @FieldResolver(() => Money, { description: 'Amount of the credit.' })
  amount(@Root() credit: TiffinCreditRow): Money {
    return new Money(credit.cents);
  }

  @FieldResolver(() => Money, {
    nullable: true,
    description:
      'Part of the amount that the customer asked for, from which no order is paid; null if they asked for none.',
  })
  askedBackAmount(@Root() credit: TiffinCreditRow): Money | null {
    return credit.askedBackAt ? new Money(askedBackOf(credit)) : null;
  }
}
