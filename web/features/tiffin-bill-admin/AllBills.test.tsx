import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRight } from '../../../schema/staff-rights.ts';
import {
  AllTiffinBillsDocument,
  type BillTable_billFragment,
  RecordTiffinBillPaymentDocument,
} from '../../generated/graphql.ts';
import { RightsProvider } from '../../lib/rights.ts';
import { answers, fails, isUnreachable } from '../../testing/answers.ts';
import { inHindi } from '../../testing/in-hindi.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AllBills } from './AllBills.tsx';

beforeEach(() => window.history.replaceState(null, '', '/admin/bills'));

type Charge = NonNullable<BillTable_billFragment['lastCharge']>;
const charge = (outcome: Charge['outcome'], charges = 1): Charge => ({
  __typename: 'LastCharge',
  charges,
  outcome,
  startedAt: '2026-11-28T17:00:00Z',
  endedAt: outcome && '2026-11-28T17:01:00Z',
});

const billOf = (name: string, more: Partial<BillTable_billFragment> = {}) => ({
  __typename: 'TiffinBill' as const,
  id: `bill of ${name}`,
  billNumber: `B-${name}`,
  status: 'OPEN' as const,
  weekStartsOn: '2026-11-30',
  dueAt: '2026-11-29T17:00:00Z',
  overdueAt: null,
  paidAt: null,
  lastCharge: null,
  customer: { __typename: 'User' as const, id: name, name, email: `${name}@example.com`, phone: null },
  supplier: {
    __typename: 'Supplier' as const,
    id: 'annapurna',
    kitchenName: 'Annapurna',
    city: { __typename: 'City' as const, id: 'san-jose', timeZone: 'America/Los_Angeles' },
  },
  ...more,
  amount: { __typename: 'Money' as const, cents: 4500, text: '$45.00' },
});

const page = (bills: ReturnType<typeof billOf>[], endCursor: string | null = null) => ({
  tiffinBills: {
    __typename: 'TiffinBillConnection' as const,
    edges: bills.map(node => ({ __typename: 'TiffinBillEdge' as const, node })),
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
  },
});

const owner: StaffRight[] = ['SEE_KITCHENS', 'SEE_PEOPLE', 'SEE_MONEY', 'REFUND'];
const billsFor = (rights: StaffRight[], ...server: Parameters<typeof renderScreen>[1] & {}) =>
  renderScreen(
    <RightsProvider value={rights}>
      <AllBills />
    </RightsProvider>,
    server,
  );
const rowOf = async (name: string) => within((await screen.findByText(`B-${name}`)).closest('tr')!);

it('shows who owes what, since when, and what became of the card', async () => {
  billsFor(
    owner,
    answers(
      AllTiffinBillsDocument,
      page([
        billOf('Ravi', { lastCharge: charge('DECLINED', 3), overdueAt: '2026-11-29T17:00:00Z' }),
        billOf('Meera', { lastCharge: charge('NEEDS_AUTHENTICATION') }),
        billOf('Lata', { lastCharge: charge(null) }),
        billOf('Dev', { status: 'PAID', paidAt: '2026-11-28T17:01:00Z', lastCharge: charge('PAID') }),
        billOf('Kamla', { status: 'VOID' }),
      ]),
    ),
  );
  const ravi = await rowOf('Ravi');
  expect(ravi.getByText('Nov 30 – Dec 6')).toBeInTheDocument();
  expect(ravi.getByText('$45.00')).toBeInTheDocument();
  expect(ravi.getByText('Overdue')).toBeInTheDocument();
  expect(ravi.getByText('Since Nov 29, 2026, 9 AM')).toBeInTheDocument();
  expect(ravi.getByText('The bank declined the card')).toBeInTheDocument();
  expect(ravi.getByText('Nov 28, 2026, 9:01 AM · after 3 charges')).toBeInTheDocument();
  expect(ravi.getByRole('link', { name: 'Ravi' })).toHaveAttribute('href', '/admin/people/Ravi');
  expect(ravi.getByRole('link', { name: 'Annapurna' })).toHaveAttribute('href', '/admin/kitchens/annapurna');
  const meera = await rowOf('Meera');
  expect(meera.getByText('Due Nov 29, 2026, 9 AM')).toBeInTheDocument();
  expect(meera.getByText('The bank wants the customer to confirm')).toBeInTheDocument();
  expect((await rowOf('Lata')).getByText('Being charged now')).toBeInTheDocument();
  const dev = await rowOf('Dev');
  expect(dev.getByText('Card charged')).toBeInTheDocument();
  expect(dev.queryByRole('button')).not.toBeInTheDocument();
  const kamla = await rowOf('Kamla');
  expect(kamla.getByText('Void')).toBeInTheDocument();
  expect(kamla.getByText('None')).toBeInTheDocument();
  // Money that was on its way arrives for a void bill, too.
  expect(kamla.getByRole('button', { name: 'Record payment of B-Kamla' })).toBeInTheDocument();
});

