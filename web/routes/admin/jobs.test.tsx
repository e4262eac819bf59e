import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRight } from '../../../schema/staff-rights.ts';
import {
  BackgroundWorkDocument,
  type BackgroundWorkQuery,
  DismissFailedJobDocument,
  type FailedJobRow_jobFragment,
  FailedJobsDocument,
  RetryFailedJobDocument,
  RetryFailedJobsDocument,
} from '../../generated/graphql.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { RightsProvider } from '../../lib/rights.ts';
import { answers, fails, isUnreachable } from '../../testing/answers.ts';
import { inHindi } from '../../testing/in-hindi.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { adminLists } from './admin-lists.ts';
import JobsScreen from './jobs.tsx';

beforeEach(() => window.history.replaceState(null, '', '/admin/jobs'));

type Queue = BackgroundWorkQuery['backgroundWork']['queues'][number];
const queueOf = (name: string, more: Partial<Queue> = {}): Queue => ({
  __typename: 'BackgroundQueue',
  name,
  waiting: 0,
  running: 0,
  givenUp: 0,
  lastCompletedAt: '2026-11-28T17:58:00Z',
  lastFailedAt: null,
  lastFailure: null,
  nextRunAt: null,
  ...more,
});
const work = (queues: Queue[], entries = 0, seconds = 0) => ({
  backgroundWork: {
    __typename: 'BackgroundWork' as const,
    asOf: '2026-11-28T18:00:00Z',
    dueWebhooks: 2,
    outbox: { __typename: 'OutboxBacklog' as const, entries, seconds },
    queues,
  },
});

const jobOf = (id: string, more: Partial<FailedJobRow_jobFragment> = {}): FailedJobRow_jobFragment => ({
  __typename: 'FailedJob',
  id,
  queue: 'mail',
  givenUpAt: '2026-11-28T17:55:00Z',
  tries: 9,
  reason: 'connect ECONNREFUSED smtp://mail.example:25',
  recipients: 2,
  supplierId: null,
  notifications: [{ __typename: 'UnsentNotifications', type: 'ORDER_PLACED', count: 2, orderId: 'order-1' }],
  ...more,
});
const givenUpAt = localMoment('2026-11-28T17:55:00Z');
const page = (jobs: FailedJobRow_jobFragment[], endCursor: string | null = null) => ({
  failedJobs: {
    __typename: 'FailedJobConnection' as const,
    edges: jobs.map(node => ({ __typename: 'FailedJobEdge' as const, node })),
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
  },
});

const rights: StaffRight[] = ['MANAGE_BACKGROUND_WORK', 'SEE_ORDERS', 'SEE_KITCHENS'];
const screenFor = (...server: Parameters<typeof renderScreen>[1] & {}) =>
  renderScreen(
    <RightsProvider value={rights}>
      <JobsScreen />
    </RightsProvider>,
    server,
    adminLists,
  );
const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr')!);

it('shows what every queue does, how much waits, and which one fails', async () => {
  screenFor(
    answers(
      BackgroundWorkDocument,
      work(
        [
          queueOf('mail', {
            waiting: 3,
            running: 1,
            lastFailedAt: '2026-11-28T17:57:00Z',
            lastFailure: 'refused',
          }),
          queueOf('house-keeping', {
            lastFailedAt: '2026-11-28T17:59:00Z',
            lastFailure: 'deadlock detected',
            nextRunAt: '2026-11-28T18:10:00Z',
          }),
          queueOf('a-newer-queue', { lastCompletedAt: null }),
        ],
        7,
        300,
      ),
    ),
    answers(FailedJobsDocument, page([])),
  );
  const mail = await rowOf('Emails');
  expect(mail.getByText('Emails people about their orders, kitchens and accounts.')).toBeInTheDocument();
  expect(mail.getByText('2m ago')).toBeInTheDocument();
  expect(mail.getByText('1 running')).toBeInTheDocument();
  expect(mail.getByText('3 waiting')).toBeInTheDocument();
  expect(mail.queryByText(/refused/)).not.toBeInTheDocument();
  expect(mail.getByText('When there is something to do')).toBeInTheDocument();
  const cleaning = await rowOf('Cleaning up');
  expect(cleaning.getByText('The last one failed: deadlock detected · 1m ago')).toBeInTheDocument();
  expect(cleaning.getByText('Idle')).toBeInTheDocument();
  expect(cleaning.getByText(localMoment('2026-11-28T18:10:00Z'))).toBeInTheDocument();
  expect((await rowOf('a-newer-queue')).getByText('Not recently')).toBeInTheDocument();
  expect(screen.getByText('Oldest due for 5 minutes')).toBeInTheDocument();
  expect(screen.getByText('1 is running')).toBeInTheDocument();
  expect(screen.getByText(/^As of .+\. Refreshes every 15 seconds\.$/)).toBeInTheDocument();
  expect(await screen.findByText('Nothing was given up')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Try all/ })).not.toBeInTheDocument();
});

