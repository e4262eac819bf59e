import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRight } from '../../../schema/staff-rights.ts';
import {
  AllTiffinPlansDocument,
  type AllTiffinPlansQuery,
  type PlanOf_planFragment,
  TiffinPlanWeeksDocument,
  type TiffinPlanWeeksQuery,
} from '../../generated/graphql.ts';
import { RightsProvider } from '../../lib/rights.ts';
import { answers, fails } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { adminLists } from './admin-lists.ts';
import PlansScreen from './plans.tsx';

beforeEach(() => window.history.replaceState(null, '', '/admin/plans'));

const day = (serviceDate: string, look: PlanOf_planFragment['days'][number]['look']) =>
  ({ __typename: 'TiffinDay', serviceDate, look }) as const;

const planOf = (name: string, more: Partial<PlanOf_planFragment> = {}): PlanOf_planFragment => ({
  __typename: 'TiffinPlan',
  id: `plan of ${name}`,
  mealtime: 'LUNCH',
  weekdays: [1, 3, 5],
  startsOn: '2020-11-23',
  endsOn: null,
  startedAt: '2020-11-20T17:00:00Z',
  stoppedAt: null,
  stopReason: null,
  stopWords: null,
  total: { __typename: 'Money', cents: 1250 },
  customer: { __typename: 'User', id: name, name },
  supplier: {
    __typename: 'Supplier',
    id: 'annapurna',
    kitchenName: 'Annapurna',
    city: { __typename: 'City', id: 'san-jose', timeZone: 'America/Los_Angeles' },
  },
  days: [day('2020-11-25', 'SKIPPED'), day('2020-11-27', 'PLANNED')],
  ...more,
});

