import { cardFee } from '../../../../schema/constants.ts';
import type { Cents } from '../../../core/values/money.ts';

/** Fee of the card provider, half cents rounded up. The marketplace bears it. */
export const cardFeeOf = (total: Cents): Cents =>
  Math.floor((total * cardFee.percent * 10 + 500) / 1000) + cardFee.cents;

interface Shared {
  amountCents: Cents;
  /** Fixed at the sale, regardless of the current rate. */
  commissionCents: Cents;
  refundedCents: Cents;
  /** Amount lost in a dispute. */
  chargedBackCents: Cents;
}

/** Amount of a payment that can still be refunded. */
export const leftOf = ({
  amountCents,
  refundedCents,
  chargedBackCents,
}: Omit<Shared, 'commissionCents'>): Cents => amountCents - refundedCents - chargedBackCents;

/** Marketplace's remaining share of a payment after refunds, half cents rounded up. */
const commissionLeft = ({ amountCents, commissionCents }: Shared, left: Cents): Cents =>
  Math.floor((2 * commissionCents * left + amountCents) / (2 * amountCents));

/**
 * Splits a refund between marketplace and kitchen. Computed from what remains, so that any number of
 * refunds together return exactly what was taken.
 */
export const reversalOf = (payment: Shared, amount: Cents): { commission: Cents; kitchen: Cents } => {
  const left = leftOf(payment);
  const before = commissionLeft(payment, left);
  const after = commissionLeft(payment, left - amount);
  return { commission: before - after, kitchen: amount - (before - after) };
};
