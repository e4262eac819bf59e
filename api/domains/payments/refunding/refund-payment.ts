import { hash } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { type RefundRequest, refundRequest } from '../../../../schema/rules/money.ts';
import { refundWithoutProofCents } from '../../../../schema/rules/second-factor.ts';
import { withRight } from '../../../core/access/rules.ts';
import { Turns } from '../../../core/limits/turns.ts';
import { checked } from '../../../core/operation/checked.ts';
import type { Ctx } from '../../../core/operation/ctx.ts';
import { operation, type Work } from '../../../core/operation/operation.ts';
import { InvalidInput, type Problem } from '../../../core/operation/problem.ts';
import { type Given, query } from '../../../core/query/query.ts';
import { isIdentifier } from '../../../core/values/identifier.ts';
import type { Cents } from '../../../core/values/money.ts';
import { needsFreshProof } from '../../identity/fresh-proof/needs-fresh-proof.ts';
import { Order } from '../../orders/order.ts';
import { OrderPaymentStatus } from '../../orders/order-enums.ts';
import { OrderLine } from '../../orders/order-line.ts';
import { IdempotencyConflict } from '../../orders/placing/order-placing-problems.ts';
import { isDisputed } from '../disputes/is-disputed.ts';
import { leftOf } from '../ledger/shares.ts';
import { lockPayableOrder } from '../paying/lock-payable-order.ts';
import { Payment } from '../payment.ts';
import { PaymentStatus, RefundCause } from '../payment-enums.ts';
import type { RefundPaymentInput } from '../payment-inputs.ts';
import { PaymentDisputed, PaymentNotFound, RefundsUnderWay, RefundTooLarge } from '../payment-problems.ts';
import { Refund } from './refund.ts';
import { startRefund } from './start-refund.ts';

/** Longer than 40 refunds of one payment take on a busy machine. */
const turns = new Turns(3500);

/**
 * Refunds a payment for an admin: order lines, an amount, or everything that is left. Serialized per payment. Refunds
 * of one payment that come to more than a limit together need a fresh proof, so that none is split below it.
 */
export const refundPayment = (
  ctx: Ctx,
  input: RefundPaymentInput,
): Promise<{ refundId: string } | Problem> => {
  ctx.viewer.must(withRight('REFUND'));
  return turns.take(
    input.paymentId,
    async () => (await refusedEarly(ctx, input)) ?? refundInTurn(ctx, input),
    () => new RefundsUnderWay(),
  );
};

/**
 * Refuses an amount that is already too large, without a transaction: the rest of a payment only ever shrinks. Under
 * contention this refuses most requests early, so that the others wait less.
 */
const refusedEarly = async (ctx: Ctx, input: RefundPaymentInput): Promise<RefundTooLarge | undefined> => {
  const wanted = checked(refundRequest, input);
  if (wanted instanceof InvalidInput || wanted.lines || !isIdentifier(input.paymentId)) return undefined;
  const em = ctx.services.entityManager();
  const payment = await em.findOne(Payment, { id: input.paymentId, status: PaymentStatus.SUCCEEDED });
  if (!payment) return undefined;
  const left = leftOf(payment);
  if (left > 0 && (wanted.amountCents ?? left) <= left) return undefined;
  const isKnown = await em.count(Refund, { idempotencyKey: wanted.idempotencyKey });
  return isKnown || (await isDisputed(em, payment.id)) ? undefined : new RefundTooLarge(left);
};