it('tries a given-up job again, and the list is read again', async () => {
  const retry = answers(RetryFailedJobDocument, {
    retryFailedJob: { __typename: 'RetriedJobs', retried: 1 },
  });
  const farida = screenFor(
    answers(BackgroundWorkDocument, work([queueOf('mail', { givenUp: 1 })]), work([queueOf('mail')])),
    answers(FailedJobsDocument, page([jobOf('one')]), page([])),
    retry,
  );
  const givenUp = within(await screen.findByRole('region', { name: 'Given up' }));
  const [job] = await givenUp.findAllByRole('listitem');
  expect(job).toHaveTextContent('Emails');
  expect(job).toHaveTextContent('5m ago · after 9 tries');
  expect(job).toHaveTextContent('Order placed × 2');
  expect(job).toHaveTextContent('For 2 people');
  expect(within(job!).getByRole('link', { name: 'See the order' })).toHaveAttribute(
    'href',
    '/admin/orders/order-1',
  );
  await farida.click(within(job!).getByRole('button', { name: `Try again: Emails of ${givenUpAt}` }));
  expect(await screen.findByText("It's being tried again")).toBeInTheDocument();
  expect(await screen.findByText('Nothing was given up')).toBeInTheDocument();
  expect(retry.asked).toHaveBeenCalledExactlyOnceWith({ id: 'one' });
});

it('tries all of a queue again', async () => {
  const retryAll = answers(RetryFailedJobsDocument, {
    retryFailedJobs: { __typename: 'RetriedJobs', retried: 2 },
  });
  const farida = screenFor(
    answers(BackgroundWorkDocument, work([queueOf('mail', { givenUp: 2 })]), work([queueOf('mail')])),
    answers(FailedJobsDocument, page([jobOf('one'), jobOf('two')]), page([])),
    retryAll,
  );
  await farida.click(await screen.findByRole('button', { name: 'Try all again: Emails (2)' }));
  expect(await screen.findByText('Emails: 2 are being tried again')).toBeInTheDocument();
  expect(await screen.findByText('Nothing was given up')).toBeInTheDocument();
  expect(retryAll.asked).toHaveBeenCalledExactlyOnceWith({ queue: 'mail' });
});

it('dismisses after a question, and says when someone else was faster', async () => {
  const message = 'This was already tried again or dismissed. Someone else may have been faster.';
  const dismiss = answers(DismissFailedJobDocument, {
    dismissFailedJob: { __typename: 'FailedJobNotFound', message },
  });
  const farida = screenFor(
    answers(BackgroundWorkDocument, work([queueOf('mail', { givenUp: 1 })])),
    answers(FailedJobsDocument, page([jobOf('one')]), page([])),
    dismiss,
  );
  await farida.click(await screen.findByRole('button', { name: `Dismiss Emails of ${givenUpAt}` }));
  const question = await screen.findByRole('dialog', { name: 'Dismiss it?' });
  expect(dismiss.asked).not.toHaveBeenCalled();
  await farida.click(within(question).getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByText('Nothing was given up')).toBeInTheDocument();
});

it('shows what was sent meanwhile, and the kitchen of a price change', async () => {
  screenFor(
    answers(BackgroundWorkDocument, work([queueOf('mail')])),
    answers(
      FailedJobsDocument,
      page([
        jobOf('sent', { notifications: [], recipients: 0 }),
        jobOf('price', { queue: 'tiffin-prices', notifications: [], recipients: null, supplierId: 'asha' }),
      ]),
    ),
  );
  expect(await screen.findByText('Everything has been sent since.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'About one kitchen' })).toHaveAttribute(
    'href',
    '/admin/kitchens/asha',
  );
});

it('loads earlier ones page by page', async () => {
  const farida = screenFor(
    answers(BackgroundWorkDocument, work([queueOf('mail')])),
    answers(
      FailedJobsDocument,
      page([jobOf('one')], 'after one'),
      page([jobOf('two', { reason: 'earlier' })]),
    ),
  );
  await farida.click(await screen.findByRole('button', { name: 'Show earlier ones' }));
  expect(await screen.findByText('earlier')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /^Try again: Emails/ })).toHaveLength(2);
});

it('says so when it does not load, and when an act does not arrive', async () => {
  const farida = screenFor(
    fails(BackgroundWorkDocument),
    answers(BackgroundWorkDocument, work([queueOf('mail')])),
    answers(FailedJobsDocument, page([jobOf('one')])),
    isUnreachable(RetryFailedJobDocument),
  );
  await farida.click(await screen.findByRole('button', { name: 'Try again' }));
  await farida.click(await screen.findByRole('button', { name: /^Try again: Emails/ }));
  await waitFor(() => expect(screen.getByText(/Network error|didn't work/)).toBeInTheDocument());
});

it('is read in Hindi, too', async () => {
  await inHindi();
  screenFor(
    answers(BackgroundWorkDocument, work([queueOf('mail')])),
    answers(FailedJobsDocument, page([jobOf('one')])),
  );
  expect(await screen.findByRole('heading', { name: 'अभी इंतज़ार में' })).toBeInTheDocument();
});
