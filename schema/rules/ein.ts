import * as z from 'zod/mini';

export const einFormat = /*i18n*/ 'An EIN has two digits, a dash and seven digits, for example 12-3456789.';

/** As the IRS writes it. */
export const ein = z.string(/*i18n*/ 'EIN is required').check(z.trim(), z.regex(/^\d{2}-\d{7}$/, einFormat));

/** Formats typed digits as an EIN: two digits, a dash, up to seven digits. */
export const asEin = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, 9);
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
};
