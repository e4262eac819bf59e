/** Whole cents of dollars as people type them, such as 8, 8.5 or $1,008.50; NaN when it is no amount. */
export const centsFrom = (typed: string): number => {
  const plain = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '');
  return /^\d{1,6}(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
};

/** Cents as they stand in a field to be changed, such as 8.50. */
export const dollarsOf = (cents: number) => (cents / 100).toFixed(2);
