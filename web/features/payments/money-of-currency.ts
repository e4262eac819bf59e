/** An amount in the smallest unit of its currency, as people write it; the plain number where the currency is odd. */
export const moneyOfCurrency = (amount: number, currency: string): string => {
  if (!/^[A-Z]{3}$/.test(currency)) return `${amount} ${currency}`.trim();
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
};
