import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChangeTiffinDayDocument } from '../../../generated/graphql.ts';
import { aBread, menusOf, menuWith, quotes } from '../../../testing/a-changed-meal.ts';
import { answers } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import ChangeDaySheet from './ChangeDaySheet.tsx';

type Props = Parameters<typeof ChangeDaySheet>[0];

const rice = aBread('rice', 'Rice');
const roti = aBread('roti', 'Roti');
const plan: Props['plan'] = {
  __typename: 'TiffinPlan',
  id: 'plan',
  mealtime: 'LUNCH',
  fulfillment: 'PICKUP',
  supplier: { __typename: 'Supplier', id: 'asha' },
};
/** A Monday, with rice. */
const day: Props['day'] = {
  __typename: 'TiffinDay',
  serviceDate: '2026-11-30',
  status: 'PLANNED',
  look: 'PLANNED',
  reason: null,
  code: null,
  isChanged: false,
  ownAddress: null,
  order: null,
  total: { __typename: 'Money', text: '$8.00' },
  lines: [
    {
      __typename: 'TiffinPlanLine',
      dishId: 'thali',
      dishName: 'Thali',
      quantity: 1,
      choices: [{ __typename: 'OrderedChoice', id: 'rice', group: 'Bread', name: 'Rice', priceCents: 0 }],
    },
  ],
};

it('reads the menu again when Asha swapped a choice meanwhile, and saves the new one', async () => {
  const changes = answers(ChangeTiffinDayDocument, {
    changeTiffinDay: { __typename: 'ChoicesChanged', message: 'Please choose again.', field: 'lines' },
  });
  const menu = menusOf(menuWith(rice), menuWith(roti));
  const ravi = renderScreen(
    <ChangeDaySheet
      plan={plan}
      day={day}
      timeZone="America/New_York"
      first={8}
      addresses={[]}
      onClose={vi.fn()}
    />,
    [menu, quotes, changes],
  );
  const save = () => screen.findByRole('button', { name: 'Save · $8.00', busy: false });
  await screen.findByRole('button', { name: 'Choices: Rice' });
  await ravi.click(await save());
  expect(await screen.findByText('Please choose again.')).toBeInTheDocument();
  await ravi.click(await screen.findByRole('radio', { name: /Roti/ }));
  expect(screen.queryByRole('radio', { name: /Rice/ })).not.toBeInTheDocument();
  await ravi.click(await save());
  await waitFor(() => expect(changes.asked).toHaveBeenCalledTimes(2));
  expect(changes.asked.mock.calls[1]![0].input.lines).toEqual([
    { dishId: 'thali', quantity: 1, choiceIds: ['roti'] },
  ]);
});
