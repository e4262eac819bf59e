import { customers } from '../../../core/access/rules.ts';
import type { CardProvider, Intent } from '../../../core/interfaces/card-provider.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { preparedOperation, type Work } from '../../../core/operation/operation.ts';
import { Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { newIdentifier } from '../../../core/values/identifier.ts';
import { type Cents, Money } from '../../../core/values/money.ts';
import { cardFeeOf } from '../ledger/shares.ts';
import { Payment } from '../payment.ts';
import { PaymentMethod, PaymentStatus } from '../payment-enums.ts';
import { AmountDiffers, PaymentNotConfigured } from '../payment-problems.ts';
import { askProvider } from './ask-provider.ts';
import { findPayable, lockPayableOrder, type Payable } from './lock-payable-order.ts';
import { PaymentStarted } from './payment-started.ts';

interface Asked {
  orderId: string;
  /** The amount the caller expects, if given. */
  amountCents?: Cents;
}

interface Prepared {
  cards: CardProvider;
  intent: Intent;
  payable: Payable;
}

const prepare = async (ctx: Ctx, { orderId, amountCents }: Asked): Promise<Prepared | Problem> => {
  const { cards } = ctx.services;
  if (!cards) return new PaymentNotConfigured();
  const payable = await findPayable(ctx, ctx.sql, orderId);
  if (payable instanceof Problem) return payable;
  if (amountCents !== undefined && amountCents !== payable.totalCents) {
    return new AmountDiffers(payable.totalCents);
  }
  const intent = await askProvider(() => intentOf(ctx, cards, payable));
  return intent instanceof Problem ? intent : { cards, intent, payable };
};

const intentsQuery = query({ Payment }, (from, { orderId }: Given<{ orderId: string }>) =>
  from
    .selectFrom('Payment as p')
    .where('p.orderId', '=', orderId)
    .where('p.providerIntentId', 'is not', null)
    .select(['p.status', ({ ref }) => ref('p.providerIntentId').$notNull().as('intentId')])
    .orderBy('p.createdAt', 'desc'),
);

/** One payment per order. Concurrent requests use the same idempotency key, so the provider returns the same one. */
const intentOf = async (ctx: Ctx, cards: CardProvider, payable: Payable): Promise<Intent> => {
  const before = await intentsQuery.all(ctx.sql, { orderId: payable.id });
  const open = before.find(({ status }) => status === PaymentStatus.OPEN);
  if (open) return cards.findIntent(open.intentId);
  return cards.openIntent({
    key: `order-${payable.id}-${before.length}`,
    amountCents: payable.totalCents,
    orderId: payable.id,
    description: `Order ${payable.orderNumber} from ${payable.kitchenName}`,
  });
};

/** The row is stored before the customer gets the secret, so no unknown payment can arrive. */
const perform = async (
  work: Work,
  { cards, intent, payable }: Prepared,
): Promise<PaymentStarted | Problem> => {
  await lockPayableOrder(work.sql, payable.id);
  const still = await findPayable(work.ctx, work.sql, payable.id);
  if (still instanceof Problem) return still;
  const started = new PaymentStarted(
    intent.clientSecret,
    cards.publishableKey,
    new Money(payable.totalCents),
  );
  const open = await work.em.findOne(Payment, { orderId: payable.id, status: PaymentStatus.OPEN });
  if (open?.providerIntentId === intent.id) return started;
  if (open) open.status = PaymentStatus.CANCELED;
  await work.em.flush();
  work.em.create(Payment, paymentFor(work, payable, intent.id));
  return started;
};

const paymentFor = ({ viewer, now }: Work, payable: Payable, providerIntentId: string) => ({
  id: newIdentifier(now),
  orderId: payable.id,
  orderNumber: payable.orderNumber,
  customerId: viewer.userId,
  supplierId: payable.supplierId,
  method: PaymentMethod.CARD,
  status: PaymentStatus.OPEN,
  amountCents: payable.totalCents,
  commissionCents: payable.commissionCents,
  cardFeeCents: cardFeeOf(payable.totalCents),
  refundedCents: 0,
  chargedBackCents: 0,
  isToStop: false,
  providerIntentId,
  createdAt: now,
});

/** Starts the payment of an order; the amount is always the order's total. Idempotent. */
export const startPayment = preparedOperation(customers, prepare, perform);
