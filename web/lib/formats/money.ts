import { numberFormat } from './formats.ts';

/** Whole cents as people read them, for example $12.50. */
export const formatMoney = (cents: number, currency = 'USD') =>
  numberFormat({ style: 'currency', currency }).format(cents / 100);
