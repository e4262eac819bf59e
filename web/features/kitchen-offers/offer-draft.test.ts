import { expect, it } from 'vitest';
import type { OfferableDish_dishFragment } from '../../generated/graphql.ts';
import {
  newOffer,
  offerableDishes,
  offerDraftRule,
  offerInput,
  priceMistake,
  totalOf,
} from './offer-draft.ts';

const thali = (given: Partial<OfferableDish_dishFragment> = {}): OfferableDish_dishFragment => ({
  __typename: 'Dish',
  id: 'thali',
  name: 'Thali',
  mealtimes: ['LUNCH'],
  weekdays: [1, 2, 3, 4, 5],
  isAvailable: true,
  price: { __typename: 'Money', cents: 900, text: '$9.00' },
  optionGroups: [],
  ...given,
});
const line = (price: string, quantity = 1) => ({ dishId: 'thali', quantity, price });

it('sends what Asha typed, with prices in cents', () => {
  const draft = { ...newOffer, name: 'Light lunch', lines: [line('8.50', 2)] };
  expect(offerDraftRule.safeParse(draft).success).toBe(true);
  expect(offerInput(draft, undefined)).toMatchObject({
    name: 'Light lunch',
    promise: null,
    leastDays: 1,
    lines: [{ dishId: 'thali', quantity: 2, unitPriceCents: 850 }],
  });
  expect(totalOf(draft.lines)).toBe(1700);
});

it('limits the spots only where Asha typed a number', () => {
  const draft = { ...newOffer, name: 'Light lunch', lines: [line('8')] };
  expect(offerInput(draft, undefined).spots).toBeNull();
  expect(offerInput({ ...draft, spots: ' 20 ' }, undefined).spots).toBe(20);
  for (const spots of ['0', '501', 'ten', '2.5'])
    expect(offerDraftRule.safeParse({ ...draft, spots }).success).toBe(false);
});

it('asks for a dish, and for no more days than she cooks', () => {
  const paths = (draft: object) => offerDraftRule.safeParse(draft).error?.issues.map(({ path }) => path[0]);
  expect(paths({ ...newOffer, name: 'Light lunch' })).toEqual(['lines']);
  expect(paths({ ...newOffer, name: 'Light lunch', lines: [line('8')], leastDays: '6' })).toEqual([
    'leastDays',
  ]);
});

it('takes no price above that of the menu, and none that is no price', () => {
  expect(priceMistake(line('9.00'), thali())).toBeUndefined();
  expect(priceMistake(line('9.01'), thali())).toBe('At most $9.00, as on the menu');
  for (const price of ['', 'nine', '0.49'])
    expect(priceMistake(line(price), thali())).toMatch(/^Please enter/);
  expect(totalOf([line('')])).toBeUndefined();
});

it('lists dishes that are cooked then, with choices or without', () => {
  const choices = [{ __typename: 'OptionGroup' as const, id: 'bread', name: 'Bread' }];
  const dishes = [
    thali(),
    thali({ id: 'off', isAvailable: false }),
    thali({ id: 'dinner', mealtimes: ['DINNER'] }),
    thali({ id: 'mondays', weekdays: [1] }),
    thali({ id: 'set', optionGroups: choices }),
  ];
  expect(offerableDishes(dishes, newOffer).map(({ id }) => id)).toEqual(['thali', 'set']);
});
