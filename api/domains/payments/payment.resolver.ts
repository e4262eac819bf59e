import { Arg, Args, Ctx as Context, createUnionType, ID, Mutation, Query, Resolver } from 'type-graphql';
import { customers, ownOrWithRight, withRight, withScope } from '../../core/access/rules.ts';
import { anyone, Visible, withinReach } from '../../core/access/visible.ts';
import { named } from '../../core/graphql/named.ts';
import { connectionOf, type Page, PageArgs } from '../../core/graphql/page.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { InvalidInput, Problem } from '../../core/operation/problem.ts';
import { FreshProofNeeded } from '../identity/identity-problems.ts';
import { findHeldOrder } from '../orders/holding/find-held-order.ts';
import { HeldOrder, type HeldOrderRow } from '../orders/holding/held-order.ts';
import { OrderNotFound } from '../orders/order-problems.ts';
import { IdempotencyConflict } from '../orders/placing/order-placing-problems.ts';
import { findPayments, type PaymentRow, paymentById } from './find-payments.ts';
import { PaymentAnalytics, paymentAnalytics } from './ledger/payment-analytics.ts';
import { abandonPayment } from './paying/abandon-payment.ts';
import { PaymentConfiguration, paymentConfiguration } from './paying/payment-configuration.ts';
import { PaymentStarted } from './paying/payment-started.ts';
import { recordPayment } from './paying/record-payment.ts';
import { startPayment } from './paying/start-payment.ts';
import { TestPayment, testPaymentSystem } from './paying/test-payment-system.ts';
import { Payment } from './payment.ts';
import { RefundPaymentInput, StartPaymentInput } from './payment-inputs.ts';
import {
  AmountDiffers,
  HoldEnded,
  NothingToPay,
  NothingToSettle,
  PaymentDisputed,
  PaymentNotConfigured,
  PaymentNotFound,
  PaymentUnavailable,
  RefundsUnderWay,
  RefundTooLarge,
} from './payment-problems.ts';
import { findRefunds, type RefundRow, refundById } from './refunding/find-refunds.ts';
import { Refund } from './refunding/refund.ts';
import { refundPayment } from './refunding/refund-payment.ts';
import { settleRefundByHand } from './refunding/settle-refund-by-hand.ts';

const PaymentConnection = connectionOf(Payment, 'Payment', withinReach);
const RefundConnection = connectionOf(Refund, 'Refund', withinReach);

const StartPaymentResult = createUnionType({
  name: 'StartPaymentResult',
  description: 'Data for the payment form, or the reason nothing can be paid.',
  types: () =>
    [
      PaymentStarted,
      PaymentNotConfigured,
      PaymentUnavailable,
      OrderNotFound,
      HoldEnded,
      NothingToPay,
      AmountDiffers,
    ] as const,
});

const AbandonPaymentResult = createUnionType({
  name: 'AbandonPaymentResult',
  description: 'Released order, or the reason it was not released.',
  types: () => [HeldOrder, OrderNotFound, NothingToPay, PaymentUnavailable] as const,
});

const TestPaymentResult = createUnionType({
  name: 'TestPaymentResult',
  description: 'Test payment, or the reason it failed.',
  types: () => [TestPayment, PaymentNotConfigured, PaymentUnavailable, AmountDiffers] as const,
});

const RefundPaymentResult = createUnionType({
  name: 'RefundPaymentResult',
  description: 'Refund, or the reason it was refused.',
  types: () =>
    [
      Refund,
      InvalidInput,
      PaymentNotFound,
      PaymentDisputed,
      RefundTooLarge,
      RefundsUnderWay,
      IdempotencyConflict,
      FreshProofNeeded,
    ] as const,
});

const RecordPaymentResult = createUnionType({
  name: 'RecordPaymentResult',
  description: 'Payment, or the reason it was not recorded.',
  types: () => [Payment, OrderNotFound, NothingToPay] as const,
});

const SettleRefundResult = createUnionType({
  name: 'SettleRefundResult',
  description: 'Settled refund, or the reason it was not settled.',
  types: () => [Refund, NothingToSettle] as const,
});

@Resolver()
export class PaymentResolver {
  @Visible(anyone)
  @Query(() => PaymentConfiguration, { description: 'Whether orders can be paid by card.' })
  paymentConfiguration(@Context() ctx: Ctx): PaymentConfiguration {
    return paymentConfiguration(ctx);
  }

