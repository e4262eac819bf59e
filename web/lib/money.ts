import { locale } from './language.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Whole cents as people read them, for example $12.50. */
export function formatMoney(cents: number, currency = 'USD'): string {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat(locale(), { style: 'currency', currency });
    formats.set(currency, format);
  }
  return format.format(cents / 100);
}
