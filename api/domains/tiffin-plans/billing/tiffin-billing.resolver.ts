import {
  Arg,
  Ctx as Context,
  createUnionType,
  FieldResolver,
  ID,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { customers, withRight } from '../../../core/access/rules.ts';
import { Visible } from '../../../core/access/visible.ts';
import { named } from '../../../core/graphql/named.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { CreditIsNeeded, TiffinCreditNotFound } from '../../payments/bills/bill-problems.ts';
import { openBillsOf, type TiffinBillRow } from '../../payments/bills/find-bills.ts';
import { TiffinBill } from '../../payments/bills/tiffin-bill.ts';
import { creditById, creditsOf, type TiffinCreditRow } from '../../payments/credit/find-credits.ts';
import { TiffinCredit } from '../../payments/credit/tiffin-credit.ts';
import type { TiffinPlanRow } from '../plan-rows.ts';
import { TiffinPlan } from '../tiffin-plan.ts';
import { askCreditBack } from './ask-credit-back.ts';

const AskCreditBackResult = createUnionType({
  name: 'AskCreditBackResult',
  description: 'Credit that support pays back, or the reason it stays.',
  types: () => [TiffinCredit, TiffinCreditNotFound, CreditIsNeeded] as const,
});

@Resolver(() => TiffinPlan)
export class TiffinBillingResolver {
  @FieldResolver(() => TiffinBill, {
    nullable: true,
    description:
      "Open bill of its customer's plans from its kitchen; null if there is none, and for staff who may not see money.",
  })
  async openBill(@Context() ctx: Ctx, @Root() plan: TiffinPlanRow): Promise<TiffinBillRow | null> {
    if (plan.customerId !== ctx.viewer.userId && !ctx.viewer.meets(withRight('SEE_MONEY'))) return null;
    const open = (await openBillsOf(ctx, plan.customerId)) ?? [];
    return open.find(({ supplierId }) => supplierId === plan.supplierId) ?? null;
  }

  @FieldResolver(() => TiffinCredit, {
    nullable: true,
    description:
      'Credit of its customer at its kitchen; null if there is none, and for staff who may not see money.',
  })
  async credit(@Context() ctx: Ctx, @Root() plan: TiffinPlanRow): Promise<TiffinCreditRow | null> {
    if (plan.customerId !== ctx.viewer.userId && !ctx.viewer.meets(withRight('SEE_MONEY'))) return null;
    const credits = (await creditsOf(ctx, plan.customerId)) ?? [];
    return credits.find(({ supplierId }) => supplierId === plan.supplierId) ?? null;
  }

  @Visible(customers)
  @Mutation(() => AskCreditBackResult, {
    description: 'Asks support to pay all credit at a kitchen back, once no plan there runs.',
  })
  async askTiffinCreditBack(
    @Context() ctx: Ctx,
    @Arg('creditId', () => ID, { description: 'ID of the credit.' }) creditId: string,
  ): Promise<TiffinCreditRow | Problem> {
    const outcome = await askCreditBack(ctx, creditId);
    return outcome instanceof Problem
      ? outcome
      : named('TiffinCredit', await creditById(ctx, outcome.creditId));
  }
}
