import { commissionPercent } from './constants.ts';

/** The marketplace's share of an order in cents, half cents rounded up. The rest is the kitchen's, to the cent. */
export const commissionOf = (totalCents: number): number =>
  Math.floor((totalCents * commissionPercent + 50) / 100);
