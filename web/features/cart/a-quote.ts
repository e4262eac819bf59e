import type { Quote } from './quote-cart.ts';

const money = (cents: number) => ({
  __typename: 'Money' as const,
  cents,
  text: `$${(cents / 100).toFixed(2)}`,
});

/** The quote of `aCart()`: two Rajma Chawal and one Aloo Paratha, nothing against it. */
export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  __typename: 'CartQuote',
  supplier: {
    __typename: 'Supplier',
    id: 'annapurna',
    kitchenName: 'Annapurna Kitchen',
    cuisineType: 'South Indian',
    address: '1290 Foxworthy Ave, San Jose, CA',
    zipCode: '95118',
    offersDelivery: true,
    offersPickup: true,
    city: { __typename: 'City', id: 'san-jose', timeZone: 'America/Los_Angeles' },
  },
  mealWindow: null,
  lines: [
    {
      __typename: 'QuotedLine',
      quantity: 2,
      dish: { __typename: 'Dish', photo: null, id: 'rajma', name: 'Rajma Chawal', price: money(1150) },
      lineTotal: money(2300),
    },
    {
      __typename: 'QuotedLine',
      quantity: 1,
      dish: { __typename: 'Dish', photo: null, id: 'paratha', name: 'Aloo Paratha', price: money(700) },
      lineTotal: money(700),
    },
  ],
  plates: 3,
  total: money(3000),
  problems: [],
  ...changes,
});
