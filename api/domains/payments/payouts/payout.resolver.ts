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
import type { Ctx } from '../../../core/ctx.ts';
import { entries } from '../../../core/list-cost.ts';
import { Money } from '../../../core/money.ts';
import { connectionOf, type Page, PageArgs } from '../../../core/page.ts';
import { InvalidInput, Problem } from '../../../core/problem.ts';
import { admins } from '../../../core/rules.ts';
import { anyone, Visible, withinReach } from '../../../core/visible.ts';
import { IdempotencyConflict, KitchenUnavailable } from '../../orders/placing/order-placing-problems.ts';
import { findKitchen } from '../../suppliers/admin/find-kitchens.ts';
import { KitchenRecord } from '../../suppliers/admin/kitchen-record.ts';
import { KitchenNotFound } from '../../suppliers/kitchen-problems.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { LedgerFigures, ledgerFigures } from '../ledger/ledger-figures.ts';
import { AdjustBalanceInput } from '../payment-inputs.ts';
import {
  NothingToSettle,
  PaymentNotConfigured,
  PaymentUnavailable,
  PayoutAtProvider,
  PayoutUnconfirmed,
  PayoutUnderWay,
} from '../payment-problems.ts';
import { adjustBalance } from './adjust-balance.ts';
import { findPayout, findPayouts, linesOfPayout, type PayoutRow, upcomingPayout } from './find-payouts.ts';
import { markPayoutPaid } from './mark-payout-paid.ts';
import { openPayoutAccount, PayoutAccountLink } from './open-payout-account.ts';
import { Payout, PayoutLine } from './payout.ts';
import { payoutAccountState } from './payout-account-state.ts';

const PayoutConnection = connectionOf(Payout, 'Payout', withinReach);

const MarkPayoutPaidResult = createUnionType({
  name: 'MarkPayoutPaidResult',
  description: 'The paid payout, or why it is not.',
  types: () =>
    [Payout, InvalidInput, NothingToSettle, PayoutUnderWay, PayoutUnconfirmed, PayoutAtProvider] as const,
});

const AdjustBalanceResult = createUnionType({
  name: 'AdjustBalanceResult',
  description: 'The kitchen with its new balance, or why nothing was adjusted.',
  types: () => [KitchenRecord, InvalidInput, KitchenNotFound, IdempotencyConflict] as const,
});

const OpenPayoutAccountResult = createUnionType({
  name: 'OpenPayoutAccountResult',
  description: 'Where to go on, or why not.',
  types: () => [PayoutAccountLink, PaymentNotConfigured, PaymentUnavailable, KitchenUnavailable] as const,
});

const asPayout = (row: PayoutRow): PayoutRow => Object.setPrototypeOf(row, Payout.prototype);

@Resolver(() => Payout)
export class PayoutResolver {
  @Visible(withinReach)
  @Query(() => PayoutConnection, {
    description: "Payouts, the newest first: a kitchen's own, or all for an admin.",
  })
  payouts(@Context() ctx: Ctx, @Args() page: PageArgs): Promise<Page<PayoutRow>> {
    return findPayouts(ctx, page);
  }

  @Visible(withinReach)
  @Query(() => Payout, { nullable: true, description: 'One payout; null when it is not within reach.' })
  payout(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The id of the payout.' }) id: string,
  ): Promise<PayoutRow | null> {
    return findPayout(ctx, id);
  }

  @Visible(withinReach)
  @Query(() => Money, {
    description:
      "What the viewer's kitchen earned with delivered orders and is not in a payout yet, without orders in dispute.",
  })
  upcomingPayout(@Context() ctx: Ctx): Promise<Money> {
    return upcomingPayout(ctx);
  }

  @Visible(withinReach)
  @Query(() => Boolean, {
    nullable: true,
    description:
      "Whether payouts go to the account of the viewer's kitchen with the card provider by themselves; " +
      'null when it has none.',
  })
  payoutAccountReady(@Context() ctx: Ctx): Promise<boolean | null> {
    return payoutAccountState(ctx);
  }

  @Visible(withinReach)
  @Query(() => LedgerFigures, { description: 'What the accounts of the ledger hold. For admins.' })
  ledger(@Context() ctx: Ctx): Promise<LedgerFigures> {
    return ledgerFigures(ctx);
  }

  @Visible(anyone)
  @Mutation(() => LedgerFigures, { description: 'Checks the ledger now, as every night. For admins.' })
  async checkLedger(@Context() ctx: Ctx): Promise<LedgerFigures> {
    ctx.viewer.must(admins);
    await checkLedger(ctx, null);
    return ledgerFigures(ctx);
  }

  @Visible(anyone)
  @Mutation(() => MarkPayoutPaidResult, {
    description: 'Notes that a kitchen was paid by hand. For admins.',
  })
  async markPayoutPaid(
    @Context() ctx: Ctx,
    @Arg('payoutId', () => ID, { description: 'The payout.' }) payoutId: string,
    @Arg('reference', () => String, { description: 'How the money can be found again.' }) reference: string,
    @Arg('hasNoTransfer', () => Boolean, {
      defaultValue: false,
      description:
        'Confirms that the dashboard of the card provider has no transfer for it; asked for only when its keys were removed.',
    })
    hasNoTransfer: boolean,
  ): Promise<PayoutRow | Problem> {
    const outcome = await markPayoutPaid(ctx, { payoutId, reference, hasNoTransfer });
    return outcome instanceof Problem ? outcome : asPayout((await findPayout(ctx, outcome.payoutId))!);
  }

  @Visible(anyone)
  @Mutation(() => AdjustBalanceResult, {
    description: 'Gives a kitchen something outside of orders, or takes it. For admins.',
  })
  async adjustBalance(
    @Context() ctx: Ctx,
    @Arg('input', () => AdjustBalanceInput, { description: 'How much and why.' }) input: AdjustBalanceInput,
  ): Promise<KitchenRecord | Problem> {
    const outcome = await adjustBalance(ctx, input);
    return outcome instanceof Problem ? outcome : (await findKitchen(ctx, outcome.supplierId))!;
  }

  @Visible(anyone)
  @Mutation(() => OpenPayoutAccountResult, {
    description: "Opens the account that the viewer's kitchen is paid to, or goes on with it.",
  })
  openPayoutAccount(
    @Context() ctx: Ctx,
    @Arg('returnTo', () => String, { description: 'The address to come back to.' }) returnTo: string,
  ): Promise<PayoutAccountLink | Problem> {
    return openPayoutAccount(ctx, { returnTo });
  }

  @FieldResolver(() => Money, { description: 'How much it is.' })
  amount(@Root() payout: PayoutRow): Money {
    return new Money(payout.amountCents);
  }

  @FieldResolver(() => String, { description: 'The kitchen that is paid.' })
  kitchenName(@Root() payout: PayoutRow): string {
    return payout.kitchenName;
  }

  @FieldResolver(() => [PayoutLine], {
    complexity: entries(20),
    description: 'The statement, order by order.',
  })
  lines(@Context() ctx: Ctx, @Root() payout: PayoutRow): Promise<PayoutLine[]> {
    return linesOfPayout(ctx, payout.id);
  }
}
