import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CreditAtStopDocument, StopTiffinPlanDocument } from '../../../generated/graphql.ts';
import { answers } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { StopPlan } from './StopPlan.tsx';

const message = 'A meal of this plan is being ordered at this moment. Please try again in a minute.';

it('leaves what Ravi wrote in the dialog while a meal is being ordered, and says so there', async () => {
  const ravi = renderScreen(
    <StopPlan plan={{ id: 'plan of Ravi', stoppedAt: null, days: [] }} first={14} />,
    [
      answers(CreditAtStopDocument, { tiffinPlan: null }),
      answers(StopTiffinPlanDocument, { stopTiffinPlan: { __typename: 'DayIsBeingOrdered', message } }),
    ],
  );
  await ravi.click(screen.getByRole('button', { name: 'Stop plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop this plan?' });
  await ravi.selectOptions(screen.getByLabelText(/Why are you stopping/), 'OTHER');
  await ravi.type(screen.getByLabelText(/Tell us more/), 'I am moving.');
  const [stop] = screen.getAllByRole('button', { name: 'Stop plan' }).filter(each => dialog.contains(each));
  await ravi.click(stop!);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/Tell us more/)).toHaveValue('I am moving.');
});
