import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TiffinBillingDocument, type TiffinBillingQuery } from '../../generated/graphql.ts';
import { answers } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { Bill, SavedCard } from './bill-words.ts';
import { TiffinBilling } from './TiffinBilling.tsx';

const aBill = (number: number, status: Bill['status']): Bill => ({
  __typename: 'TiffinBill',
  id: `bill ${number}`,
  billNumber: `B-${number}`,
  status,
  weekStartsOn: '2026-11-23',
  dueAt: '2026-11-28T17:00:00Z',
  overdueAt: null,
  nextChargeAt: null,
  chargeProblem: null,
  lines: [],
  meals: { __typename: 'Money', text: '$9.00' },
  credit: { __typename: 'Money', cents: 0, text: '$0.00' },
  amount: { __typename: 'Money', text: '$9.00' },
  supplier: {
    __typename: 'Supplier',
    id: 'annapurna',
    kitchenName: 'Annapurna',
    city: { __typename: 'City', id: 'san-jose', timeZone: 'America/Los_Angeles' },
  },
});

const visa: SavedCard = {
  __typename: 'SavedCard',
  id: 'visa',
  brand: 'Visa',
  lastFour: '4242',
  expiryMonth: 8,
  expiryYear: 2028,
};

const page = (
  bills: Bill[],
  endCursor: string | null,
  mySavedCard: SavedCard | null = null,
): TiffinBillingQuery => ({
  myTiffinBills: {
    __typename: 'TiffinBillConnection',
    edges: bills.map(node => ({ __typename: 'TiffinBillEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
  paymentConfiguration: { __typename: 'PaymentConfiguration', configured: mySavedCard !== null },
  mySavedCard,
  myTiffinCredits: [],
});

it('shows past bills page by page, below the one to pay', async () => {
  const billing = answers(
    TiffinBillingDocument,
    page([aBill(3, 'OPEN'), aBill(2, 'PAID')], 'bill 2'),
    page([aBill(1, 'VOID')], null),
  );
  const meera = renderScreen(<TiffinBilling>Plans</TiffinBilling>, [billing]);
  expect(await screen.findByRole('region', { name: 'To pay' })).toHaveTextContent('Bill B-3');
  await meera.click(screen.getByRole('button', { name: 'Past tiffin bills' }));
  expect(screen.getAllByRole('button', { name: /Annapurna/ })).toHaveLength(1);
  await meera.click(screen.getByRole('button', { name: 'Show more bills' }));
  expect(await screen.findByRole('button', { name: /Nothing to pay/ })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /Annapurna/ })).toHaveLength(2);
  expect(billing.asked).toHaveBeenLastCalledWith({ after: 'bill 2' });
  expect(screen.queryByRole('button', { name: 'Show more bills' })).not.toBeInTheDocument();
});

it.each([
  ['2026-11-21T17:00:00Z', null, 'We charge your Visa ending 4242 today.', 'Pay now instead'],
  ['2026-11-21T17:00:00Z', 'DECLINED', 'was declined. We are trying again now.', 'Pay now instead'],
  [null, 'DECLINED', 'was declined. Please pay this bill with another card.', 'Pay by card'],
  [null, 'NEEDS_AUTHENTICATION', 'Your bank asks you to confirm', 'Pay by card'],
] as const)(
  'says how a bill is paid that is charged at %s after %s',
  async (nextChargeAt, chargeProblem, words, link) => {
    const bill = { ...aBill(3, 'OPEN'), nextChargeAt, chargeProblem };
    renderScreen(<TiffinBilling>Plans</TiffinBilling>, [
      answers(TiffinBillingDocument, page([bill], null, visa)),
    ]);
    const toPay = await screen.findByRole('region', { name: 'To pay' });
    expect(toPay).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/plans/pay?bill=bill 3');
    expect(screen.getByRole('region', { name: 'Your card for weekly bills' })).toHaveTextContent(
      'Visa ending 4242, until 08/28',
    );
  },
);