it('records a payment after a question, and leaves the paid bill in sight', async () => {
  const record = answers(RecordTiffinBillPaymentDocument, {
    recordTiffinBillPayment: {
      __typename: 'TiffinBill',
      id: 'bill of Ravi',
      status: 'PAID',
      overdueAt: null,
      paidAt: '2026-11-28T18:00:00Z',
    },
  });
  const anita = billsFor(owner, answers(AllTiffinBillsDocument, page([billOf('Ravi')])), record);
  await anita.click(await screen.findByRole('button', { name: 'Record payment of B-Ravi' }));
  const question = screen.getByRole('dialog', { name: 'Was $45.00 received?' });
  expect(question).toHaveTextContent('Bill B-Ravi of Ravi will be paid, and the customer is notified.');
  expect(record.asked).not.toHaveBeenCalled();
  await anita.click(within(question).getByRole('button', { name: 'Yes, record payment' }));
  expect(await screen.findByText('Nov 28, 2026, 10 AM')).toBeInTheDocument();
  expect(record.asked).toHaveBeenCalledExactlyOnceWith({ billId: 'bill of Ravi', amountCents: 4500 });
  expect((await rowOf('Ravi')).queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  [
    answers(RecordTiffinBillPaymentDocument, {
      recordTiffinBillPayment: { __typename: 'BillAlreadyPaid', message: 'This bill is paid already.' },
    }),
    'This bill is paid already.',
  ],
  [isUnreachable(RecordTiffinBillPaymentDocument), 'Network error occurred'],
])('says why a payment was not recorded', async (refusal, words) => {
  const anita = billsFor(owner, answers(AllTiffinBillsDocument, page([billOf('Ravi')])), refusal);
  await anita.click(await screen.findByRole('button', { name: 'Record payment of B-Ravi' }));
  await anita.click(screen.getByRole('button', { name: 'Yes, record payment' }));
  const question = within(screen.getByRole('dialog'));
  await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(words));
});

it('offers no payment to those who may only see money, and no link to a person they may not see', async () => {
  billsFor(['SEE_KITCHENS', 'SEE_MONEY'], answers(AllTiffinBillsDocument, page([billOf('Ravi')])));
  const ravi = await rowOf('Ravi');
  expect(ravi.getByText('Ravi')).toBeInTheDocument();
  expect(ravi.queryByRole('link', { name: 'Ravi' })).not.toBeInTheDocument();
  expect(ravi.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Payment' })).not.toBeInTheDocument();
});

it('lists open bills first, and those of another status page by page', async () => {
  const bills = answers(
    AllTiffinBillsDocument,
    page([]),
    page([billOf('Ravi')], 'after Ravi'),
    page([billOf('Meera')]),
  );
  const anita = billsFor(owner, bills);
  expect(await screen.findByText('No open bills')).toBeInTheDocument();
  expect(bills.asked).toHaveBeenLastCalledWith({ filter: 'OPEN' });
  await anita.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Card payment failed');
  await rowOf('Ravi');
  expect(bills.asked).toHaveBeenLastCalledWith({ filter: 'DECLINED' });
  expect(window.location.search).toBe('?status=DECLINED');
  await anita.click(screen.getByRole('button', { name: 'Show earlier bills' }));
  await rowOf('Meera');
  expect(bills.asked).toHaveBeenLastCalledWith({ filter: 'DECLINED', after: 'after Ravi' });
  expect(screen.getByText('B-Ravi')).toBeInTheDocument();
});

it('says so when the bills do not load', async () => {
  const anita = billsFor(
    owner,
    fails(AllTiffinBillsDocument),
    answers(AllTiffinBillsDocument, page([billOf('Ravi')])),
  );
  await anita.click(await screen.findByRole('button', { name: 'Try again' }));
  await rowOf('Ravi');
});

it('says so when earlier bills do not load, and loads them when asked again', async () => {
  const anita = billsFor(
    owner,
    { ...answers(AllTiffinBillsDocument, page([billOf('Ravi')], 'after Ravi')), maxUsageCount: 1 },
    isUnreachable(AllTiffinBillsDocument),
    answers(AllTiffinBillsDocument, page([billOf('Meera')])),
  );
  await anita.click(await screen.findByRole('button', { name: 'Show earlier bills' }));
  expect(await screen.findByText('Not loaded. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('B-Ravi')).toBeInTheDocument();
  await anita.click(screen.getByRole('button', { name: 'Show earlier bills' }));
  await rowOf('Meera');
  expect(screen.queryByText('Not loaded. Please try again.')).not.toBeInTheDocument();
});

it('is read in Hindi, too', async () => {
  await inHindi();
  billsFor(
    owner,
    answers(AllTiffinBillsDocument, page([billOf('Ravi', { lastCharge: charge('DECLINED', 2) })])),
  );
  const ravi = await rowOf('Ravi');
  expect(ravi.getByText('बैंक ने कार्ड अस्वीकार किया')).toBeInTheDocument();
  expect(ravi.getByText(/2 कोशिशों के बाद$/)).toBeInTheDocument();
});