const refundInTurn = operation(
  withRight('REFUND'),
  async (work: Work, input: RefundPaymentInput): Promise<{ refundId: string } | Problem> => {
    const wanted = checked(refundRequest, input);
    if (wanted instanceof InvalidInput) return wanted;
    const payment = await lockedPayment(work, input.paymentId);
    if (!payment) return new PaymentNotFound();
    const before = await work.em.findOne(Refund, { idempotencyKey: wanted.idempotencyKey });
    const requestHash = hashOf(payment, wanted);
    if (before)
      return isSame(before, payment, requestHash) ? { refundId: before.id } : new IdempotencyConflict();

    if (await isDisputed(work.em, payment.id)) return new PaymentDisputed();
    const left = leftOf(payment);
    const amountCents = await amountOf(work, payment, wanted, left);
    if (amountCents === null || amountCents > left || left === 0) return new RefundTooLarge(left);
    const refunded = payment.amountCents - left + amountCents;
    const stale = refunded > refundWithoutProofCents ? needsFreshProof(work) : undefined;
    if (stale) return stale;
    const { reason, idempotencyKey } = wanted;
    const lines = wanted.lines ?? [];
    const facts = { amountCents, cause: RefundCause.ADMIN, reason, idempotencyKey, requestHash, lines };
    const refund = await startRefund(work, payment, facts);
    if (amountCents === left) await markRefunded(work, payment.orderId);
    return { refundId: refund.id };
  },
);

/** Refunds from before requests were stored are compared by payment only. */
const isSame = ({ paymentId, requestHash }: Refund, { id }: Payment, asked: string): boolean =>
  paymentId === id && (requestHash ?? asked) === asked;

const hashOf = ({ id }: Payment, { lines = null, amountCents = null, reason }: RefundRequest): string =>
  hash('sha256', JSON.stringify([id, lines, amountCents, reason]), 'base64url');

const lockedPayment = async ({ em, sql }: Work, id: string): Promise<Payment | null> => {
  if (!isIdentifier(id)) return null;
  // What a bill brought is credit, and goes back as such.
  const found = await em.findOne(Payment, { id, status: PaymentStatus.SUCCEEDED, billId: null });
  if (!found) return null;
  await lockPayableOrder(sql, found.orderId);
  await em.refresh(found, { lockMode: LockMode.PESSIMISTIC_WRITE });
  return found;
};

const orderedQuery = query(
  { OrderLine, Refund },
  (from, { orderId, paymentId }: Given<{ orderId: string; paymentId: string }>) =>
    from
      .selectFrom('OrderLine as line')
      .where('line.orderId', '=', orderId)
      .select(['line.position', 'line.unitPriceCents as price'])
      .select(line => {
        const refunded = line
          .selectFrom('Refund as r')
          .crossJoin(r => sql<unknown>`jsonb_array_elements(${r.ref('r.lines')})`.as<'part'>(sql`part`))
          .where('r.paymentId', '=', paymentId)
          .where(sql`(part ->> 'position')::int`, '=', line.ref('line.position'))
          .select(sql<number>`sum((part ->> 'quantity')::int)::int`.as('quantity'));
        return line('line.quantity', '-', line.fn.coalesce(refunded, line.lit(0))).as('left');
      }),
);

const storeRefunded = query({ Order }, (on, { orderId }: Given<{ orderId: string }>) =>
  on.updateTable('Order').set({ paymentStatus: OrderPaymentStatus.REFUNDED }).where('id', '=', orderId),
);

/** Null when a line has fewer plates left to refund. */
const amountOf = async (
  { sql }: Work,
  { id, orderId }: Payment,
  { lines, amountCents }: RefundRequest,
  left: Cents,
): Promise<Cents | null> => {
  if (!lines) return amountCents ?? left;
  const asked = Map.groupBy(lines, line => line.position);
  const ordered = await orderedQuery.all(sql, { orderId, paymentId: id });
  let sum = 0;
  for (const [position, wanted] of asked) {
    const line = ordered.find(each => each.position === position);
    const quantity = wanted.reduce((total, each) => total + each.quantity, 0);
    if (!line || quantity > line.left) return null;
    sum += line.price * quantity;
  }
  return sum;
};

const markRefunded = ({ sql }: Work, orderId: string) => storeRefunded.all(sql, { orderId });
