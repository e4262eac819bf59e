import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  ChangeTiffinPlanDocument,
  type EditedPlan_planFragment,
  EditedPlanDocument,
} from '../../../generated/graphql.ts';
import { aBread, menusOf, menuWith, quotes } from '../../../testing/a-changed-meal.ts';
import { answers } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import ChangePlanSheet from './ChangePlanSheet.tsx';

const rice = aBread('rice', 'Rice');
const roti = aBread('roti', 'Roti');
const naan = aBread('naan', 'Naan');

/** Ravi's thali, with rice unless said otherwise. */
const aPlan = (choices: { id: string }[] = [rice]): EditedPlan_planFragment => ({
  __typename: 'TiffinPlan',
  id: 'plan',
  version: 1,
  mealtime: 'LUNCH',
  weekdays: [1],
  startsOn: '2026-11-30',
  endsOn: null,
  note: null,
  fulfillment: 'PICKUP',
  deliveryAddress: null,
  weekdayAddresses: [],
  lines: [
    {
      __typename: 'TiffinPlanLine',
      dishId: 'thali',
      dishName: 'Thali',
      quantity: 1,
      choices: choices.map(({ id }) => ({ __typename: 'OrderedChoice', id })),
    },
  ],
  supplier: {
    __typename: 'Supplier',
    id: 'asha',
    kitchenName: "Asha's Kitchen",
    city: { __typename: 'City', id: 'alpharetta', timeZone: 'America/New_York' },
  },
});

const change = async (plan: EditedPlan_planFragment, ...menus: Parameters<typeof menusOf>) => {
  const changes = answers(ChangeTiffinPlanDocument, {
    changeTiffinPlan: {
      __typename: 'ChoicesChanged',
      message: 'Please choose again.',
      field: 'lines',
    },
  });
  const menu = menusOf(...menus);
  const ravi = renderScreen(<ChangePlanSheet plan={plan} first={8} addresses={[]} onClose={vi.fn()} />, [
    menu,
    quotes,
    changes,
  ]);
  await screen.findByRole('button', { name: 'Save · $8.00 a meal', busy: false });
  return { ravi, changes, menu };
};
const consent = () => screen.findByRole('checkbox', { name: /cooks these dishes for me/ });
const save = () => screen.findByRole('button', { name: 'Save · $8.00 a meal', busy: false });

it('asks for consent again after a choice at the same price that Meera never eats', async () => {
  const { ravi, changes } = await change(aPlan(), menuWith(rice, roti));
  await ravi.click(await consent());
  expect(await consent()).toBeChecked();
  await ravi.click(await screen.findByRole('button', { name: 'Choices: Rice' }));
  await ravi.click(screen.getByRole('radio', { name: /Roti/ }));
  expect(await screen.findByText(/never for Meera/)).toBeInTheDocument();
  expect(await consent()).not.toBeChecked();
  await ravi.click(await save());
  expect(changes.asked).not.toHaveBeenCalled();
});

it('shows where a choice is gone, and sends the one that replaces it', async () => {
  const { ravi, changes } = await change(aPlan([naan]), menuWith(rice, roti));
  expect(await screen.findByText('Please choose Bread.')).toBeInTheDocument();
  await ravi.click(await screen.findByRole('radio', { name: 'Rice' }));
  expect(screen.queryByText('Please choose Bread.')).not.toBeInTheDocument();
  await ravi.click(await consent());
  await ravi.click(await save());
  await waitFor(() => expect(changes.asked).toHaveBeenCalledOnce());
  expect(changes.asked.mock.calls[0]![0].input.lines).toEqual([
    { dishId: 'thali', quantity: 1, choiceIds: ['rice'] },
  ]);
});

it('leaves out a choice that is gone where another one is still made', async () => {
  const { ravi, changes } = await change(aPlan([rice, naan]), menuWith(rice, roti));
  await screen.findByRole('button', { name: 'Choices: Rice' });
  await ravi.click(await consent());
  await ravi.click(await save());
  await waitFor(() => expect(changes.asked).toHaveBeenCalledOnce());
  expect(changes.asked.mock.calls[0]![0].input.lines).toEqual([
    { dishId: 'thali', quantity: 1, choiceIds: ['rice'] },
  ]);
});

it('reads the menu again when the change is refused, and marks the choice that is gone', async () => {
  const { ravi, menu } = await change(aPlan(), menuWith(rice, roti), menuWith(roti));
  await ravi.click(await consent());
  await ravi.click(await save());
  expect(await screen.findByText('Please choose again.')).toBeInTheDocument();
  expect(await screen.findByText('Please choose Bread.')).toBeInTheDocument();
  expect(menu.asked).toHaveBeenCalledTimes(2);
});

it('shows what another window saved, and changes that', async () => {
  const changes = answers(ChangeTiffinPlanDocument, {
    changeTiffinPlan: {
      __typename: 'TiffinPlanConflict',
      message: 'Your plan was changed in another window. Please look at it and change it again.',
      field: 'version',
    },
  });
  const saved = answers(EditedPlanDocument, { tiffinPlan: { ...aPlan(), version: 2, note: 'No onion' } });
  const ravi = renderScreen(<ChangePlanSheet plan={aPlan()} first={8} addresses={[]} onClose={vi.fn()} />, [
    menusOf(menuWith(rice, roti)),
    quotes,
    changes,
    saved,
  ]);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await ravi.click(await consent());
  await ravi.click(await save());
  const message = await screen.findByText(/changed in another window/);
  expect(scroll.mock.contexts.at(-1)).toContainElement(message);
  expect(await screen.findByDisplayValue('No onion')).toBeInTheDocument();
  expect(await consent()).not.toBeChecked();
  await ravi.click(await consent());
  await ravi.click(await save());
  await waitFor(() => expect(changes.asked).toHaveBeenCalledTimes(2));
  expect(changes.asked.mock.calls.map(([{ input }]) => [input.version, input.note])).toEqual([
    [1, null],
    [2, 'No onion'],
  ]);
});
