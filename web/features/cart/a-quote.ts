import type { Quote } from './quote-cart.ts';

const money = (cents: number) => ({
  __typename: 'Money' as const,
  cents,
  text: `$${(cents / 100).toFixed(2)}`,
});

const always = { mealtimes: ['LUNCH' as const, 'DINNER' as const], weekdays: [0, 1, 2, 3, 4, 5, 6] };

/** The quote of `aCart()`: two Rajma Chawal and one Aloo Paratha, nothing against it. */
export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  __typename: 'CartQuote',
  supplier: {
    __typename: 'Supplier',
    id: 'annapurna',
    kitchenName: 'Annapurna Kitchen',
    cookName: 'Annapurna Iyer',
    cuisineType: 'South Indian',
    picture: null,
    cookPhoto: null,
    menuSummary: null,
    address: '1290 Foxworthy Ave, San Jose, CA',
    isAddressPrivate: false,
    offersDelivery: true,
    offersPickup: true,
    city: { __typename: 'City', id: 'san-jose', timeZone: 'America/Los_Angeles' },
  },
  mealWindow: null,
  lines: [
    {
      __typename: 'QuotedLine',
      quantity: 2,
      dish: {
        __typename: 'Dish',
        photo: null,
        ...always,
        id: 'rajma',
        name: 'Rajma Chawal',
        price: money(1150),
        optionGroups: [],
      },
      choiceIds: [],
      mealContent: null,
      unitPrice: money(1150),
      lineTotal: money(2300),
    },
    {
      __typename: 'QuotedLine',
      quantity: 1,
      dish: {
        __typename: 'Dish',
        photo: null,
        ...always,
        id: 'paratha',
        name: 'Aloo Paratha',
        price: money(700),
        optionGroups: [],
      },
      choiceIds: [],
      mealContent: null,
      unitPrice: money(700),
      lineTotal: money(700),
    },
  ],
  plates: 3,
  total: money(3000),
  problems: [],
  dietConflicts: [],
  ...changes,
});