  @Visible(withScope('ANALYTICS_READ', withRight('SEE_MONEY')))
  @Query(() => PaymentAnalytics, { description: 'Earnings of the marketplace. For admins.' })
  paymentAnalytics(@Context() ctx: Ctx): Promise<PaymentAnalytics> {
    return paymentAnalytics(ctx);
  }

  @Visible(withScope('PAYOUTS_READ', ownOrWithRight('SEE_MONEY')))
  @Query(() => PaymentConnection, {
    description: "Payments, the newest first: a customer's own, a kitchen's, or all for an admin.",
  })
  payments(@Context() ctx: Ctx, @Args() page: PageArgs): Promise<Page<PaymentRow>> {
    return findPayments(ctx, page);
  }

  @Visible(withScope('PAYOUTS_READ', ownOrWithRight('SEE_MONEY')))
  @Query(() => RefundConnection, {
    description: "Refunds, the newest first: a customer's own, a kitchen's, or all for an admin.",
  })
  refunds(@Context() ctx: Ctx, @Args() page: PageArgs): Promise<Page<RefundRow>> {
    return findRefunds(ctx, page);
  }

  @Visible(customers)
  @Mutation(() => StartPaymentResult, {
    description: 'Starts the card payment of an order of the signed-in customer. Idempotent.',
  })
  startPayment(
    @Context() ctx: Ctx,
    @Arg('input', () => StartPaymentInput, { description: 'Order to pay.' }) input: StartPaymentInput,
  ): Promise<PaymentStarted | Problem> {
    return startPayment(ctx, { orderId: input.orderId });
  }

  @Visible(customers)
  @Mutation(() => AbandonPaymentResult, {
    description: 'Abandons a held order instead of paying it; releases its plates immediately.',
  })
  async abandonPayment(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'ID of the held order.' }) orderId: string,
  ): Promise<HeldOrderRow | Problem> {
    const outcome = await abandonPayment(ctx, orderId);
    return outcome instanceof Problem
      ? outcome
      : named('HeldOrder', (await findHeldOrder(ctx, outcome.orderId))!);
  }

  @Visible(withRight('PAY_OUT'))
  @Mutation(() => TestPaymentResult, {
    description: 'Starts a test payment of one dollar without an order. For admins.',
  })
  testPaymentSystem(@Context() ctx: Ctx): Promise<TestPayment | Problem> {
    return testPaymentSystem(ctx, {});
  }

  @Visible(withRight('REFUND'))
  @Mutation(() => RefundPaymentResult, {
    description: 'Refunds a payment: order lines, an amount, or everything that is left. For admins.',
  })
  async refundPayment(
    @Context() ctx: Ctx,
    @Arg('input', () => RefundPaymentInput, { description: 'Lines or amount to refund, and the reason.' })
    input: RefundPaymentInput,
  ): Promise<RefundRow | Problem> {
    const outcome = await refundPayment(ctx, input);
    return outcome instanceof Problem ? outcome : named('Refund', await refundById(ctx, outcome.refundId));
  }

  @Visible(withRight('REFUND'))
  @Mutation(() => RecordPaymentResult, {
    description: 'Records that a due order was paid by hand. For admins.',
  })
  async recordPayment(
    @Context() ctx: Ctx,
    @Arg('orderId', () => ID, { description: 'ID of the order that was paid.' }) orderId: string,
  ): Promise<PaymentRow | Problem> {
    const outcome = await recordPayment(ctx, orderId);
    return outcome instanceof Problem ? outcome : named('Payment', await paymentById(ctx, outcome.paymentId));
  }

  @Visible(withRight('REFUND'))
  @Mutation(() => SettleRefundResult, {
    description: 'Records that a refund was paid by hand. For admins.',
  })
  async settleRefund(
    @Context() ctx: Ctx,
    @Arg('refundId', () => ID, { description: 'ID of the refund.' }) refundId: string,
  ): Promise<RefundRow | Problem> {
    const outcome = await settleRefundByHand(ctx, refundId);
    return outcome instanceof Problem ? outcome : named('Refund', await refundById(ctx, outcome.refundId));
  }
}
