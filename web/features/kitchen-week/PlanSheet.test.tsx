import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  type CookingWeek_weekFragment,
  RemoveMealtimePlanDocument,
  SaveMealtimePlanDocument,
} from '../../generated/graphql.ts';
import { answers } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import PlanSheet from './PlanSheet.tsx';

/** Asha cooks 12 lunches every Tuesday. */
const week: CookingWeek_weekFragment = {
  __typename: 'CookingWeek',
  id: 'asha',
  version: 5,
  today: '2026-03-02',
  capacity: 20,
  plans: [
    {
      __typename: 'PlannedMeal',
      weekday: 2,
      mealtime: 'LUNCH',
      plates: 12,
      cutOffMinutes: 600,
      servedFromMinutes: 720,
      servedUntilMinutes: 840,
    },
  ],
  closures: [],
  openOrders: [],
};
const problem = (message: string, field: string | null) => ({
  __typename: 'InvalidInput' as const,
  message,
  field,
});

const lunch = (weekday: number, ...server: Parameters<typeof renderScreen>[1] & {}) => {
  const onClose = vi.fn();
  const asha = renderScreen(
    <PlanSheet week={week} weekday={weekday} mealtime="LUNCH" onClose={onClose} />,
    server,
  );
  return { asha, onClose };
};
const plates = () => screen.getByRole('textbox', { name: 'Plates' });
const days = () => within(screen.getByRole('group', { name: 'On these days' }));
const save = () => screen.getByRole('button', { name: 'Save' });

it('plans lunch on several days at once', async () => {
  const server = answers(SaveMealtimePlanDocument, { saveMealtimePlan: week });
  const { asha, onClose } = lunch(1, server);
  expect(screen.getByRole('dialog', { name: 'Lunch' })).toHaveAccessibleDescription(/^Every Monday/);
  expect(days().getByRole('button', { name: 'Monday', pressed: true })).toBeVisible();
  await asha.click(days().getByRole('button', { name: 'Friday' }));
  await asha.clear(plates());
  await asha.type(plates(), '15');
  await asha.selectOptions(screen.getByRole('combobox', { name: 'Orders close' }), 'The day before');
  await asha.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.asked).toHaveBeenCalledExactlyOnceWith({
    input: {
      version: 5,
      weekdays: [1, 5],
      mealtime: 'LUNCH',
      plates: 15,
      cutOffMinutes: 600 - 1440,
      servedFromMinutes: 720,
      servedUntilMinutes: 840,
    },
  });
  expect(await screen.findByText('Week saved', { selector: 'li *' })).toBeVisible();
});

it('says at each field why the plan cannot be, and leads Asha to the first', async () => {
  const server = answers(SaveMealtimePlanDocument, { saveMealtimePlan: week });
  const { asha } = lunch(1, server);
  await asha.clear(plates());
  await asha.clear(screen.getByLabelText('Served from'));
  await asha.click(save());
  await waitFor(() => expect(plates()).toHaveFocus());
  expect(plates()).toHaveAccessibleDescription(/^Please enter 1 to \d+ plates/);
  expect(screen.getByLabelText('Served from')).toHaveAccessibleDescription(
    'Please choose when serving begins',
  );
  await asha.click(days().getByRole('button', { name: 'Monday' }));
  expect(await days().findByText('Please choose a day')).toBeVisible();
  expect(server.asked).not.toHaveBeenCalled();
});

it('refuses a meal that ends before it begins, and orders that close after it', async () => {
  const { asha } = lunch(2);
  await asha.clear(screen.getByLabelText('until'));
  await asha.type(screen.getByLabelText('until'), '11:00');
  await asha.clear(screen.getByLabelText('at'));
  await asha.type(screen.getByLabelText('at'), '13:00');
  await asha.click(save());
  await waitFor(() => expect(screen.getByLabelText('at')).toHaveFocus());
  expect(screen.getByLabelText('at')).toHaveAccessibleDescription('Orders must close before serving begins');
  expect(screen.getByLabelText('until')).toHaveAccessibleDescription('Serving must end after it begins');
});

it("shows the server's refusal at the field of the form that has another name", async () => {
  const refusal = problem('Orders must close earlier.', 'cutOffMinutes');
  const server = answers(SaveMealtimePlanDocument, { saveMealtimePlan: refusal });
  const { asha, onClose } = lunch(2, server);
  await asha.click(save());
  await waitFor(() => expect(screen.getByLabelText('at')).toHaveFocus());
  expect(screen.getByLabelText('at')).toHaveAccessibleDescription('Orders must close earlier.');
  expect(onClose).not.toHaveBeenCalled();
});

it('removes the meal from the chosen days, or says why not', async () => {
  const changed = problem('The week was changed elsewhere.', null);
  const server = answers(
    RemoveMealtimePlanDocument,
    { removeMealtimePlan: changed },
    { removeMealtimePlan: week },
  );
  const { asha, onClose } = lunch(2, server);
  const remove = screen.getByRole('button', { name: 'Remove from the chosen days' });
  await asha.click(remove);
  expect(await screen.findByText('The week was changed elsewhere.')).toBeVisible();
  await asha.click(remove);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.asked).toHaveBeenLastCalledWith({ input: { version: 5, weekdays: [2], mealtime: 'LUNCH' } });
});

it('has nothing to remove from a day without lunch', () => {
  lunch(1);
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

it('keeps a plan that was closed by mistake', async () => {
  const { asha } = lunch(1);
  await asha.clear(plates());
  await asha.type(plates(), '7');
  asha.leave();
  lunch(1);
  expect(plates()).toHaveValue('7');
  expect(screen.getByText(/What you typed before is still here./)).toBeVisible();
});
