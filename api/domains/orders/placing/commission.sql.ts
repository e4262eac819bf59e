/**
 * SQL for the marketplace's share of a total in cents, half cents rounded up; both are SQL expressions. Placing and
 * holding an order charge it. `commissionOf` in schema/commission.ts says the same before there is an order, and a
 * test compares the two.
 */
export const commissionOf = (totalCents: string, percent: string): string =>
  `(${totalCents} * ${percent}::int + 50) / 100`;
