import { Ctx as Context, FieldResolver, Resolver, Root } from 'type-graphql';
import { withRight, withScope } from '../../core/access/rules.ts';
import { Visible, withinReach } from '../../core/access/visible.ts';
import { entries } from '../../core/graphql/list-cost.ts';
import type { Ctx } from '../../core/operation/ctx.ts';
import { Money } from '../../core/values/money.ts';
import { HeldOrder, type HeldOrderRow } from '../orders/holding/held-order.ts';
import { Order } from '../orders/order.ts';
import { KitchenRecord } from '../suppliers/admin/kitchen-record.ts';
import { type PaymentRow, paymentOfOrder } from './find-payments.ts';
import { Payment } from './payment.ts';
import { PaymentMethod } from './payment-enums.ts';
import { balanceOf } from './payouts/kitchen-balance.ts';
import { type RefundRow, refundsOfOrder } from './refunding/find-refunds.ts';
import { Refund } from './refunding/refund.ts';

/** Visible to everyone who may read the order: its customer, its kitchen, admins. */
@Resolver(() => Order)
export class OrderPaymentFields {
  @FieldResolver(() => Payment, {
    nullable: true,
    description: 'Payment of the order; null if none was started.',
  })
  payment(@Context() ctx: Ctx, @Root() order: { id: string }): Promise<PaymentRow | null> {
    return paymentOfOrder(ctx, order.id);
  }

  @FieldResolver(() => [Refund], {
    complexity: entries(3),
    description: 'Refunds of its payment, the oldest first.',
  })
  async refunds(@Context() ctx: Ctx, @Root() order: { id: string }): Promise<RefundRow[]> {
    return (await refundsOfOrder(ctx, order.id)) ?? [];
  }
}

@Resolver(() => HeldOrder)
export class HeldOrderPaymentFields {
  @FieldResolver(() => Payment, {
    nullable: true,
    description: 'Payment of the order; null if none was started.',
  })
  payment(@Context() ctx: Ctx, @Root() held: HeldOrderRow): Promise<PaymentRow | null> {
    return paymentOfOrder(ctx, held.id);
  }
}

@Resolver(() => Payment)
export class PaymentFields {
  @FieldResolver(() => Money, { description: 'Amount.' })
  amount(@Root() payment: PaymentRow): Money {
    return new Money(payment.amountCents);
  }

  @FieldResolver(() => Money, { description: 'Refunded amount.' })
  refunded(@Root() payment: PaymentRow): Money {
    return new Money(payment.refundedCents);
  }

  @Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
  @FieldResolver(() => Money, { description: 'Amount lost in a dispute.' })
  chargedBack(@Root() payment: PaymentRow): Money {
    return new Money(payment.chargedBackCents);
  }

  @Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
  @FieldResolver(() => Money, {
    description: 'Fee of the card provider, which the marketplace bears.',
  })
  cardFee(@Root() payment: PaymentRow): Money {
    return new Money(payment.cardFeeCents);
  }

  @Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
  @FieldResolver(() => Money, { description: "Marketplace's share when it was paid." })
  platformFee(@Root() payment: PaymentRow): Money {
    return new Money(payment.commissionCents);
  }
}

@Resolver(() => Refund)
export class RefundFields {
  @Visible(withinReach)
  @FieldResolver(() => Money, { description: 'Amount of the refund.' })
  amount(@Root() refund: RefundRow): Money {
    return new Money(refund.amountCents);
  }

  @Visible(withinReach)
  @FieldResolver(() => String, { description: 'Number of the order that was paid.' })
  orderNumber(@Root() refund: RefundRow): string {
    return refund.orderNumber;
  }

  @Visible(withinReach)
  @FieldResolver(() => PaymentMethod, { description: 'Method of the payment and its refund.' })
  method(@Root() refund: RefundRow): PaymentMethod {
    return refund.method;
  }
}

@Resolver(() => KitchenRecord)
export class KitchenBalanceFields {
  @Visible(withScope('PAYOUTS_READ', withRight('SEE_MONEY')))
  @FieldResolver(() => Money, {
    description: 'Earnings and adjustments that are not in a payout yet; negative when the kitchen owes us.',
  })
  async balance(@Context() ctx: Ctx, @Root() kitchen: KitchenRecord): Promise<Money> {
    return new Money((await balanceOf(ctx, kitchen.id)) ?? 0);
  }
}
