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
import { suppliers, suppliersOrWithRight, withRight, withScope } from '../../../core/access/rules.ts';
import { Visible, withinReach } from '../../../core/access/visible.ts';
import { entries } from '../../../core/graphql/list-cost.ts';
import { named } from '../../../core/graphql/named.ts';
import { connectionOf, type Page, PolledPageArgs } from '../../../core/graphql/page.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../../core/operation/problem.ts';
import { Money } from '../../../core/values/money.ts';
import { FreshProofNeeded } from '../../identity/identity-problems.ts';
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
import { findPayout, findPayouts, type PayoutRow } from './find-payouts.ts';
import { upcomingPayout } from './kitchen-balance.ts';
import { linesOfPayout } from './lines-of-payout.ts';
import { markPayoutPaid } from './mark-payout-paid.ts';
import { openPayoutAccount, PayoutAccountLink } from './open-payout-account.ts';
import { Payout, PayoutLine } from './payout.ts';
import { payoutAccountState } from './payout-account-state.ts';

const PayoutConnection = connectionOf(Payout, 'Payout', withinReach);

const MarkPayoutPaidResult = createUnionType({
  name: 'MarkPayoutPaidResult',
  description: 'Paid payout, or the reason it was not marked as paid.',
  types: () =>
    [
      Payout,
      InvalidInput,
      NothingToSettle,
      PayoutUnderWay,
      PayoutUnconfirmed,
      PayoutAtProvider,
      FreshProofNeeded,
    ] as const,
});

const AdjustBalanceResult = createUnionType({
  name: 'AdjustBalanceResult',
  description: 'Kitchen with its new balance, or the reason nothing was adjusted.',
  types: () => [KitchenRecord, InvalidInput, KitchenNotFound, IdempotencyConflict, FreshProofNeeded] as const,
});

const OpenPayoutAccountResult = createUnionType({
  name: 'OpenPayoutAccountResult',
  description: 'Link to the setup page, or the reason there is none.',
  types: () =>
    [
      PayoutAccountLink,
      PaymentNotConfigured,
      PaymentUnavailable,
      KitchenUnavailable,
      FreshProofNeeded,
    ] as const,
});

@Resolver(() => Payout)
export class PayoutResolver {
  @Visible(withScope('PAYOUTS_READ', suppliersOrWithRight('SEE_MONEY')))
  @Query(() => PayoutConnection, {
    description:
      "Payouts, the newest first: a kitchen's own, or all for an admin. With updatedSince those that changed.",
  })
  payouts(@Context() ctx: Ctx, @Args() page: PolledPageArgs): Promise<Page<PayoutRow>> {
    return findPayouts(ctx, page);
  }

  @Visible(withScope('PAYOUTS_READ', suppliersOrWithRight('SEE_MONEY')))
  @Query(() => Payout, {
    nullable: true,
    description: 'Payout with this ID; null when the viewer may not read it.',
  })
  payout(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'ID of the payout.' }) id: string,
  ): Promise<PayoutRow | null> {
    return findPayout(ctx, id);
  }

  @Visible(withScope('PAYOUTS_READ', suppliers))
  @Query(() => Money, {
    description:
      "Earnings of the viewer's kitchen from delivered orders that are not in a payout yet, without disputed orders.",
  })
  upcomingPayout(@Context() ctx: Ctx): Promise<Money> {
    return upcomingPayout(ctx);
  }

  @Visible(suppliers)
  @Query(() => Boolean, {
    nullable: true,
    description:
      "Whether payouts go automatically to the account of the viewer's kitchen with the card provider; " +
      'null when it has none.',
  })
  payoutAccountReady(@Context() ctx: Ctx): Promise<boolean | null> {
    return payoutAccountState(ctx);
  }

  @Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
  @Query(() => LedgerFigures, { description: 'Balances of the ledger accounts. For admins.' })
  ledger(@Context() ctx: Ctx): Promise<LedgerFigures> {
    return ledgerFigures(ctx);
  }

  @Visible(withRight('PAY_OUT'))
  @Mutation(() => LedgerFigures, { description: 'Runs the nightly ledger check now. For admins.' })
  async checkLedger(@Context() ctx: Ctx): Promise<LedgerFigures> {
    await checkLedger(ctx, null);
    return ledgerFigures(ctx);
  }

  @Visible(withRight('PAY_OUT'))
  @Mutation(() => MarkPayoutPaidResult, {
    description: 'Records that a kitchen was paid by hand. For admins.',
  })
  async markPayoutPaid(
    @Context() ctx: Ctx,
    @Arg('payoutId', () => ID, { description: 'ID of the payout.' }) payoutId: string,
    @Arg('reference', () => String, { description: 'Reference of the payment.' }) reference: string,
    @Arg('hasNoTransfer', () => Boolean, {
      defaultValue: false,
      description:
        'Confirms that the card provider has no transfer for it; required only when its API keys were removed.',
    })
    hasNoTransfer: boolean,
  ): Promise<PayoutRow | Problem> {
    const outcome = await markPayoutPaid(ctx, { payoutId, reference, hasNoTransfer });
    return outcome instanceof Problem ? outcome : named('Payout', (await findPayout(ctx, outcome.payoutId))!);
  }

  @Visible(withRight('PAY_OUT'))
  @Mutation(() => AdjustBalanceResult, {
    description: 'Adjusts the balance of a kitchen. For admins.',
  })
  async adjustBalance(
    @Context() ctx: Ctx,
    @Arg('input', () => AdjustBalanceInput, { description: 'Amount and reason.' }) input: AdjustBalanceInput,
  ): Promise<KitchenRecord | Problem> {
    const outcome = await adjustBalance(ctx, input);
    return outcome instanceof Problem ? outcome : (await findKitchen(ctx, outcome.supplierId))!;
  }

  @Visible(suppliers)
  @Mutation(() => OpenPayoutAccountResult, {
    description: "Opens or continues the payout account of the viewer's kitchen.",
  })
  openPayoutAccount(
    @Context() ctx: Ctx,
    @Arg('returnTo', () => String, { description: 'URL to return to.' }) returnTo: string,
  ): Promise<PayoutAccountLink | Problem> {
    return openPayoutAccount(ctx, { returnTo });
  }

  @FieldResolver(() => Money, { description: 'Amount.' })
  amount(@Root() payout: PayoutRow): Money {
    return new Money(payout.amountCents);
  }

  @FieldResolver(() => String, { description: 'Name of the kitchen that is paid.' })
  kitchenName(@Root() payout: PayoutRow): string {
    return payout.kitchenName;
  }

  @FieldResolver(() => [PayoutLine], {
    complexity: entries(20),
    description: 'Statement, order by order.',
  })
  lines(@Context() ctx: Ctx, @Root() payout: PayoutRow): Promise<PayoutLine[]> {
    return linesOfPayout(ctx, payout.id);
  }
}
