import { cardFee } from '../../../../schema/constants.ts';
import type { Cents } from '../../../core/money.ts';

/** What the card provider keeps of a payment, half cents rounded up. The marketplace bears it. */
export const cardFeeOf = (total: Cents): Cents =>
  Math.floor((total * cardFee.percent * 10 + 500) / 1000) + cardFee.cents;

interface Shared {
  amountCents: Cents;
  /** Frozen at the sale, whatever the rate is now. */
  commissionCents: Cents;
  refundedCents: Cents;
  /** What was lost to the customer's bank. */
  chargedBackCents: Cents;
}

/** What of a payment can still go back. */
export const leftOf = ({
  amountCents,
  refundedCents,
  chargedBackCents,
}: Omit<Shared, 'commissionCents'>): Cents => amountCents - refundedCents - chargedBackCents;

/** What stays the marketplace's of a payment of which so much was given back, half cents rounded up. */
const commissionLeft = ({ amountCents, commissionCents }: Shared, left: Cents): Cents =>
  Math.floor((2 * commissionCents * left + amountCents) / (2 * amountCents));

/**
 * How a refund is borne: so much by the marketplace, the rest by the kitchen. Reckoned from what stays, so
 * that any number of refunds together give back exactly what was taken.
 */
export const reversalOf = (payment: Shared, amount: Cents): { commission: Cents; kitchen: Cents } => {
  const left = leftOf(payment);
  const before = commissionLeft(payment, left);
  const after = commissionLeft(payment, left - amount);
  return { commission: before - after, kitchen: amount - (before - after) };
};
