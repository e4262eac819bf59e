import type { OperationVariables } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aQuote } from '../../../features/cart/a-quote.ts';
import type { Quote } from '../../../features/cart/quote-cart.ts';
import {
  AddressesDocument,
  type OfferToStart_offerFragment,
  QuoteTiffinOfferDocument,
  type QuoteTiffinOfferQueryVariables,
  StartTiffinPlanDocument,
} from '../../../generated/graphql.ts';
import { answers } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PlanOfOffer } from './PlanOfOffer.tsx';

const money = (cents: number) => ({
  __typename: 'Money' as const,
  cents,
  text: `$${(cents / 100).toFixed(2)}`,
});
const bread = (id: string, name: string, priceCents: number) => ({
  __typename: 'OptionChoice' as const,
  id,
  name,
  priceCents,
  allergens: id === 'roti' ? ['WHEAT' as const] : [],
  diet: null,
});
const breads = [bread('rice', 'Rice', 50), bread('roti', 'Roti', 50), bread('naan', 'Naan', 120)];
const dish: Quote['lines'][number]['dish'] = {
  ...aQuote().lines[0]!.dish,
  id: 'thali',
  name: 'Thali',
  price: money(900),
  optionGroups: [
    { __typename: 'OptionGroup', id: 'bread', name: 'Bread', least: 1, most: 1, choices: breads },
  ],
};
const offer: OfferToStart_offerFragment = {
  __typename: 'TiffinOffer',
  id: 'light-lunch',
  name: 'Light lunch',
  promise: null,
  mealtime: 'LUNCH',
  weekdays: [1, 2, 3, 4, 5],
  leastDays: 1,
  isOpen: true,
  spots: null,
  isFull: false,
  weekdaySpots: [],
  supplier: {
    __typename: 'Supplier',
    id: 'annapurna',
    kitchenName: 'Annapurna Kitchen',
    offersDelivery: false,
    offersPickup: true,
  },
  dishes: [
    {
      __typename: 'TiffinOfferDish',
      quantity: 1,
      dish: { __typename: 'Dish', id: 'thali', name: 'Thali', plates: 1, price: money(900) },
    },
  ],
};
const neverForMeera: Quote['dietConflicts'][number] = {
  __typename: 'DietConflict',
  id: 'thali with roti, never for Meera',
  dishId: 'thali',
  dishName: 'Thali',
  choiceIds: ['roti'],
  people: [{ __typename: 'DietConflictPerson', name: 'Meera', allergens: ['WHEAT'], diet: null, needs: [] }],
};

/** The thali at the $8.00 of the offer, and its bread at the price of the menu; Meera never eats wheat. */
const priced = ({ lines }: QuoteTiffinOfferQueryVariables): Quote => {
  const line = [lines].flat()[0]!;
  const { quantity } = line;
  const choiceIds = [line.choiceIds ?? []].flat();
  const cents = breads.reduce((sum, each) => sum + (choiceIds.includes(each.id) ? each.priceCents : 0), 800);
  return aQuote({
    lines: [
      {
        __typename: 'QuotedLine',
        dish,
        quantity,
        choiceIds,
        mealContent: null,
        unitPrice: money(cents),
        lineTotal: money(cents * quantity),
      },
    ],
    plates: quantity,
    total: money(cents * quantity),
    dietConflicts: choiceIds.includes('roti') ? [neverForMeera] : [],
  });
};

