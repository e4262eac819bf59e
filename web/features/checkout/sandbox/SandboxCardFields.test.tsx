import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PayBySandboxCardDocument, type SandboxCardOutcome } from '../../../generated/graphql.ts';
import { answers } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import SandboxCardFields from './SandboxCardFields.tsx';

const outcomeOf = (outcome: SandboxCardOutcome) =>
  ({ payBySandboxCard: { __typename: 'SandboxCardUsed', outcome } }) as const;

const open = (...outcomes: [SandboxCardOutcome, ...SandboxCardOutcome[]]) => {
  const [first, ...others] = outcomes;
  const server = answers(PayBySandboxCardDocument, outcomeOf(first), ...others.map(outcomeOf));
  const meera = renderScreen(<SandboxCardFields clientSecret="secret" total="$10.50" />, [server]);
  const choose = (name: RegExp) =>
    meera.selectOptions(screen.getByLabelText('Test card'), screen.getByRole('option', { name }));
  const press = (name: string) => meera.click(screen.getByRole('button', { name }));
  return { choose, press, asked: server.asked };
};

it('pays with the card that Meera chose, and then only waits', async () => {
  const { choose, press, asked } = open('PAYS_LATER');
  await choose(/5 minutes later/);
  await press('Pay $10.50');
  expect(await screen.findByText(/Your bank approved the payment/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $10.50' })).toBeDisabled();
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    input: { clientSecret: 'secret', card: 'PAYS_LATER', isAuthenticated: null },
  });
});

it('says that the card was declined, and takes another one', async () => {
  const { choose, press } = open('DECLINED', 'PAID');
  await choose(/Declined$/);
  await press('Pay $10.50');
  expect(await screen.findByText(/Your bank declined this card/)).toBeVisible();
  await choose(/4242/);
  await press('Pay $10.50');
  expect(await screen.findByText(/Your bank approved the payment/)).toBeVisible();
});

it('asks as her bank would, and says when she refuses', async () => {
  const { choose, press, asked } = open('NEEDS_AUTHENTICATION', 'AUTHENTICATION_FAILED');
  await choose(/Needs bank approval/);
  await press('Pay $10.50');
  const question = await screen.findByRole('group', { name: /do you want to pay \$10\.50/ });
  // It gets the focus after it is drawn.
  await waitFor(() => expect(question).toHaveFocus());
  await press('Refuse');
  await waitFor(() => expect(screen.getByLabelText('Test card')).toHaveFocus());
  expect(await screen.findByText(/Your bank couldn't verify you/)).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith({
    input: { clientSecret: 'secret', card: 'NEEDS_AUTHENTICATION', isAuthenticated: false },
  });
});

it('only waits where the answer before was lost, and the payment is made', async () => {
  const server = answers(PayBySandboxCardDocument, {
    payBySandboxCard: { __typename: 'NothingToPay', message: 'There is nothing to pay.' },
  });
  const meera = renderScreen(<SandboxCardFields clientSecret="secret" total="$10.50" />, [server]);
  await meera.click(screen.getByRole('button', { name: 'Pay $10.50' }));
  expect(await screen.findByText(/Your bank approved the payment/)).toBeVisible();
});
