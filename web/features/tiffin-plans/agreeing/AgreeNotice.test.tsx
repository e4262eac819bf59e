import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type AgreedPlan_planFragment,
  AgreeToTiffinPlanDocument,
  CurrentMealDocument,
} from '../../../generated/graphql.ts';
import { answers } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AgreeNotice } from './AgreeNotice.tsx';

const plan: AgreedPlan_planFragment = {
  __typename: 'TiffinPlan',
  id: 'plan of Ravi',
  rise: null,
  total: { __typename: 'Money', cents: 750, text: '$7.50' },
  lines: [{ __typename: 'TiffinPlanLine', dishId: 'thali', quantity: 1, choices: [] }],
  supplier: { __typename: 'Supplier', id: 'asha' },
};

const quote = answers(CurrentMealDocument, {
  quoteTiffinPlan: {
    __typename: 'CartQuote',
    contentsKey: 'of today',
    total: { __typename: 'Money', cents: 800, text: '$8.00' },
    lines: [{ __typename: 'QuotedLine', dish: { __typename: 'Dish', id: 'thali' } }],
    dietConflicts: [],
  },
});

const agreed = answers(AgreeToTiffinPlanDocument, {
  agreeToTiffinPlan: {
    ...plan,
    total: { __typename: 'Money', cents: 800, text: '$8.00' },
    lines: [{ __typename: 'TiffinPlanLine', dishId: 'thali', dishName: 'Thali', quantity: 1, choices: [] }],
    stoppedAt: null,
    isRunning: true,
    days: [],
    mealtime: 'LUNCH',
    weekdays: [1, 3, 5],
    startsOn: '2026-11-30',
    endsOn: null,
    fulfillment: 'PICKUP',
    deliveryAddress: null,
    weekdayAddresses: [],
    note: null,
    offer: null,
    supplier: {
      __typename: 'Supplier',
      id: 'asha',
      kitchenName: "Asha's Kitchen",
      cookName: 'Asha Rao',
      cuisineType: 'South Indian',
      picture: null,
      cookPhoto: null,
      menuSummary: null,
      address: '12 Almaden Ave',
      city: { __typename: 'City', id: 'san-jose', timeZone: 'America/Los_Angeles' },
    },
  },
});
const refused = answers(AgreeToTiffinPlanDocument, {
  agreeToTiffinPlan: { __typename: 'PriceChanged', message: 'The price changed again.' },
});

const agree = async (answer: typeof agreed) => {
  const ravi = renderScreen(
    <>
      <h1 tabIndex={-1}>Your tiffin plan</h1>
      <AgreeNotice plan={plan} reason="The price changed." first={14} />
    </>,
    [quote, answer],
  );
  await ravi.click(await screen.findByRole('button', { name: 'Agree · $8.00' }));
};

it('leaves the focus at the heading, because the notice goes with its button', async () => {
  await agree(agreed);
  await screen.findByText('Your plan continues');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(agreed.asked).toHaveBeenCalledExactlyOnceWith({
    input: {
      planId: 'plan of Ravi',
      expectedTotalCents: 800,
      expectedContentsKey: 'of today',
      acceptedDietConflicts: [],
    },
    first: 14,
  });
});

it('leaves the focus at the button when the agreement is refused', async () => {
  await agree(refused);
  await screen.findByText('The price changed again.');
  expect(screen.getByRole('button', { name: 'Agree · $8.00' })).toHaveFocus();
});