/** Quotes take `delay` ms once choices are made. */
const meera = async ({ delay = 0 } = {}) => {
  const starts = answers(StartTiffinPlanDocument, {
    startTiffinPlan: { __typename: 'TiffinPlan', id: 'plan' },
  });
  const quotes = {
    request: { query: QuoteTiffinOfferDocument, variables: () => true },
    maxUsageCount: 100,
    delay: ({ variables: { lines } }: { variables: OperationVariables }) =>
      [[lines].flat()[0]!.choiceIds ?? []].flat().length > 0 ? delay : 0,
    result: (variables: QuoteTiffinOfferQueryVariables) => ({
      data: { quoteTiffinOffer: priced(variables) },
    }),
  };
  const person = renderScreen(<PlanOfOffer offer={offer} isTrial={false} reserved={undefined} />, [
    answers(AddressesDocument, { addresses: [] }),
    quotes,
    starts,
  ]);
  await screen.findByRole('button', { name: 'Start plan' });
  const choose = async (name: RegExp, save: string) => {
    await person.click(screen.getByRole('button', { name: /^(Choose for|Change) Thali: Bread$/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Thali' });
    await person.click(within(sheet).getByRole('radio', { name }));
    await person.click(within(sheet).getByRole('button', { name: save }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
  };
  return {
    person,
    starts,
    choose,
    start: async () => person.click(await screen.findByRole('button', { name: 'Start plan', busy: false })),
  };
};
const consent = () => screen.queryByRole('checkbox', { name: /cooks these dishes for me/ });
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

it('names the least price until the choices are made, and asks for consent to the real one', async () => {
  const { choose } = await meera();
  expect(screen.getByText('From $8.50 a meal')).toBeInTheDocument();
  expect(screen.queryByText(/\$8\.00/)).not.toBeInTheDocument();
  expect(consent()).not.toBeInTheDocument();
  await choose(/Naan/, 'Save · $9.20');
  expect(await screen.findByText('$9.20 a meal')).toBeInTheDocument();
  expect(consent()).toHaveAccessibleName(/for \$9\.20/);
});

it('says once what is still to be chosen, until it is', async () => {
  const { choose, start, starts, person } = await meera();
  expect(alerts()).toEqual([]);
  await start();
  expect(alerts()).toEqual(['Please choose for Thali.']);
  expect(screen.getByRole('button', { name: 'Choose for Thali: Bread' })).toHaveFocus();
  await choose(/Rice/, 'Save · $8.50');
  await screen.findByText('$8.50 a meal');
  expect(alerts()).toEqual([]);
  await person.click(consent()!);
  await start();
  await waitFor(() => expect(starts.asked).toHaveBeenCalledOnce());
  expect(starts.asked.mock.calls[0]![0].input).toMatchObject({
    expectedTotalCents: 850,
    lines: [{ dishId: 'thali', quantity: 1, choiceIds: ['rice'] }],
  });
});

it('starts nothing at the price of the meal before while the new one is being asked for', async () => {
  const { choose, start, starts, person } = await meera({ delay: 300 });
  await choose(/Rice/, 'Save · $8.50');
  await person.click(consent()!);
  await person.click(screen.getByRole('button', { name: 'Start plan' }));
  await start();
  await waitFor(() => expect(starts.asked).toHaveBeenCalled());
  expect(starts.asked.mock.calls[0]![0].input).toMatchObject({ expectedTotalCents: 850 });
});

it('asks for consent again after a choice at the same price that Meera never eats', async () => {
  const { choose, start, starts, person } = await meera();
  await choose(/Rice/, 'Save · $8.50');
  await screen.findByText('$8.50 a meal');
  await person.click(consent()!);
  expect(consent()).toBeChecked();
  await choose(/Roti/, 'Save · $8.50');
  expect(await screen.findByText(/never for Meera/)).toBeInTheDocument();
  expect(consent()).not.toBeChecked();
  await start();
  expect(consent()).toHaveAccessibleDescription('Please agree before you start the plan.');
  expect(starts.asked).not.toHaveBeenCalled();
});

it('keeps the sheet open and names the group of which nothing is chosen', async () => {
  const { person } = await meera();
  await person.click(screen.getByRole('button', { name: 'Choose for Thali: Bread' }));
  const sheet = await screen.findByRole('dialog', { name: 'Thali' });
  await person.click(within(sheet).getByRole('button', { name: /^Save/ }));
  expect(await within(sheet).findByText('Please choose Bread.')).toBeInTheDocument();
  await person.click(within(sheet).getByRole('radio', { name: /Rice/ }));
  expect(within(sheet).queryByText('Please choose Bread.')).not.toBeInTheDocument();
});
