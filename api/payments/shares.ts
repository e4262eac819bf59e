import { cardFee } from '../../schema/constants.ts';
import type { Cents } from '../core/money.ts';

/** What the card provider keeps of a payment, half cents rounded up. The marketplace bears it. */
export const cardFeeOf = (total: Cents): Cents =>
  Math.floor((total * cardFee.percent * 10 + 500) / 1000) + cardFee.cents;

interface Shared {
  amountCents: Cents;
  /** Frozen at the sale, whatever the rate is now. */
  commissionCents: Cents;
  refundedCents: Cents;
}

/** What stays the marketplace's of a payment of which so much was given back, half cents rounded up. */
const commissionLeft = ({ amountCents, commissionCents }: Shared, refunded: Cents): Cents =>
  Math.floor((2 * commissionCents * (amountCents - refunded) + amountCents) / (2 * amountCents));

/**
 * How a refund is borne: so much by the marketplace, the rest by the kitchen. Reckoned from what stays, so
 * that any number of refunds together give back exactly what was taken.
 */
export const reversalOf = (payment: Shared, amount: Cents): { commission: Cents; kitchen: Cents } => {
  const before = commissionLeft(payment, payment.refundedCents);
  const after = commissionLeft(payment, payment.refundedCents + amount);
  return { commission: before - after, kitchen: amount - (before - after) };
};