const page = (plans: PlanOf_planFragment[], endCursor: string | null = null): AllTiffinPlansQuery => ({
  allTiffinPlans: {
    __typename: 'TiffinPlanConnection',
    edges: plans.map(node => ({ __typename: 'TiffinPlanEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
});

type Week = TiffinPlanWeeksQuery['tiffinPlanWeeks'][number];
const week = (startsOn: string, stopReasons: [Week['stopReasons'][number]['reason'], number][]): Week => ({
  __typename: 'TiffinPlanWeek',
  startsOn,
  started: 0,
  stopped: 0,
  skippedDays: 0,
  stopReasons: stopReasons.map(([reason, plans]) => ({ __typename: 'TiffinStopCount', reason, plans })),
});
const stops = answers(TiffinPlanWeeksDocument, {
  tiffinPlanWeeks: [
    week('2020-11-23', [['FOOD', 2]]),
    week('2020-11-16', [
      ['PRICE', 3],
      ['FOOD', 2],
      [null, 1],
    ]),
  ],
});

const support: StaffRight[] = ['SEE_KITCHENS', 'SEE_ORDERS', 'SEE_PEOPLE'];
const plansFor = (rights: StaffRight[], ...server: Parameters<typeof renderScreen>[1] & {}) =>
  renderScreen(
    <RightsProvider value={rights}>
      <PlansScreen />
    </RightsProvider>,
    [...server, stops],
    adminLists,
  );
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

it('shows whose plan it is, what a week costs, the next meal and what becomes of it', async () => {
  const plans = answers(
    AllTiffinPlansDocument,
    page([
      planOf('Ravi'),
      planOf('Meera', { days: [day('2020-11-25', 'CONFIRMED'), day('2020-11-27', 'UNPAID')] }),
      planOf('Lata', { endsOn: '2020-11-24', days: [] }),
      planOf('Dev', { startsOn: '2199-01-05', days: [] }),
      planOf('Kamla', {
        stoppedAt: '2020-11-24T17:00:00Z',
        stopReason: 'PRICE',
        stopWords: 'Rent went up',
        days: [],
      }),
    ]),
  );
  plansFor(support, plans);
  const ravi = await rowOf('Ravi');
  expect(ravi.getByRole('link', { name: 'Ravi' })).toHaveAttribute('href', '/admin/people/Ravi');
  expect(ravi.getByRole('link', { name: 'Annapurna' })).toHaveAttribute('href', '/admin/kitchens/annapurna');
  expect(ravi.getByText('Mon, Wed, and Fri')).toBeInTheDocument();
  expect(ravi.getByText('$37.50')).toBeInTheDocument();
  expect(ravi.getByText('Fri, Nov 27')).toBeInTheDocument();
  expect(ravi.getByText('Running')).toBeInTheDocument();
  expect(ravi.getByText('Signed up Nov 20, 2020, 9 AM')).toBeInTheDocument();
  expect((await rowOf('Meera')).getByText('Waiting for payment')).toBeInTheDocument();
  expect((await rowOf('Lata')).getByText('Ended')).toBeInTheDocument();
  expect((await rowOf('Dev')).getByText('Not started yet')).toBeInTheDocument();
  const kamla = await rowOf('Kamla');
  expect(kamla.getByText('Stopped')).toBeInTheDocument();
  expect(kamla.getByText('Nov 24, 2020, 9 AM · price')).toBeInTheDocument();
  expect(kamla.getByText('Rent went up')).toBeInTheDocument();
});

it('leads finance to the kitchen, and not to the person', async () => {
  plansFor(
    ['SEE_KITCHENS', 'SEE_ORDERS', 'SEE_MONEY'],
    answers(AllTiffinPlansDocument, page([planOf('Ravi')])),
  );
  const ravi = await rowOf('Ravi');
  expect(ravi.getByRole('link', { name: 'Annapurna' })).toBeInTheDocument();
  expect(ravi.queryByRole('link', { name: 'Ravi' })).not.toBeInTheDocument();
});

it('lists the plans of a status, and those that stopped for a reason', async () => {
  const plans = answers(AllTiffinPlansDocument, page([]));
  const anita = plansFor(support, plans);
  expect(await screen.findByText('No tiffin plans yet')).toBeInTheDocument();
  expect(plans.asked).toHaveBeenLastCalledWith({ filter: 'ALL', stopReason: null });
  await anita.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Waiting for payment');
  expect(await screen.findByText('No matching plans')).toBeInTheDocument();
  expect(plans.asked).toHaveBeenLastCalledWith({ filter: 'UNPAID', stopReason: null });

  const why = screen.getByRole('region', { name: 'Why plans stopped in the last three months' });
  const reasons = within(why).getAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual(['food 4', 'price 3', 'no reason 1']);
  await anita.click(within(why).getByRole('button', { name: 'price 3' }));
  await waitFor(() =>
    expect(plans.asked).toHaveBeenLastCalledWith({ filter: 'STOPPED', stopReason: 'PRICE' }),
  );
  expect(within(why).getByRole('button', { pressed: true })).toHaveTextContent('price');
  await anita.click(within(why).getByRole('button', { pressed: true }));
  await waitFor(() => expect(plans.asked).toHaveBeenLastCalledWith({ filter: 'STOPPED', stopReason: null }));
  expect(window.location.search).toBe('?status=STOPPED');
});

it('shows earlier plans page by page', async () => {
  const plans = answers(
    AllTiffinPlansDocument,
    page([planOf('Ravi')], 'after Ravi'),
    page([planOf('Meera')]),
  );
  const anita = plansFor(support, plans);
  await anita.click(await screen.findByRole('button', { name: 'Show earlier plans' }));
  await rowOf('Meera');
  expect(plans.asked).toHaveBeenLastCalledWith({ filter: 'ALL', stopReason: null, after: 'after Ravi' });
  expect(screen.getByText('Ravi')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show earlier plans' })).not.toBeInTheDocument();
});

it('says so when the plans do not load', async () => {
  plansFor(support, fails(AllTiffinPlansDocument));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
