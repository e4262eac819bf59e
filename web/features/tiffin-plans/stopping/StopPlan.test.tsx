import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CreditAtStopDocument, StopTiffinPlanDocument } from '../../../generated/graphql.ts';
import { answers } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { StopPlan } from './StopPlan.tsx';

const message = 'A meal of this plan is being ordered at this moment. Please try again in a minute.';

/** Ravi opens the dialog and presses the button in it, while a meal is being ordered. */
const ravisTry = async (words: string, delay = 0) => {
  const refused = answers(StopTiffinPlanDocument, {
    stopTiffinPlan: { __typename: 'DayIsBeingOrdered', message },
  });
  const ravi = renderScreen(
    <StopPlan
      plan={{ id: 'plan of Ravi', stoppedAt: null, isRunning: true, days: [], openBill: null }}
      first={14}
    />,
    [answers(CreditAtStopDocument, { tiffinPlan: null }), { ...refused, delay }],
  );
  await ravi.click(screen.getByRole('button', { name: 'Stop plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop this plan?' });
  await ravi.selectOptions(screen.getByLabelText(/Why are you stopping/), 'OTHER');
  await ravi.type(screen.getByLabelText(/Tell us more/), words);
  const [stop] = screen.getAllByRole('button', { name: 'Stop plan' }).filter(each => dialog.contains(each));
  await ravi.click(stop!);
  return { ravi, dialog };
};

it('leaves what Ravi wrote in the dialog while a meal is being ordered, and says so there', async () => {
  const { ravi, dialog } = await ravisTry('I am moving.');
  expect(dialog).toContainElement(await screen.findByText(message));
  expect(screen.getByLabelText(/Tell us more/)).toHaveValue('I am moving.');
  await ravi.click(screen.getByRole('button', { name: 'Keep plan' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await ravi.click(await screen.findByRole('button', { name: 'Stop plan' }));
  expect(await screen.findByRole('dialog')).not.toHaveTextContent(message);
});

it('says so beside the dialog, too, that Ravi closed before the answer came', async () => {
  const { ravi, dialog } = await ravisTry('I am moving.', 1000);
  await ravi.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText(message, {}, { timeout: 5000 })).toBeVisible();
});
