import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { StaffRight } from '../../../schema/staff-rights.ts';
import { TiffinCreditListDocument } from '../../generated/graphql.ts';
import { RightsProvider } from '../../lib/rights.ts';
import { answers } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import TiffinCreditList from './TiffinCreditList.tsx';

const credits = answers(TiffinCreditListDocument, {
  tiffinCredits: {
    __typename: 'TiffinCreditConnection',
    edges: [
      {
        __typename: 'TiffinCreditEdge',
        node: {
          __typename: 'TiffinCredit',
          id: 'credit of Ravi',
          askedBackAt: '2026-11-28T17:00:00Z',
          askedBackAmount: { __typename: 'Money', cents: 4500, text: '$45.00' },
          amount: { __typename: 'Money', cents: 13_500, text: '$135.00' },
          customer: {
            __typename: 'User',
            id: 'ravi',
            name: 'Ravi',
            email: 'ravi@example.com',
            phone: null,
          },
          supplier: { __typename: 'Supplier', id: 'annapurna', kitchenName: 'Annapurna' },
        },
      },
    ],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

const creditFor = (rights: StaffRight[]) =>
  renderScreen(
    <RightsProvider value={rights}>
      <TiffinCreditList onChanged={() => undefined} />
    </RightsProvider>,
    [credits],
  );

it('lets those who may refund record what was paid back', async () => {
  creditFor(['SEE_MONEY', 'REFUND']);
  await userEvent.click(await screen.findByRole('button', { name: 'Record refund to Ravi' }));
  expect(screen.getByText('Refund of $45.00 requested')).toBeInTheDocument();
  expect(screen.getByText('Was $45.00 paid back?')).toBeInTheDocument();
});

it('shows credit without that button to those who may only see money', async () => {
  creditFor(['SEE_MONEY']);
  expect(await screen.findByText('$135.00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Record refund to Ravi' })).not.toBeInTheDocument();
});
